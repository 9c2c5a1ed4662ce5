import type { RequestContext } from '../../graphql/context.ts'
import type { Checkout } from '../../graphql/shop-schema.generated.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { DEFAULT_CURRENCY, price, toCents } from '../money.ts'
import type { Current } from './checkout-model.ts'
import { CartCredit } from './magento/store-credit.generated.ts'

/** What a customer may pay with the store's credit (Adobe Commerce); null for guests, and where the store has no store credit. */
export async function storeCreditFor(
  { cartId: id }: Current,
  { shop, signIn, upstream }: RequestContext,
): Promise<Checkout['storeCredit']> {
  if (shop.edition !== 'commerce' || signIn.token() === undefined) return null
  const credit = await findCredit(id, upstream)
  if (!credit?.enabled) return null
  const currency = credit.current_balance?.currency ?? DEFAULT_CURRENCY
  const applied = toCents(credit.applied_balance?.value)
  return {
    balance: price(toCents(credit.current_balance?.value), currency),
    applied: applied > 0 ? price(applied, currency) : null,
  }
}

/** An optional feature that is switched off must not cost the checkout. */
async function findCredit(id: string, upstream: RequestContext['upstream']) {
  try {
    return (await upstream.send(CartCredit, { id })).cart?.applied_store_credit
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
