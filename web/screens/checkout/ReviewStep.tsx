import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useExecute } from '../../api/execute-context.ts'
import type { PlaceOrderInput } from '../../api/shop-types.generated.ts'
import { shownError } from '../../api/shown-error.tsx'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { GraphqlFailure } from '../../../schema/page.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Notices } from '../../ui/Notices.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { announceCartChange } from '../cart/cart-channel.ts'
import { CartTotals } from '../cart/CartTotals.tsx'
import { inTurn } from '../cart/in-turn.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { RichText } from '../content/RichText.tsx'
import { Agreements, type AgreementsQuery, PlaceOrder, type PlaceOrderMutation } from './checkout.generated.ts'
import type { StepProps } from './CheckoutContent.tsx'
import { ChosenSoFar, RecapLines } from './OrderRecap.tsx'
import styles from './ReviewStep.module.css'
import { OrderChanges, StepTitle } from './StepForm.tsx'
import { placedOrderQuery, storeCheckout, useLeaving } from './use-checkout.ts'
import { useWithdrawalExceptions, WithdrawalExceptions } from './WithdrawalExceptions.tsx'

/** Delays in ms before each further attempt. */
const DELAYS = [1000, 2000, 4000]

/** Kinds of payment whose page opens after the order. */
const OPENS_PAGE: ReadonlySet<string> = new Set(['CARD', 'REDIRECT', 'INSTALLMENTS'])

const GATEWAY_FAILURES = [0, 502, 504]

/**
 * The last step: summary, agreements and the order. The button says that it obliges to pay, and goods, delivery and total stand just
 * above it (French consumer code, L. 221-14).
 */
export function ReviewStep({ checkout, owner, onChanged }: StepProps) {
  const t = useTranslate()
  const { cart, revision, paymentMethod } = checkout
  const agreements = useAgreements()
  const exceptions = useWithdrawalExceptions(cart.items)
  // Shown all at once: a late part would move the text that the shopper is reading, and the button.
  const isReady = (agreements.list ?? agreements.error) && !exceptions.isPending
  const order = usePlaceOrder()
  const [tries, setTries] = useState(0)
  const review = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (tries === 0) return
    const fault = review.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(fault ?? outcome.current)?.focus()
  }, [tries])

  const submit = async () => {
    // Two clicks can arrive before the button renders as busy.
    if (isUnderWay.current || order.isBusy) return
    if (!agreements.check()) return setTries(tries + 1)
    isUnderWay.current = true
    const input = { cartId: cart.id, revision, agreementIds: agreements.tickedIds }
    const response = await order.place(input).catch(() => null)
    isUnderWay.current = false
    if (response?.success) return
    if (response) onChanged(response.changes)
    setTries(tries + 1)
  }
  return (
    // No form: Enter in a checkbox would submit it, and only the button may oblige to pay.
    <div ref={review} className={styles.review}>
      <StepTitle>{t('checkout.review.title')}</StepTitle>
      <ChosenSoFar checkout={checkout} owner={owner} before="review" />
      {isReady ? (
        <>
          {cart.isShippable && agreements.guarantee && <GuaranteeNotice notice={agreements.guarantee} />}
          <WithdrawalExceptions {...exceptions} />
          <AgreementBoxes state={agreements} />
          <section className={styles.order} aria-labelledby="checkout-order">
            <div className={styles.head}>
              <h3 id="checkout-order" className={styles.title}>
                {t('checkout.order')}
              </h3>
              <Link href="/cart" variant="related" preload={false}>
                {t('checkout.changeCart')}
              </Link>
            </div>
            <RecapLines lines={cart.items} />
            <CartTotals cart={cart} credit={checkout.storeCredit?.applied?.value} />
            <div ref={outcome} tabIndex={-1} className={styles.outcome}>
              <OrderChanges changes={order.changes} errorMessage={order.errorMessage} canOrder={cart.canCheckout} />
            </div>
            {/* Required information must be on screen before the order can be placed. */}
            {cart.canCheckout || order.isBusy ? (
              <Button
                size="large"
                busy={order.isBusy || exceptions.isPlaceholderData}
                className={styles.button}
                onClick={() => void submit()}
              >
                {t('checkout.placeOrder')}
              </Button>
            ) : (
              <ButtonLink href="/cart" size="large" className={styles.button} preload={false}>
                {t('checkout.changeCart')}
              </ButtonLink>
            )}
            <p className={styles.next} role="status">
              {order.isLeaving && <span>{t('checkout.leaving')}</span>}
              {order.isBusy && !order.isLeaving && <span>{t('checkout.placing')}</span>}
              {!order.isBusy && paymentMethod && OPENS_PAGE.has(paymentMethod.kind) && (
                <>
                  <Icon name="shield" className={styles.icon} />
                  <span>{t('checkout.cardNext')}</span>
                </>
              )}
            </p>
          </section>
        </>
      ) : (
        <div data-loading="">
          <Skeleton lines={4} />
        </div>
      )}
    </div>
  )
}

/** The notice of the product pages, from which it opens in full. */
function GuaranteeNotice({ notice }: { notice: NonNullable<AgreementsQuery['guaranteeNotice']> }) {
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        {notice.title} {notice.duration && <strong className={styles.duration}>{notice.duration}</strong>}
      </summary>
      <Notices notices={[notice]} level={3} />
    </details>
  )
}

/** The agreements to tick, each with its text in a dialog. */
function AgreementBoxes({ state }: { state: AgreementsState }) {
  const t = useTranslate()
  const [opened, setOpened] = useState<Agreement | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (state.error) {
    return (
      <Alert kind="error">
        <p>{t('checkout.agreements.unreadable')}</p>
        <Button variant="secondary" onClick={state.retry}>
          {t('ui.retry')}
        </Button>
      </Alert>
    )
  }
  if (!state.list?.length) return null

  const read = (agreement: Agreement) => {
    setOpened(agreement)
    setOpen(true)
  }
  return (
    <div className={styles.agreements}>
      {state.list.map((agreement) => (
        <div key={agreement.id} className={styles.agreement}>
          {agreement.isRequired ? (
            <Checkbox
              label={agreement.checkboxText}
              checked={state.isTicked(agreement.id)}
              onChange={(event) => state.tick(agreement.id, event.currentTarget.checked)}
              error={state.isFaulty(agreement) && t('checkout.agreements.missing')}
              required
            />
          ) : (
            <p className={styles.text}>{agreement.checkboxText}</p>
          )}
          <Button
            variant="quiet"
            size="small"
            className={styles.read}
            aria-haspopup="dialog"
            onClick={() => read(agreement)}
          >
            {t('checkout.agreements.read', { name: agreement.name })}
          </Button>
        </div>
      ))}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={opened?.name ?? ''} size="wide">
        {opened && <RichText content={opened.content} below={2} />}
      </Dialog>
    </div>
  )
}

/**
 * Places the order. Cart id and revision make the mutation idempotent, so it can be repeated when no response arrives. Then goes to
 * the payment page or the success page. If the order has changed meanwhile, the shopper confirms again.
 */
function usePlaceOrder() {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const [, navigate] = useLocation()
  const prove = useCaptcha('PLACE_ORDER')
  const { isLeaving, leaveFor } = useLeaving()

  const place = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (input: PlaceOrderInput): Promise<PlaceOrderMutation['placeOrder']> => {
      // A captcha proof is valid for one attempt.
      const attempt = async () => execute(PlaceOrder, { input: { ...input, captcha: await prove() } })
      const { placeOrder: response } = await inTurn(() => retryIdempotent(attempt))
      if (!response.success || !response.order) {
        await storeCheckout(queryClient, response.checkout)
        return response
      }
      // The cached checkout stays until this screen is left: an empty one would redirect to the cart.
      queryClient.setQueryData(placedOrderQuery.queryKey, { placedOrder: response.order })
      queryClient.setQueryData(cartQuery.queryKey, { cart: response.checkout.cart })
      announceCartChange()
      if (response.redirectUrl) leaveFor(response.redirectUrl)
      else navigate('/checkout/success', { replace: true })
      return response
    },
  })
  const { data, error } = place
  const isPlaced = Boolean(data?.success && data.order)
  const refusal = data && !isPlaced ? (data.errorMessage ?? t('checkout.refused')) : null
  return {
    place: place.mutateAsync,
    /** Busy until the next page has loaded, so that the order cannot be placed twice. */
    isBusy: place.isPending || isLeaving,
    isLeaving,
    changes: data && !isPlaced ? data.changes : [],
    errorMessage: error
      ? isLost(error)
        ? (navigator.onLine ? '' : `${t('shell.offline.heading')}. `) + t('checkout.lost')
        : shownError(error, t('ui.fault'))
      : refusal,
  }
}

/**
 * Repeats an idempotent request when its response does not arrive. An error response of the shop is thrown at once, a missing one after
 * the last attempt.
 */
async function retryIdempotent<T>(ask: () => Promise<T>): Promise<T> {
  for (const delay of DELAYS) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      await sleep(delay)
    }
  }
  return ask()
}

/** Whether no response arrived, so that the shop may have placed the order. */
function isLost(error: unknown): boolean {
  return error instanceof GraphqlFailure && GATEWAY_FAILURES.includes(error.status)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

type Agreement = AgreementsQuery['agreements'][number]

type AgreementsState = ReturnType<typeof useAgreements>

/** The agreements and their state; none is ticked in advance. */
function useAgreements() {
  const { data, error, refetch } = useOperation(Agreements, {})
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const required = data?.agreements.filter(({ isRequired }) => isRequired) ?? []
  const isMissing = ({ id }: Agreement) => !ticked.has(id)

  return {
    list: data?.agreements,
    /** The notice about the legal guarantee of goods. */
    guarantee: data?.guaranteeNotice,
    error,
    retry: () => void refetch(),
    tickedIds: [...ticked],
    isTicked: (id: string) => ticked.has(id),
    /** Whether a required box is unticked after a try to order. */
    isFaulty: (agreement: Agreement) => isChecked && agreement.isRequired && isMissing(agreement),
    tick(id: string, on: boolean) {
      const next = new Set(ticked)
      if (on) next.add(id)
      else next.delete(id)
      setTicked(next)
    },
    check(): boolean {
      setChecked(true)
      return data !== undefined && !required.some(isMissing)
    },
  }
}
