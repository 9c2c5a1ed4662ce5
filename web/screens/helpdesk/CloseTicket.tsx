import { useState } from 'react'
import { shownError } from '../../api/shown-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CloseHelpdeskTicket, type CloseHelpdeskTicketMutation } from './helpdesk.generated.ts'
import styles from './TicketScreen.module.css'
import { useTicketChange } from './use-ticket-change.ts'

const answerOf = ({ closeHelpdeskTicket }: CloseHelpdeskTicketMutation) => closeHelpdeskTicket

/** One press ends a ticket, and one message opens it again: nobody has to be asked twice. */
export function CloseTicket({ id, onClosed }: { id: string; onClosed: () => void }) {
  const t = useTranslate()
  const close = useTicketChange(CloseHelpdeskTicket, answerOf)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const end = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { success, errorMessage } = await close({ id })
      if (success) onClosed()
      else setFailure(errorMessage ?? t('helpdesk.refused'))
    } catch (error) {
      setFailure(shownError(error, t('helpdesk.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.close}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p>{t('helpdesk.close.hint')}</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void end()}>
        {t('helpdesk.close')}
      </Button>
    </div>
  )
}
