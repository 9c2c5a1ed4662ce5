import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

type Read = { error: Error; refetch(): Promise<unknown>; isFetching: boolean }

/** What a screen of the account shows where its data could not be read: why, and a way to try again. */
export function AccountUnreadable({ error, refetch, isFetching }: Read) {
  const t = useTranslate()
  return (
    <Alert kind="error">
      <p>{t('account.unreadable')}</p>
      <p>{error.message}</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('account.retry')}
      </Button>
    </Alert>
  )
}
