import { customers, useExecute, useTranslate } from 'musette/web'
import { CancelStockAlert } from './stock-alert.generated.ts'

/** `/account/stock-alert`: target of the unsubscribe link in a mail. */
export default function CancelAlertScreen() {
  const t = useTranslate()
  const execute = useExecute()
  return (
    <customers.MailedLinkAction
      title={t('alert.cancel.title')}
      lead={t('alert.cancel.lead')}
      submit={t('alert.cancel.submit')}
      done={t('alert.cancel.done')}
      incomplete={t('alert.cancel.incomplete')}
      send={async (token) => (await execute(CancelStockAlert, { token })).cancelStockAlert}
    />
  )
}
