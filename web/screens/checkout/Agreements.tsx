import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RichText } from '../content/RichText.tsx'
import styles from './Agreements.module.css'
import type { Agreement, AgreementsState } from './use-agreements.ts'

/** The boxes to tick before an order, each with its text to read in place. */
export function Agreements({ state }: { state: AgreementsState }) {
  const t = useTranslate()
  const [opened, setOpened] = useState<Agreement | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (state.error) {
    return (
      <Alert kind="error">
        <p>{t('checkout.agreements.unreadable')}</p>
        <Button variant="secondary" onClick={state.retry}>
          {t('ui.retry')}
        </Button>
      </Alert>
    )
  }
  if (!state.list) return <Skeleton lines={2} />
  if (state.list.length === 0) return null

  const read = (agreement: Agreement) => {
    setOpened(agreement)
    setOpen(true)
  }
  return (
    <div className={styles.agreements}>
      {state.list.map((agreement) => (
        <div key={agreement.id} className={styles.agreement}>
          {agreement.isRequired ? (
            <Checkbox
              label={agreement.checkboxText}
              checked={state.isTicked(agreement.id)}
              onChange={(event) => state.tick(agreement.id, event.currentTarget.checked)}
              error={state.isFaulty(agreement) && t('checkout.agreements.missing')}
              required
            />
          ) : (
            <p className={styles.text}>{agreement.checkboxText}</p>
          )}
          <Button
            variant="quiet"
            size="small"
            className={styles.read}
            aria-haspopup="dialog"
            onClick={() => read(agreement)}
          >
            {t('checkout.agreements.read', { name: agreement.name })}
          </Button>
        </div>
      ))}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={opened?.name ?? ''} wide>
        {opened && <RichText content={opened.content} below={2} />}
      </Dialog>
    </div>
  )
}
