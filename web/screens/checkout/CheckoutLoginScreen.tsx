import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { registerPath } from '../../../schema/safe-path.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { noteForCart } from '../cart/cart-notes.ts'
import type { CustomerResultFragment } from '../customer/customer.generated.ts'
import { useEmailQuestion } from '../customer/use-email-question.tsx'
import { useEmailFault } from '../customer/email.ts'
import { LoginForm } from '../customer/LoginForm.tsx'
import { useMe } from '../customer/use-me.ts'
import { type CheckoutStateFragment, SetCheckoutEmail } from './checkout.generated.ts'
import {
  CheckoutLoading,
  CheckoutUnreadable,
  RedirectWhenLoaded,
  loadSteps,
  NothingToOrder,
  useLoadPage,
} from './CheckoutStates.tsx'
import styles from './CheckoutLoginScreen.module.css'
import { prefetchFooterBlocks } from './footer-blocks.ts'
import { stepPath } from './steps.ts'
import { checkoutQuery, useCheckout, useCheckoutMutation } from './use-checkout.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchFooterBlocks(queryClient)
  return {}
}

/** `/checkout/login`: sign in, or go on as a guest. */
export default function CheckoutLoginScreen() {
  const t = useTranslate()
  const { data: checkout, error, refetch, isFetching } = useCheckout()
  const { data: me } = useMe()
  const hasExpired = useOnceTrue(me?.hasExpired ?? false)
  const loadPage = useLoadPage()
  const prepareNext = () => void Promise.all([loadPage('/checkout'), loadSteps()]).catch(() => {})
  const content = () => {
    // A customer who signs in again gets the cart back with the next response.
    const isEmpty = checkout?.cart.items.length === 0 && !isFetching
    if (isEmpty && (!hasExpired || me?.id)) return <NothingToOrder />
    if (checkout) return <WhoOrders checkout={checkout} hasExpired={hasExpired} />
    if (!error) return <CheckoutLoading />
    return <CheckoutUnreadable error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  return (
    <Container className={styles.screen}>
      <PageHead title={t('checkout.login.title')} robots="noindex" />
      {/* A shopper who begins to type will go on to the steps. */}
      <div onFocus={prepareNext}>{content()}</div>
    </Container>
  )
}

function WhoOrders({ checkout, hasExpired }: { checkout: CheckoutStateFragment; hasExpired: boolean }) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const [, navigate] = useLocation()
  const hasCart = checkout.cart.items.length > 0
  if (me?.id && checkout.step !== 'LOGIN') return <RedirectWhenLoaded to="/checkout/" />
  const signedIn = (response: CustomerResultFragment) => {
    if (response.pageToComplete) return navigate(response.pageToComplete, { replace: true })
    noteForCart([...(response.accountGoods ? [response.accountGoods] : []), ...response.notes])
    void queryClient.invalidateQueries({ queryKey: checkoutQuery.queryKey })
  }
  return (
    <>
      <h1>{t('checkout.login.title')}</h1>
      {hasExpired && (
        <Alert kind="warning" className={styles.notice}>
          {t('checkout.login.expired')}
        </Alert>
      )}
      <div className={styles.ways}>
        {hasCart && (
          <section className={styles.way} aria-labelledby="checkout-guest">
            <h2 id="checkout-guest" className={styles.subtitle}>
              {t(checkout.isGuestAllowed ? 'checkout.login.guest' : 'account.login.new')}
            </h2>
            {checkout.isGuestAllowed ? (
              <GuestForm email={checkout.email} />
            ) : (
              <>
                <p className={styles.lead}>{t('checkout.login.guestForbidden')}</p>
                <ButtonLink variant="secondary" href={registerPath('/checkout/')}>
                  {t('account.register.submit')}
                </ButtonLink>
              </>
            )}
          </section>
        )}
        <section className={styles.way} aria-labelledby="checkout-known">
          <h2 id="checkout-known" className={styles.subtitle}>
            {t('checkout.login.known')}
          </h2>
          <LoginForm email={checkout.email ?? undefined} onSignedIn={signedIn} />
        </section>
      </div>
    </>
  )
}

/** The server reports it in one response only; the page keeps showing it. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value)
  if (value && !wasTrue) setWasTrue(true)
  return wasTrue
}

/** A guest's order needs an e-mail address for the confirmation. */
function GuestForm({ email }: { email: string | null }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const [, navigate] = useLocation()
  const save = useCheckoutMutation(
    SetCheckoutEmail,
    (address: string) => ({ email: address }),
    (result) => result.setCheckoutEmail,
  )
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      email: emailFault(values.email),
    }),
    send: (values) => save.mutateAsync(values.email ?? ''),
    onAccepted: () => navigate(stepPath('address')),
    refusal: t('checkout.refused'),
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      <p className={styles.text}>{t('checkout.login.guestHint')}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        {...field}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email ?? undefined}
        error={faults.email}
        required
      />
      {question}
      <Button type="submit" size="large" busy={isBusy}>
        {t('checkout.login.continue')}
      </Button>
    </form>
  )
}
