import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { CheckoutAddressesInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { dropDrafts, useAddressChoice } from '../address/use-address-choice.ts'
import { AddressChooser } from '../address/AddressChooser.tsx'
import { faultsBelow } from '../address/address-values.ts'
import { AddressBook } from '../address/address.generated.ts'
import { type BookOwner, useCountries } from '../address/address-queries.ts'
import type { CartContentsFragment } from '../cart/cart.generated.ts'
import { useCartNotes } from '../cart/cart-notes.ts'
import { CartTotals } from '../cart/CartTotals.tsx'
import { cartQuery } from '../cart/use-cart.ts'
import { Coupon } from '../cart/Coupon.tsx'
import { type CheckoutResultFragment, type CheckoutStateFragment, SetCheckoutAddresses } from './checkout.generated.ts'
import styles from './CheckoutScreen.module.css'
import { ChosenSoFar, RecapLines } from './OrderRecap.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { OrderChanges, STEP_TITLE_ID, StepForm, StepTitle } from './StepForm.tsx'
import { PaymentOutcome, usePaymentOutcome } from './PaymentOutcome.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { pricesOf, type SeenPrice, useSeenPrices } from './seen-prices.ts'
import stylesForm from './StepForm.module.css'
import { firstIncomplete, openStep, type Step, stepPath, stepsOf } from './steps.ts'
import { lastPaymentMethodQuery, useCheckoutMutation } from './use-checkout.ts'

export type StepProps = {
  checkout: CheckoutStateFragment
  owner: BookOwner
  /** Goes on with the response of the mutation. */
  onDone: (response: CheckoutResultFragment) => void
  /** Changes since the order was shown. They stay visible when the shopper is led back to an earlier step. */
  onChanged: (changes: readonly string[]) => void
}

const STEP_SCREENS = { address: AddressStep, delivery: DeliveryStep, payment: PaymentStep, review: ReviewStep }

export type CheckoutContentProps = Pick<StepProps, 'checkout' | 'owner'> & { step: Step }

/** One step at a time, with the list of steps, the former choices and the cart. */
export default function CheckoutContent({ checkout, owner, step }: CheckoutContentProps) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const [changes, setChanges] = useState<readonly string[]>([])
  // About goods that came into the cart on another screen: the shopper may want to look.
  const cartNotes = useCartNotes()
  const [notes, setNotes] = useState(cartNotes)
  const { outcome, putAway } = usePaymentOutcome()
  const part = useFocusOnNewStep(step)
  const queryClient = useQueryClient()
  const cachedCart = () => queryClient.getQueryData(cartQuery.queryKey)?.cart ?? checkout.cart
  const [seenPrices, setSeenPrices] = useSeenPrices(checkout.cart, cachedCart())
  const changesOfStore = useChangesOfStore(seenPrices, checkout.cart)
  // The step of payment begins with the method of the last order.
  useEffect(() => void queryClient.prefetchQuery(lastPaymentMethodQuery), [queryClient])

  const first = firstIncomplete(checkout)
  const steps = stepsOf(checkout)
  const reached = first ? steps.indexOf(first) : -1
  const StepScreen = STEP_SCREENS[step]
  const goOn = async ({ checkout: next, notes: newNotes }: CheckoutResultFragment) => {
    await scrolledToTop()
    setChanges([])
    setSeenPrices(pricesOf(checkout.cart))
    putAway()
    // Notes about automatic changes show on the next step.
    setNotes(newNotes)
    const target = openStep(next, null)
    if (target) navigate(stepPath(target))
  }
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      {/* A new step is new elements: none of the former one move to another place. */}
      <Fragment key={step}>
        <Steps
          label={t('checkout.steps')}
          doneText={t('checkout.step.done')}
          current={step}
          steps={steps.map((id, index) => ({
            id,
            name: t(`checkout.step.${id}`),
            href: index <= reached ? stepPath(id) : undefined,
            isDone: index < reached,
          }))}
        />
        <div className={classNames(styles.body, step === 'review' ? styles.single : styles.columns)}>
          {/* The review step shows the cart itself. */}
          {step !== 'review' && (
            <div className={styles.recap}>
              <Recap checkout={checkout} />
            </div>
          )}
          <div className={styles.main}>
            {step !== 'review' && <ChosenSoFar checkout={checkout} owner={owner} before={step} />}
            <div ref={part} className={classNames(styles.main, styles.step)}>
              <PaymentOutcome outcome={outcome} />
              <CartFaults cart={checkout.cart} />
              <MinimumOrder text={checkout.minimumOrder} />
              {step !== 'review' && <OrderChanges changes={changes} errorMessage={null} canOrder={false} />}
              <ShopNotes notes={notes} isOfCart={notes === cartNotes} />
              <ShopNotes notes={changesOfStore} isOfCart />
              <StepScreen
                checkout={checkout}
                owner={owner}
                onDone={(response) => void goOn(response)}
                onChanged={(all) => {
                  setChanges(all)
                  setSeenPrices(pricesOf(cachedCart()))
                }}
              />
            </div>
          </div>
        </div>
      </Fragment>
    </>
  )
}

/** Says what the store has changed without reporting it: items that are no longer sold, and prices other than those that the shopper saw. */
function useChangesOfStore(seen: readonly SeenPrice[], now: CartContentsFragment): string[] {
  const t = useTranslate()
  const { money } = useFormat()
  const newPrices = now.items.flatMap(({ item_id: id, name, qty, priceInfo }) => {
    const { value } = priceInfo.price.priceInclTax
    const [, , amount, currency] = seen.find((line) => line[0] === id && line[1] === qty) ?? []
    if (amount === undefined || amount === value.amount || currency !== value.currency) return []
    return t('checkout.newPrice', { name, now: money(value), before: money({ ...value, amount }) })
  })
  return now.hasLostItems ? [t('cart.lostItems'), ...newPrices] : newPrices
}

/** Shows the top of the page before what is on it changes: a footer that is in view would jump with the length of the step. */
async function scrolledToTop(): Promise<void> {
  if (scrollY === 0) return
  scrollTo(0, 0)
  // The second frame begins after the first has been painted.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/**
 * Shows the page from its top, or from messages and heading of the step where these are in the lower half of the window; a page that was scrolled before
 * stays where it is. Focuses the heading of a new step; not on the first one of a page. Returns the ref of the part that begins with the messages.
 */
function useFocusOnNewStep(step: Step) {
  const shown = useRef<Step>(null)
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown.current === step || !part.current) return
    const isFirst = shown.current === null
    shown.current = step
    // The navigation to the first one scrolls to the top in the next frame.
    if (isFirst) return void requestAnimationFrame(() => requestAnimationFrame(() => showPart(part.current)))
    scrollTo(0, 0)
    showPart(part.current)
    document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
  }, [step])
  return part
}

function showPart(part: HTMLElement | null): void {
  if (!part || scrollY > 0 || part.getBoundingClientRect().top <= innerHeight / 2) return
  // It can be scrolled to its top then, without the footer coming into view.
  part.style.minHeight = '100vh'
  part.scrollIntoView()
}

/** Automatic changes of the step before, for example the only method that delivers to the address; or those of the cart, with a link to it. */
function ShopNotes({ notes, isOfCart }: { notes: readonly string[]; isOfCart: boolean }) {
  const t = useTranslate()
  if (notes.length === 0) return null
  return (
    <Alert kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isOfCart && <Link href="/cart">{t('checkout.changeCart')}</Link>}
    </Alert>
  )
}

/** The order is below the minimum. Shown at every step, since Magento reports it only at the last one. */
function MinimumOrder({ text }: { text: string | null }) {
  const t = useTranslate()
  if (!text) return null
  return (
    <Alert kind="warning">
      <p>{text}</p>
      <Link href="/">{t('checkout.minimum.more')}</Link>
    </Alert>
  )
}

/** Lines that cannot be ordered, with a link to the cart. */
function CartFaults({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const faulty = cart.items.filter(({ errors }) => errors.length > 0)
  if (faulty.length === 0 && cart.canCheckout) return null
  return (
    <Alert kind="warning">
      <p>{faulty.length > 0 ? t('checkout.faults', { count: faulty.length }) : t('cart.blockedUnknown')}</p>
      <ul>
        {faulty.map(({ item_id: id, name, errors }) => (
          <li key={id}>
            <strong>{name}</strong> – {errors.join(' ')}
          </li>
        ))}
      </ul>
      <p>
        <Link href="/cart">{t('checkout.changeCart')}</Link>
      </p>
    </Alert>
  )
}

/** Lines and totals beside every step; on a phone they open from a line with the total. */
function Recap({ checkout: { cart, storeCredit } }: { checkout: CheckoutStateFragment }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.recapRecap} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.recapTitle}>
        {t('cart.summary')}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bag" />
        <span>{t('cart.count', { count: cart.items_qty })}</span>
        <Icon name="chevron-down" className={classNames(styles.chevron, isOpen && styles.up)} />
        <Price value={cart.totals.totalInclTax.value} className={styles.total} />
      </button>
      <div id={`${id}-content`} className={classNames(styles.content, isOpen && styles.open)}>
        <RecapLines lines={cart.items} />
        <Coupon cart={cart} />
        <CartTotals cart={cart} credit={storeCredit?.applied?.value} />
      </div>
    </section>
  )
}

/** Shipping and billing address; a cart with virtual products only has no shipping address. */
function AddressStep({ checkout, owner, onDone }: StepProps) {
  const t = useTranslate()
  const countries = useCountries()
  const { isShippable } = checkout.cart
  const queryClient = useQueryClient()
  const shipping = useAddressChoice({ name: 'shipping', stored: checkout.shippingAddress, owner, countries })
  const billing = useAddressChoice({ name: 'billing', stored: checkout.billingAddress, owner, countries })
  // Magento copies the default billing address into a customer's new cart, which has no shipping address yet.
  const isSameEntry = shipping.entryId !== null && shipping.entryId === billing.entryId
  const [billsElsewhere, setBillsElsewhere] = useState(
    checkout.billingAddress !== null && !checkout.isBillingSameAsShipping && !isSameEntry,
  )
  const [faultTries, setFaultTries] = useState(0)
  const asksBilling = !isShippable || billsElsewhere
  const shown = [...(isShippable ? [shipping] : []), ...(asksBilling ? [billing] : [])]

  const save = useCheckoutMutation(
    SetCheckoutAddresses,
    (input: CheckoutAddressesInput) => ({ input }),
    (result) => result.setCheckoutAddresses,
  )
  const submit = async () => {
    const areRight = shown.map((choice) => choice.check()).every(Boolean)
    if (!areRight) return setFaultTries(faultTries + 1)
    const input = {
      ...(isShippable && { shipping: shipping.input() }),
      ...(asksBilling && { billing: billing.input() }),
    }
    const response = await save.mutateAsync(input).catch(() => null)
    if (response?.success) {
      dropDrafts()
      // An entry may have been completed.
      void queryClient.invalidateQueries({ queryKey: [AddressBook.name] })
      return onDone(response)
    }
    for (const choice of shown) choice.refuse(faultsBelow(`${choice.name}.address`, response?.errors ?? []))
    setFaultTries(faultTries + 1)
  }
  return (
    <section>
      <StepForm
        onSubmit={() => void submit()}
        submit={t(isShippable ? 'checkout.toDelivery' : 'checkout.toPayment')}
        busy={save.isPending}
        errorMessage={save.errorMessage}
        faultTries={faultTries}
      >
        <StepTitle>{t(isShippable ? 'checkout.shippingAddress' : 'checkout.billingAddress')}</StepTitle>
        {isShippable && <AddressChooser choice={shipping} legend={t('checkout.shippingAddress')} />}
        {isShippable && (
          <Checkbox
            label={t('checkout.billElsewhere')}
            checked={billsElsewhere}
            onChange={(event) => setBillsElsewhere(event.currentTarget.checked)}
          />
        )}
        {asksBilling && (
          <>
            {isShippable && <h3 className={stylesForm.subtitle}>{t('checkout.billingAddress')}</h3>}
            <AddressChooser choice={billing} legend={t('checkout.billingAddress')} />
          </>
        )}
      </StepForm>
    </section>
  )
}
