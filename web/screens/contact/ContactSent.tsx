import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import styles from './ContactScreen.module.css'

/** The message is away: when and where the answer comes. */
export function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslate()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.form}>
      <Alert kind="success">
        <p>
          <strong>{t('contact.sent')}</strong>
        </p>
        <p>{t('contact.sent.next', { email })}</p>
      </Alert>
      <p className={styles.note}>
        <Link href="/faq/">{t('contact.sent.faq')}</Link>
      </p>
      <Button variant="secondary" className={styles.submit} onClick={onAnother}>
        {t('contact.sent.another')}
      </Button>
    </div>
  )
}
