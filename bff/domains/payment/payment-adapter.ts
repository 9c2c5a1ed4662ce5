import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  FieldError,
  PaymentKind,
  PaymentMethod,
  PaymentMethodInput,
  PaymentPlan,
  PaymentState,
  SavedCard,
} from '../../graphql/shop-schema.generated.ts'
import type { PaymentMethodInput as StorePaymentMethod } from '../../magento/store-types.generated.ts'
import type { SendOptions, Upstream } from '../../magento/upstream.ts'
import type { Session } from '../../session/session.ts'
import type { Cents } from '../money.ts'
import type { OrderDraft, OrderRecord } from '../orders/order-record.ts'

/** What determines which methods are offered: the shop's settings, and the store's schema. */
export type OfferSettings = {
  shop: Pick<ShopSettings, 'extensions' | 'offlinePaymentMethods'>
  upstream: Pick<Upstream, 'has'>
}

/** The chosen method, from the store. */
export type Chosen = {
  cartId: string
  code: string
  total: Cents
  /** The part of the total for delivery. */
  shipping: Cents
  purchaseOrderNumber: string | null
}

/** A cart that is about to be ordered. */
export type PayingCart = {
  cartId: string
  method: PaymentMethod
  total: Cents
  currency: string
  draft: OrderDraft
}

/** A cart before delivery and payment are chosen. */
export type EarlyCart = Omit<PayingCart, 'draft'> & {
  /** Whether it has an address of the shopper, which the wallet's must not replace. */
  isAddressed: boolean
  /** Whether delivery is chosen, so that the total is final. */
  isDelivered: boolean
}

/** The store's response to an order, or to a payment before its order. */
export type Placed = {
  /** Empty while the store has no order, because it creates one when it is paid. */
  number: string
  orderToken?: string
  state: PaymentState
  redirectUrl?: string
  paymentToken?: string
}

/** The proof that a store requires if it protects orders. */
export type Proven = Pick<SendOptions, 'captcha'>

/** The state of a payment. */
export type PaymentStatus = {
  state: PaymentState
  /** The cart of the order, if the store restored it because nothing was paid. */
  restoredCartId?: string | null
  /** Number of the order if the shop did not know it yet, and the token that shows it to a guest. */
  number?: string
  orderToken?: string
}

/** The content of a return address; `null` for each part that is missing or invalid. */
export type Return = {
  cartId: string | null
  /** The ordered goods, if the address has room for them. */
  draft: OrderDraft | null
  /** Mark of the browser that began the payment, see `payer.ts`. */
  payer: string | undefined
  number: string | null
  /** The provider's token of the payment. */
  token: string | null
  /** The outcome, if each outcome has its own address. */
  outcome: 'paid' | 'refused' | 'canceled' | null
}

/** Where a shopper goes after a provider's page: always a page of the shop, below its base path. */
export type Destination = `/checkout/${string}` | '/cart' | `/cart?${string}`

export type Query = Readonly<Record<string, unknown>>

/** One payment provider, or payments without one. Extensions add theirs as `payments`. */
export type PaymentAdapter = {
  /** Name in its return address: `/checkout/payment/<name>`. */
  name: string
  /** Name in return addresses of earlier releases. */
  formerName?: string
  /** Returns the kind of a method; null for one that it does not serve. */
  kindOf(code: string, offer: OfferSettings): PaymentKind | null
  /** Returns instalment plans for a cart, one of which is chosen with the method. */
  plans?(cartId: string, context: RequestContext): Promise<PaymentPlan[]>
  /** Returns what is sent to the store for the choice, or what is wrong with it. */
  choose(method: PaymentMethod, input: PaymentMethodInput, context: RequestContext): Promise<Choice> | Choice
  /** Whether all choices for an order are made; always true if absent. */
  isReady?(chosen: Chosen, session: Session): boolean
  /** Returns why the cart cannot be ordered now, for shoppers; null if it can. */
  objection?(cart: PayingCart, context: RequestContext): string | null
  /** Orders the cart. It is called once and never retried. Throws `UpstreamError` with the store's reason for a refusal. */
  place(cart: PayingCart, proven: Proven, context: RequestContext): Promise<Placed>
  /** Returns the code of a method in the store's orders, if it differs. */
  recordedAs?(code: string): string
  /** Cards of a customer that the provider has saved. */
  saved?: SavedCards
  /** Absent where nothing is paid on a page of a provider. */
  page?: PageAfterOrder | PageBeforeOrder
}

/** Called for signed-in customers only. */
export type SavedCards = {
  /** Whether the store's schema has them. */
  isActive(offer: Pick<OfferSettings, 'upstream'>): boolean
  /** Returns the customer's cards. A card with a `method` can be used as `PaymentMethodInput.savedCard`. */
  list(context: RequestContext): Promise<readonly SavedCard[]>
  /**
   * Deletes a card, after checking that it is the customer's own: a module may accept any id. Resolves to false if it is not. Throws `UpstreamError`
   * with the store's reason for a refusal.
   */
  remove(id: string, context: RequestContext): Promise<boolean>
}

/** The choice for the store, to whose input modules add their own fields; or a fault. */
export type Choice = { stored: StorePaymentMethod & Readonly<Record<string, unknown>> } | { fault: FieldError }

/** Paid on a page of the provider after the order. */
export type PageAfterOrder = {
  opens: 'after-order'
  /** Reads a return. The path's last part is the outcome, if the provider has an address for each: `/checkout/payment/<name>/canceled`. */
  read(query: Query, outcome: string, context: RequestContext): Return
  /** Returns the state of the payment; null if the module does not say, so that the order decides. `back` is what the shopper just brought back. */
  findStatus(order: OrderRecord, context: RequestContext, back?: Return): Promise<PaymentStatus | null>
  /** Returns the state of a payment whose order has no record; null unless the payment is known to belong to the cart of the return address. */
  findStatusByReturn(back: Return, context: RequestContext): Promise<PaymentStatus | null>
  /** Returns the cart of an order that can no longer be paid; null if the store does not restore it. */
  restore(cartId: string, context: RequestContext): Promise<string | null>
}

/** A page that is visited before the order. */
export type PageBeforeOrder = {
  opens: 'before-order'
  /** Returns the address of the page, if it is visited before the review of the order; null if there is none. */
  start?(cart: Omit<PayingCart, 'draft'>, context: RequestContext): Promise<string | null>
  /**
   * As `start`, from the cart: the wallet provides the address, and the amount is not final. `coversTotal` says what such an approval covers. Null if
   * there is no page. Shoppers come here by `/checkout/payment/<name>/early`.
   */
  startEarly?(cart: EarlyCart, context: RequestContext): Promise<string | null>
  comeBack(query: Query, context: RequestContext): Promise<Destination>
  /** Returns the state of a payment whose order the store creates by itself; null if only the order shows it. */
  findStatus?(order: OrderRecord, context: RequestContext): Promise<PaymentStatus | null>
}
