import type { Session } from '../../session/session.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { CartLines, CustomerCart, MergeCarts, type StoreLinesFragment } from './magento/sign-in.generated.ts'

/** The lines of a guest's cart; null when there is nothing to bring along. */
export async function guestLines(cartId: string | undefined, upstream: Upstream): Promise<StoreLinesFragment | null> {
  if (!cartId) return null
  try {
    const { cart } = await upstream.send(CartLines, { id: cartId }, { asGuest: true })
    return cart?.items?.length ? cart : null
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

/**
 * Moves a guest's cart into the customer's, once: the guest's is gone afterwards. The store adds quantities up and drops without a word
 * what stock does not cover (facts, magento-live §2.5): the answer says what that was. Whatever fails, the customer's own cart is there.
 */
export async function mergeCarts(
  guestCart: StoreLinesFragment | null,
  { upstream, session }: { upstream: Upstream; session: Session },
): Promise<string[]> {
  const own = await attempt(async () => (await upstream.send(CustomerCart, {})).customerCart)
  session.set('cartId', own?.id)
  if (!guestCart) return []
  if (!own) return [texts.cartNotMerged]
  const source = guestCart.id
  const merged = await attempt(
    async () => (await upstream.send(MergeCarts, { source }, { serialize: source })).mergeCarts,
  )
  if (!merged) return [texts.cartNotMerged]
  session.set('cartId', merged.id)
  return dropped([guestCart, own], merged)
}

async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

function dropped(before: StoreLinesFragment[], after: StoreLinesFragment): string[] {
  const now = quantities([after])
  return [...quantities(before)].flatMap(([sku, { name, quantity }]) => {
    const missing = quantity - (now.get(sku)?.quantity ?? 0)
    return missing > 0 ? [texts.lineNotMerged(name, missing)] : []
  })
}

function quantities(carts: StoreLinesFragment[]): Map<string, { name: string; quantity: number }> {
  const sums = new Map<string, { name: string; quantity: number }>()
  for (const item of carts.flatMap(({ items }) => items ?? [])) {
    if (!item) continue
    const { quantity, product } = item
    const sku = product.sku ?? ''
    sums.set(sku, { name: product.name ?? sku, quantity: (sums.get(sku)?.quantity ?? 0) + quantity })
  }
  return sums
}
