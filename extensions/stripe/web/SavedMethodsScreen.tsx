import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customers, type LoadContext, operationQuery, site, ui, useExecute, useTranslate } from 'musette/web'
import {
  DeleteStripePaymentMethod,
  StripePaymentMethods,
  type StripePaymentMethodsQuery,
} from './saved-methods.generated.ts'
import styles from './SavedMethodsScreen.module.css'

const FEATURE = 'stripePaymentMethods'

export const load = (context: LoadContext) => customers.loadFeature(context, FEATURE)

type Method = NonNullable<StripePaymentMethodsQuery['me']['stripePaymentMethods']>[number]

/** `/user/stripe-cards`: what Stripe keeps of the customer, to be deleted there. */
export default function SavedMethodsScreen() {
  const t = useTranslate()
  return (
    <customers.FeatureGate feature={FEATURE} title={t('stripe.title')}>
      <ui.PageHead title={t('stripe.title')} robots="noindex" />
      <h1>{t('stripe.title')}</h1>
      <customers.AccountData operation={StripePaymentMethods} variables={{}}>
        {({ me }) => <Methods methods={me.stripePaymentMethods ?? []} />}
      </customers.AccountData>
    </customers.FeatureGate>
  )
}

function Methods({ methods }: { methods: readonly Method[] }) {
  const t = useTranslate()
  if (methods.length === 0) {
    return (
      <>
        <p>{t('stripe.empty')}</p>
        <p>{t('stripe.empty.hint')}</p>
      </>
    )
  }
  return (
    <>
      <p>{t('stripe.lead')}</p>
      <ul className={styles.methods}>
        {methods.map((method) => (
          <SavedMethod key={method.id} method={method} />
        ))}
      </ul>
    </>
  )
}

function SavedMethod({ method: { id, label, expires } }: { method: Method }) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { deleteStripePaymentMethod: response } = await execute(DeleteStripePaymentMethod, { id })
      if (response.success) {
        announce(t('stripe.deleted'))
        await queryClient.invalidateQueries({ queryKey: operationQuery(StripePaymentMethods, {}).queryKey })
      } else setFailure(response.errorMessage ?? t('ui.refused'))
    } catch (error) {
      setFailure(site.shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={styles.method}>
      <div>
        <strong>{label}</strong>
        {expires && <p>{t('stripe.expires', { month: expires.split('-').toReversed().join('/') })}</p>}
      </div>
      <ui.Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('stripe.delete')} <ui.VisuallyHidden>{label}</ui.VisuallyHidden>
      </ui.Button>
      <ui.Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('stripe.delete.title')}
        footer={
          <>
            <ui.Button busy={isBusy} onClick={() => void confirm()}>
              {t('stripe.delete.confirm')}
            </ui.Button>
            <ui.Button variant="secondary" onClick={() => setAsking(false)}>
              {t('account.cancel')}
            </ui.Button>
          </>
        }
      >
        {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
        <p>{label}</p>
      </ui.Dialog>
    </li>
  )
}
