import type {
  CartItemChoice,
  CartItemOption,
  PaymentKind,
  PaymentState,
  UnitPrice,
} from '../../graphql/shop-schema.generated.ts'
import type { Cents } from '../money.ts'

/** Stored data of a placed order: what its shopper is shown, and how to query the store for more. */
export type OrderRecord = {
  /** Empty where the store takes the order when it is paid, and has not sent its number. */
  number: string
  /** The store's masked id of the cart that became the order. */
  cartId: string
  email: string
  /** Who ordered. Absent in the session's copy if the cookie has no room for it. */
  person?: { firstname: string; lastname: string }
  payment: { code: string; title: string; kind: PaymentKind }
  state: PaymentState
  /** When the payment provider's page was opened, in ms since 1970, where the store has no order yet. */
  since?: number
  /** The payment provider's page. */
  redirectUrl?: string
  /** Id of the payment in the provider's module. */
  paymentToken?: string
  /** Token with which a guest can view the order, from 2.4.7 on. */
  orderToken?: string
  isGuest: boolean
  /** Stands for the browser that ordered; absent in the session's copy. */
  payer?: string
  currency: string
  /** With tax, as confirmed. */
  total: Cents
  /** The same of the order at the store, once it is known. */
  storeTotal?: Cents
  tax: Cents
  shipping: Cents
  /** Absent in records of an earlier release. */
  discount?: Cents
  /** Store credit that lowered the total. */
  credit?: Cents
  coupons: string[]
  /** Absent where nothing is delivered, and in the session's copy where it does not fit. */
  delivery?: OrderedDelivery
  /** In ms since 1970. Absent in records of an earlier release. */
  placedAt?: number
  /** Absent in the session's copy. */
  items?: OrderedItem[]
}

/** An order's data before it is placed. */
export type OrderDraft = Omit<
  OrderRecord,
  'number' | 'state' | 'storeTotal' | 'since' | 'redirectUrl' | 'paymentToken' | 'orderToken'
>

/** An order that was sent to the store without a complete response: none arrived, or it lacked the payment page. */
export type SentOrder = {
  draft: OrderDraft
  /** Ms since 1970. */
  since: number
  number?: string
  /** Where it is paid, if the store takes the order then. */
  redirectUrl?: string
}

/** `title`: carrier and method. `point`: name and address of a pickup point. `days`: of arrival. */
export type OrderedDelivery = { title: string; point?: string; days?: [first: string, last: string] }

/**
 * `price`: of one piece, with tax. `perUnit` and `choice`, which adds the item to a cart again: as the cart said; orders that are read back from the store
 * have neither.
 */
export type OrderedItem = {
  sku: string
  name: string
  /** Path of the product's page, if it is known. */
  path?: string
  qty: number
  price: Cents
  perUnit?: UnitPrice
  options?: CartItemOption[]
  /** Fields of extensions. */
  extra?: object
  choice?: CartItemChoice
}
