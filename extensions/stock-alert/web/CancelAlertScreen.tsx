import { useState } from 'react'
import { shownError } from '../../../web/api/shown-error.ts'
import { useExecute } from '../../../web/api/execute-context.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { ButtonLink } from '../../../web/ui/Link.tsx'
import { Container } from '../../../web/ui/Container.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { useMailedLink } from '../../../web/screens/customer/use-mailed-link.ts'
import { CancelStockAlert } from './stock-alert.generated.ts'

/** `/account/stock-alert`: target of the unsubscribe link in a mail. A button unsubscribes, because mail programs open links by themselves. */
export default function CancelAlertScreen() {
  const t = useTranslate()
  const execute = useExecute()
  const link = useMailedLink('token')
  const [answered, setAnswered] = useState<'done' | string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const outcome = link?.secret === '' ? t('alert.cancel.incomplete') : answered

  const cancel = async () => {
    if (!link) return
    setBusy(true)
    try {
      const { cancelStockAlert: response } = await execute(CancelStockAlert, { token: link.secret })
      setAnswered(response.success ? 'done' : (response.errorMessage ?? t('ui.refused')))
    } catch (error) {
      setAnswered(shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Container>
      <PageHead title={t('alert.cancel.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('alert.cancel.title') }]} />
      <h1>{t('alert.cancel.title')}</h1>
      {outcome === 'done' ? (
        <Alert kind="success">{t('alert.cancel.done')}</Alert>
      ) : (
        outcome !== null && <Alert kind="error">{outcome}</Alert>
      )}
      {outcome === null ? (
        <>
          <p>{t('alert.cancel.lead')}</p>
          <Button busy={isBusy} onClick={() => void cancel()}>
            {t('alert.cancel.submit')}
          </Button>
        </>
      ) : (
        <p>
          <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
        </p>
      )}
    </Container>
  )
}
