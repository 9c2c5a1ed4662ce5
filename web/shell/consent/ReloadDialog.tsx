import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ConsentDialog.module.css'

/** Asks before a reload would clear what was typed. */
export default function ReloadDialog({ onLater }: { onLater: () => void }) {
  const t = useTranslate()
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('consent.reload.title')}
      footer={
        <div className={styles.actions}>
          <Button onClick={onLater}>{t('consent.reload.later')}</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t('consent.reload.now')}
          </Button>
        </div>
      }
    >
      <p>{t('consent.reload.text')}</p>
    </Dialog>
  )
}
