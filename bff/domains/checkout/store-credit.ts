import type { ShopSettings } from '../../config.ts'
import type { Checkout } from '../../graphql/shop-schema.generated.ts'
import type { SignIn } from '../../session/sign-in.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { DEFAULT_CURRENCY, price, toCents } from '../money.ts'
import type { CheckoutResult, Current } from './checkout-model.ts'
import type { CheckoutService } from './checkout-service.ts'
import { ApplyCredit, CartCredit, RemoveCredit } from './magento/store-credit.generated.ts'
import { texts } from '../../i18n/texts.ts'

/** What a customer may pay with the store's credit (Adobe Commerce). */
export type StoreCredit = {
  /** Null for guests, and where the store has no store credit. */
  read(current: Current): Promise<Checkout['storeCredit']>
  apply(service: CheckoutService): Promise<CheckoutResult>
  remove(service: CheckoutService): Promise<CheckoutResult>
}

export function createStoreCredit(upstream: Upstream, { edition }: ShopSettings, signIn: SignIn): StoreCredit {
  const isPossible = () => edition === 'commerce' && signIn.token() !== undefined

  async function read({ cartId: id }: Current): Promise<Checkout['storeCredit']> {
    if (!isPossible()) return null
    const credit = await find(id)
    if (!credit?.enabled) return null
    const currency = credit.current_balance?.currency ?? DEFAULT_CURRENCY
    const applied = toCents(credit.applied_balance?.value)
    return {
      balance: price(toCents(credit.current_balance?.value), currency),
      applied: applied > 0 ? price(applied, currency) : null,
    }
  }

  /** An optional feature that is switched off must not cost the checkout. */
  async function find(id: string) {
    try {
      return (await upstream.send(CartCredit, { id })).cart?.applied_store_credit
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  function change(service: CheckoutService, send: (id: string) => Promise<unknown>): Promise<CheckoutResult> {
    return service.change(async ({ cartId }, { storeCredit }) => {
      if (!storeCredit) return { errorMessage: texts().checkout.noCredit }
      await send(cartId)
      return {}
    })
  }

  return {
    read,
    apply: (service) => change(service, (id) => upstream.send(ApplyCredit, { id }, { serialize: id })),
    remove: (service) => change(service, (id) => upstream.send(RemoveCredit, { id }, { serialize: id })),
  }
}
