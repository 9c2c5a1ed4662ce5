import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { CartExtra } from 'virtual:extensions/slots'
import { phoneLink } from '../../../schema/phone-link.ts'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { loadMessages, type Section } from '../../i18n/messages.ts'
import { clientOnly, lazy } from '../../lazy.tsx'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { CART_PAYMENTS_BLOCK } from '../../site/blocks.ts'
import { useShop } from '../../site/shop-context.ts'
import { prepareFormat } from '../../site/use-format.ts'
import { Alert, Unreadable } from '../../ui/Alert.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { observeVisibility } from '../../ui/observe-visibility.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsBeyond } from '../../ui/use-is-beyond.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MainCategories } from '../content/MainCategories.tsx'
import { Arrival } from '../delivery/Arrival.tsx'
import { FreeDelivery } from '../delivery/FreeDelivery.tsx'
import { RichText } from '../content/RichText.tsx'
import { prefetchCmsPage, useCmsPage } from '../content/use-cms-page.ts'
import { useCartNotes } from './cart-notes.ts'
import type { CartContentsFragment, CartLineFragment } from './cart.generated.ts'
import { CartLine, lineId } from './CartLine.tsx'
import styles from './CartScreen.module.css'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutButtons } from './CheckoutButtons.tsx'
import { Coupon } from './Coupon.tsx'
import { keepMiniCartClosed } from './mini-cart-state.ts'
import { RemovedLine } from './RemovedLine.tsx'
import { Suggestions } from './Suggestions.tsx'
import { cartQuery, useCart } from './use-cart.ts'

const MESSAGES: readonly Section[] = ['checkout']

const PlanNote = clientOnly(() => import('../checkout/PaymentPlans.tsx'), 'checkout')

/** Outcome of a payment that began in the cart. The cart waits for it, to avoid layout shift. */
const PaymentOutcome = lazy(() => import('../checkout/PaymentOutcome.tsx'))

const DeliveryEstimate = lazy(() => import('./DeliveryEstimate.tsx'))

const CheckoutBar = lazy(() => import('./CheckoutBar.tsx'))

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, CART_PAYMENTS_BLOCK)
  return { asksAtOnce: true }
}

export function begin(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(cartQuery)
  prepareFormat()
}

/** `/cart`: the page is the same for all shoppers; the browser fetches the cart. */
export default function CartScreen() {
  const t = useTranslate()
  const shop = useShop()
  const { data: cart, error, refetch, isFetching } = useCart()
  useEffect(keepMiniCartClosed, [])
  return (
    <Container className={styles.screen}>
      <PageHead title={t('cart.title')} description={shop.defaultDescription} robots="noindex" />
      <Breadcrumb items={[{ name: t('cart.title') }]} />
      {cart ? (
        <Suspense fallback={<CartSkeleton />}>
          <CartContent cart={cart} />
        </Suspense>
      ) : error ? (
        <>
          <h1>{t('cart.title')}</h1>
          <Unreadable message="cart.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </>
      ) : (
        <CartSkeleton />
      )}
    </Container>
  )
}

/** The skeleton of the cart, with a message for browsers without JavaScript. */
function CartSkeleton() {
  const t = useTranslate()
  const { phone } = useShop()
  return (
    <>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      <noscript>
        <p>
          {t('cart.needsScript')} {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('cart.loading')}</output>
        </VisuallyHidden>
        <div className={styles.columns} aria-hidden="true">
          <div className={styles.skeletonLines}>
            <SkeletonLine />
            <SkeletonLine />
          </div>
          <div className={styles.skeletonSummary}>
            <Skeleton shape="title" />
            <Skeleton shape="control" />
            <Skeleton lines={4} />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </>
  )
}

function SkeletonLine() {
  return (
    <div className={styles.skeletonLine}>
      <Skeleton shape="square" />
      <Skeleton lines={3} />
    </div>
  )
}

/** The last removed line and its position, to undo the removal. */
type Removed = { line: CartLineFragment; index: number }

function CartContent({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasOutcome = useSearch().includes('payment=')
  const [removed, setRemoved] = useState<Removed | null>(null)
  const isBelow = useIsBeyond('below', cart.canCheckout ? '#cart-summary' : null)

  const removedAt = (index: number) => (line: CartLineFragment) => {
    setRemoved({ line, index })
    announce(t('cart.removed', { name: line.name }))
  }
  const restored = () => {
    setRemoved(null)
    heading.current?.focus()
  }
  const notice = removed && (
    <li key={`removed-${removed.line.item_id}`}>
      <RemovedLine line={removed.line} onRestored={restored} />
    </li>
  )
  const lines = cart.items.map((line, index) => (
    <li key={line.item_id}>
      <CartLine line={line} isFirst={index === 0} onRemoved={() => removedAt(index)(line)} />
    </li>
  ))
  if (notice) lines.splice(Math.min(removed.index, lines.length), 0, notice)

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('cart.title')}
        {cart.items_qty > 0 && <span className={styles.count}>{t('cart.count', { count: cart.items_qty })}</span>}
      </h1>
      {hasOutcome && (
        <div className={styles.notes}>
          <PaymentOutcome sections={MESSAGES} />
        </div>
      )}
      <CartNotes hasLostItems={cart.hasLostItems} />
      {cart.items.length === 0 ? (
        <>
          {notice && <ul className={styles.lines}>{notice}</ul>}
          <EmptyCart unavailableReasons={cart.unavailableReasons} />
        </>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>{lines}</ul>
          <CartSummary cart={cart} />
          <Suggestions cart={cart} />
        </div>
      )}
      {isBelow && (
        <Suspense>
          <CheckoutBar cart={cart} />
        </Suspense>
      )}
    </>
  )
}

/** Messages about lines of a reorder that could not be added, and about lines that have disappeared from the cart. */
function CartNotes({ hasLostItems }: Pick<CartContentsFragment, 'hasLostItems'>) {
  const t = useTranslate()
  const refused = useCartNotes()
  const notes = hasLostItems ? [t('cart.lostItems'), ...refused] : refused
  return notes.length > 0 && <Notes of={notes} />
}

function Notes({ of: notes }: { of: readonly string[] }) {
  return (
    <Alert kind="warning" className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  )
}

function EmptyCart({ unavailableReasons }: Pick<CartContentsFragment, 'unavailableReasons'>) {
  const t = useTranslate()
  if (unavailableReasons.length > 0) {
    return (
      <div className={styles.empty}>
        <Notes of={unavailableReasons} />
        <ButtonLink href="/user/address-book">{t('cart.completeAddress')}</ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="bag" />
      </span>
      <p className={styles.lead}>{t('cart.empty')}</p>
      <p>{t('cart.emptyHint')}</p>
      <MainCategories />
      <ButtonLink href="/" variant="quiet">
        {t('cart.backHome')}
      </ButtonLink>
    </div>
  )
}

/** Totals and the button to the checkout. */
function CartSummary({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const { features } = useShop()
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.cartSummaryTitle}>
        {t('cart.summary')}
      </h2>
      {CartExtra && <CartExtra cart={cart} />}
      <FreeDelivery cart={cart} />
      <CartTotals cart={cart} />
      <Arrival arrivals={cart.arrivals} />
      <CheckoutStart cart={cart} />
      {/* Below the button, because few need it and a phone should show the button early. */}
      {features.includes('deliveryEstimate') && cart.isShippable && !cart.totals.shipping && <EstimateStart />}
      <Coupon cart={cart} />
      {/* Loads late, so it is below the button, which must not move. */}
      <PlanNote />
      <CartPayments />
    </section>
  )
}

/** Opens the estimate. Its code and messages load on the first click, since few shoppers use it. */
function EstimateStart() {
  const t = useTranslate()
  const { language } = useMessages()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  if (state === 'open') return <DeliveryEstimate sections={MESSAGES} />

  const open = () => {
    setState('loading')
    // A failed load is repeated by the next click.
    Promise.all([DeliveryEstimate.preload(), loadMessages(language, MESSAGES)]).then(
      () => setState('open'),
      () => setState('closed'),
    )
  }
  return (
    <Button variant="quiet" size="small" busy={state === 'loading'} onClick={open}>
      <Icon name="truck" />
      {t('cart.estimate')}
    </Button>
  )
}

/** The button to the checkout, or what prevents it. */
function CheckoutStart({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  if (cart.canCheckout) return <CheckoutButtons cart={cart} />
  const faulty = cart.items.filter((line) => line.errors.length > 0)
  return (
    <Alert kind="warning">
      <p className={styles.text}>
        {faulty.length > 0 ? t('cart.blocked', { count: faulty.length }) : t('cart.blockedUnknown')}
      </p>
      {faulty.length > 0 && (
        <ul className={styles.faulty}>
          {faulty.map((line) => (
            <li key={line.item_id}>
              <a href={`#${lineId(line)}`}>{line.name}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** The content block about payment methods, if the store has it. It loads shortly before it is seen, because its code is only for texts. */
function CartPayments() {
  const { data: block } = useCmsPage(CART_PAYMENTS_BLOCK)
  const [isNear, setNear] = useState(false)
  const awaitView = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const stop = observeVisibility(place, '300px', (isVisible) => {
      if (!isVisible) return
      stop()
      setNear(true)
    })
    return stop
  }, [])
  if (!block) return null
  return isNear ? (
    <RichText content={block.contentWysiwyg} className={styles.payments} />
  ) : (
    <div ref={awaitView} className={styles.payments} />
  )
}
