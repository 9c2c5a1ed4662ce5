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

/** What decides which methods are offered: the shop's settings, and what the store's schema has. */
export type OfferSettings = {
  shop: Pick<ShopSettings, 'extensions' | 'offlinePaymentMethods'>
  upstream: Pick<Upstream, 'has'>
}

/** A method that was chosen, as the store has it. */
export type Chosen = {
  cartId: string
  code: string
  total: Cents
  /** What the delivery is of the total. */
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

/** A cart of which nothing else has to be chosen yet. */
export type EarlyCart = Omit<PayingCart, 'draft'> & {
  /** Whether it has an address of the shopper's, which the wallet's must not replace. */
  isAddressed: boolean
  /** Whether delivery is chosen, and the total is what the order costs. */
  isDelivered: boolean
}

/** What the store says of an order that it just took, or of a payment that comes before its order. */
export type Placed = {
  /** Empty while the store has no order: it takes one when it is paid. */
  number: string
  orderToken?: string
  state: PaymentState
  redirectUrl?: string
  paymentToken?: string
}

/** What a store wants that protects orders. */
export type Proven = Pick<SendOptions, 'captcha'>

/** The state of a payment. */
export type Standing = {
  state: PaymentState
  /** The cart of the order, where the store gave it back because nothing was paid. */
  restoredCartId?: string | null
  /** Number of the order, where the shop did not know it yet, and what shows it to a guest. */
  number?: string
  orderToken?: string
}

/** What the address says that a provider sent a shopper back to; `null` for each part that is missing or cannot be one. */
export type Return = {
  cartId: string | null
  /** What was ordered, if the address has room for it. */
  draft: OrderDraft | null
  /** Stands for the browser that began the payment, see `payer.ts`. */
  payer: string | undefined
  number: string | null
  /** The provider's word for the payment. */
  token: string | null
  /** What became of it, where each outcome has an address of its own. */
  outcome: 'paid' | 'refused' | 'canceled' | null
}

/** Where a shopper goes after a provider's page: always a page of the shop, below its base path. */
export type Destination = `/checkout/${string}` | '/cart' | `/cart?${string}`

export type Query = Readonly<Record<string, unknown>>

/** One provider of payments, or a way to pay without one. Extensions name theirs as `payments`. */
export type PaymentAdapter = {
  /** In the address of its return: `/checkout/payment/<name>`. */
  name: string
  /** The same in addresses of earlier releases. */
  formerName?: string
  /** What a method asks of the shopper; null for one that it does not serve. */
  kindOf(code: string, offer: OfferSettings): PaymentKind | null
  /** The ways to pay a cart in parts, one of which is chosen with the method. */
  plans?(cartId: string, context: RequestContext): Promise<PaymentPlan[]>
  /** What is sent to the store for the choice, or what is wrong with it. */
  choose(method: PaymentMethod, input: PaymentMethodInput, context: RequestContext): Promise<Choice> | Choice
  /** Whether everything is chosen that an order needs. Without it: always. */
  isReady?(chosen: Chosen, session: Session): boolean
  /** What speaks against ordering the cart now, for shoppers; null when nothing does. */
  objection?(cart: PayingCart, context: RequestContext): string | null
  /** Orders the cart: once, for it is never sent again. Throws `UpstreamError` with the store's reason when it refuses. */
  place(cart: PayingCart, proven: Proven, context: RequestContext): Promise<Placed>
  /** The code by which the store's orders name a method, where it is another one. */
  recordedAs?(code: string): string
  /** Cards that the provider keeps of a customer. */
  saved?: SavedCards
  /** Absent where nothing is paid on a page of a provider. */
  page?: PageAfterOrder | PageBeforeOrder
}

/** What is called for signed-in customers only. */
export type SavedCards = {
  /** Whether the store's schema has them. */
  isActive(offer: Pick<OfferSettings, 'upstream'>): boolean
  /** Those of the customer. A `method` says that the adapter takes the card as `PaymentMethodInput.savedCard`. */
  list(context: RequestContext): Promise<readonly SavedCard[]>
  /**
   * Deletes one of the customer's own; a module may take the id of anybody's. Resolves to false where it is none of them. Throws `UpstreamError` with
   * the store's reason when it refuses.
   */
  remove(id: string, context: RequestContext): Promise<boolean>
}

/** Modules of the store add fields of their own to what it keeps. */
export type Choice = { stored: StorePaymentMethod & Readonly<Record<string, unknown>> } | { fault: FieldError }

/** Paid on a page of the provider after the order. */
export type PageAfterOrder = {
  opens: 'after-order'
  /** The path's last part is the outcome, where the provider has an address for each: `/checkout/payment/<name>/canceled`. */
  read(query: Query, outcome: string, context: RequestContext): Return
  /**
   * How the payment stands. Null where the provider's module does not say: then the order itself does. With what came back, if the shopper
   * just did.
   */
  ask(order: OrderRecord, context: RequestContext, back?: Return): Promise<Standing | null>
  /** How a payment stands of which no record is left; null unless it is known to be that of the cart of the reference. */
  vouch(back: Return, context: RequestContext): Promise<Standing | null>
  /** The cart of an order that cannot be paid any more; null where the store does not give it back. */
  restore(cartId: string, context: RequestContext): Promise<string | null>
}

/** Visited before there is an order. */
export type PageBeforeOrder = {
  opens: 'before-order'
  /** The address of the page, where it is visited before the shopper reviews the order; null when there is none. */
  start?(cart: Omit<PayingCart, 'draft'>, context: RequestContext): Promise<string | null>
  /**
   * The same from the cart, where the wallet knows the address and the amount is not final: what an approval covers then, see `coversTotal`. Null when there
   * is no page. Shoppers come here by `/checkout/payment/<name>/early`.
   */
  startEarly?(cart: EarlyCart, context: RequestContext): Promise<string | null>
  comeBack(query: Query, context: RequestContext): Promise<Destination>
  /** How a payment stands whose order the store takes by itself; null where nobody but the order tells. */
  ask?(order: OrderRecord, context: RequestContext): Promise<Standing | null>
}
