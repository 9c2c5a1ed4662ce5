import { type ReactNode, useState } from 'react'
import { shownError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type DeleteDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the button that deletes. */
  confirm: string
  /** Rejects as the transport does. What is deleted leaves the page, and the dialog with it. */
  onConfirm: () => Promise<{ success: boolean; errorMessage: string | null }>
  /** What is deleted. */
  children: ReactNode
}

/** Asks before something is deleted, and says why it cannot be. */
export function DeleteDialog({ open, onClose, title, confirm, onConfirm, children }: DeleteDialogProps) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const attempt = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { success, errorMessage } = await onConfirm()
      if (!success) setFailure(errorMessage ?? t('ui.refused'))
    } catch (error) {
      setFailure(shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    setFailure(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button busy={isBusy} onClick={() => void attempt()}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('account.cancel')}
          </Button>
        </>
      }
    >
      {failure && <Alert kind="error">{failure}</Alert>}
      {children}
    </Dialog>
  )
}
