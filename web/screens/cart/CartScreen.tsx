import type { QueryClient } from '@tanstack/react-query'
import { shownError } from '../../api/shown-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { prefetchCmsPage } from '../content/use-cms-page.ts'
import { cartQuery, useCart } from './use-cart.ts'
import { CART_PAYMENTS_BLOCK, CartContent } from './CartContent.tsx'
import styles from './CartScreen.module.css'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, CART_PAYMENTS_BLOCK)
  return { asksAtOnce: true }
}

export function begin(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(cartQuery)
}

/** `/cart`: the page is the same for all shoppers; the browser fetches the cart. */
export default function CartScreen() {
  const t = useTranslate()
  const shop = useShop()
  const { data: cart, error, refetch, isFetching } = useCart()
  return (
    <Container className={styles.screen}>
      <PageHead title={t('cart.title')} description={shop.defaultDescription} robots="noindex" />
      <Breadcrumb items={[{ name: t('cart.title') }]} />
      {cart ? (
        <CartContent cart={cart} />
      ) : error ? (
        <CartError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <CartSkeleton />
      )}
    </Container>
  )
}

type CartErrorProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** The cart could not be fetched: the shopper can try again. */
function CartError({ error, onRetry, isRetrying }: CartErrorProps) {
  const t = useTranslate()
  return (
    <>
      <h1>{t('cart.title')}</h1>
      <Alert kind="error">
        <p>{t('cart.unreadable')}</p>
        <p className={styles.reason}>{shownError(error, t('ui.fault'))}</p>
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Alert>
    </>
  )
}

/** The skeleton of the cart, with a message for browsers without JavaScript. */
function CartSkeleton() {
  const t = useTranslate()
  return (
    <>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      <noscript>
        <p>{t('cart.needsScript')}</p>
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
