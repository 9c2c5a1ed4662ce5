import { useTranslate } from '../../i18n/messages-context.ts'
import { errorReason } from '../../shell/error-reason.ts'
import type { ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

/** The account's own error screen (spec §2): its menu stays, so that the rest of the account is one press away. */
export function AccountError({ error }: ScreenErrorProps) {
  const t = useTranslate()
  const reason = errorReason(error)
  return (
    <>
      <title>An error occured.</title>
      <h1 lang="en">An error occured.</h1>
      <Alert kind="error">
        <p>{t('account.error')}</p>
        {reason && <p lang="en">{reason}</p>}
        <Button variant="secondary" onClick={() => location.reload()}>
          {t('ui.retry')}
        </Button>
      </Alert>
    </>
  )
}
