import type { QueryClient } from '@tanstack/react-query'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { prefetchCmsPage } from '../content/use-cms-page.ts'
import { CartContent } from './CartContent.tsx'
import { CartError } from './CartError.tsx'
import { CART_PAYMENTS_BLOCK } from './CartPayments.tsx'
import styles from './CartScreen.module.css'
import { cartQuery } from './cart-query.ts'
import { CartSkeleton } from './CartSkeleton.tsx'
import { useCart } from './use-cart.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCmsPage(queryClient, CART_PAYMENTS_BLOCK)
  return { asksAtOnce: true }
}

export function begin(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(cartQuery)
}

/** `/cart`: the page is public and the same for all; the browser fills in the shopper's cart. */
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
