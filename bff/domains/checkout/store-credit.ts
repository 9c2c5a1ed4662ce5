import type { ShopSettings } from '../../config.ts'
import type { Checkout } from '../../graphql/shop-schema.generated.ts'
import type { CheckoutAnswer, Current } from './checkout-model.ts'
import type { CheckoutService } from './checkout-service.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'

/** What a customer may pay with the store's credit. */
export type StoreCredit = {
  /** Null for guests, and where the store has no store credit. */
  read(current: Current): Promise<Checkout['storeCredit']>
  apply(service: CheckoutService): Promise<CheckoutAnswer>
  remove(service: CheckoutService): Promise<CheckoutAnswer>
}

export function createStoreCredit(_shop: ShopSettings): StoreCredit {
  const refuse = (service: CheckoutService) => service.change(async () => ({ errorMessage: texts.noCredit }))
  return { read: async () => null, apply: refuse, remove: refuse }
}
