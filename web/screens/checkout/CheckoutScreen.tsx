import { useSearch } from 'wouter'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { useSignedIn } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { prefetchCountries, useAddressBook } from '../address/address-queries.ts'
import { prefetchFormFields, useFormFields } from '../form-fields/FormFields.tsx'
import {
  CheckoutContent,
  CheckoutLoading,
  CheckoutUnreadable,
  GoTo,
  RedirectWhenLoaded,
  NothingToOrder,
  useStepsCode,
} from './CheckoutStates.tsx'
import styles from './CheckoutScreen.module.css'
import { prefetchFooterBlocks } from './footer-blocks.ts'
import { openStep, stepPath } from './steps.ts'
import { useCheckout } from './use-checkout.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await Promise.all([
    prefetchFooterBlocks(queryClient),
    prefetchCountries(queryClient),
    prefetchFormFields(queryClient, 'ADDRESS'),
  ])
  return {}
}

/** `/checkout/?step=…`: the page is the same for all shoppers; the browser fetches the order. */
export default function CheckoutScreen() {
  const t = useTranslate()
  const wanted = new URLSearchParams(useSearch()).get('step')
  const state = useCheckout()
  const book = useAddressBook()
  useFormFields('ADDRESS')
  const checkout = state.data
  const owner = book.data
  const step = checkout ? openStep(checkout, wanted) : null
  const error = state.error ?? book.error
  // Signed-in shoppers, and those with a step in the address, probably see a step.
  const isSignedIn = useSignedIn()
  const hasSteps = useStepsCode(isSignedIn === true || wanted !== null || step !== null)

  const content = () => {
    if (checkout && checkout.cart.items.length === 0) return <NothingToOrder />
    if (checkout && !step) return state.isFetching ? <CheckoutLoading /> : <RedirectWhenLoaded to="/checkout/login" />
    if (checkout && owner && step && hasSteps) {
      return (
        <>
          {wanted !== step && <GoTo path={stepPath(step)} />}
          <CheckoutContent checkout={checkout} owner={owner} step={step} />
        </>
      )
    }
    if (!error) return <CheckoutLoading />
    const retry = () => void Promise.all([state.refetch(), book.refetch()])
    return <CheckoutUnreadable error={error} onRetry={retry} isRetrying={state.isFetching || book.isFetching} />
  }
  return (
    <Container className={styles.screen}>
      <PageHead
        title={step ? t('checkout.pageTitle', { step: t(`checkout.step.${step}`) }) : t('checkout.title')}
        robots="noindex"
      />
      {content()}
    </Container>
  )
}
