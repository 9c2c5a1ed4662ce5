import { type ReactNode, useState } from 'react'
import { customers, site, ui, useExecute, useTranslate } from 'musette/web'
import { CancelStockAlert } from './stock-alert.generated.ts'

/** `/account/stock-alert`: target of the unsubscribe link in a mail. A button unsubscribes, because mail programs open links by themselves. */
export default function CancelAlertScreen() {
  const t = useTranslate()
  const execute = useExecute()
  const link = customers.useMailedLink('token')
  const [answered, setAnswered] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  const outcome = link?.secret === '' ? t('alert.cancel.incomplete') : answered

  const cancel = async () => {
    if (!link) return
    setBusy(true)
    try {
      const { cancelStockAlert: response } = await execute(CancelStockAlert, { token: link.secret })
      setAnswered(response.success ? 'done' : (response.errorMessage ?? t('ui.refused')))
    } catch (error) {
      setAnswered(site.shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ui.Container>
      <ui.PageHead title={t('alert.cancel.title')} robots="noindex" />
      <ui.Breadcrumb items={[{ name: t('alert.cancel.title') }]} />
      <h1>{t('alert.cancel.title')}</h1>
      {outcome === null ? (
        <>
          <p>{t('alert.cancel.lead')}</p>
          <ui.Button busy={isBusy} onClick={() => void cancel()}>
            {t('alert.cancel.submit')}
          </ui.Button>
        </>
      ) : (
        <ui.Alert kind={outcome === 'done' ? 'success' : 'error'}>
          <p>{outcome === 'done' ? t('alert.cancel.done') : outcome}</p>
          <ui.ButtonLink href="/" variant="secondary">
            {t('cart.backHome')}
          </ui.ButtonLink>
        </ui.Alert>
      )}
    </ui.Container>
  )
}
