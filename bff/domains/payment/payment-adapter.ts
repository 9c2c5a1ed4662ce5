import type {
  FieldError,
  PaymentMethod,
  PaymentMethodInput,
  PaymentState,
} from '../../graphql/shop-schema.generated.ts'
import type { PaymentMethodInput as StorePaymentMethod } from '../../magento/store-types.generated.ts'
import type { SendOptions } from '../../magento/upstream.ts'
import type { Cents } from '../money.ts'
import type { OrderDraft } from '../orders/order-record.ts'

/** A cart on the point of being ordered. */
export type PayingCart = {
  cartId: string
  method: PaymentMethod
  total: Cents
  currency: string
  draft: OrderDraft
}

/** What the store says of an order it just took. */
export type Placed = {
  number: string
  orderToken?: string
  state: PaymentState
  redirectUrl?: string
  paymentToken?: string
}

/** How one kind of payment is chosen and carried out. */
export type PaymentAdapter = {
  /** What tells the store of the choice, or what is wrong with it. */
  choose(method: PaymentMethod, input: PaymentMethodInput): { stored: StorePaymentMethod } | { fault: FieldError }
  /** What speaks against ordering the cart now, for shoppers; null when nothing does. */
  objection(cart: PayingCart): string | null
  /** Orders the cart: once, for it is never sent again. `proven`: what a store wants that protects orders. Throws `UpstreamError` with the store's reason when it refuses. */
  place(cart: PayingCart, proven: Pick<SendOptions, 'captcha'>): Promise<Placed>
}
