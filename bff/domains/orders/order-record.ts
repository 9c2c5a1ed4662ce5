import type { PaymentKind, PaymentState } from '../../graphql/shop-schema.generated.ts'
import type { Cents } from '../money.ts'

/** What is remembered of an order from the moment it was placed: what its shopper is told, and how to ask the store for more. */
export type OrderRecord = {
  number: string
  /** The store's masked id of the cart it was made of. */
  cartId: string
  email: string
  payment: { code: string; title: string; kind: PaymentKind }
  state: PaymentState
  /** The payment provider's page. */
  redirectUrl?: string
  /** What the provider's module knows the payment by. */
  paymentToken?: string
  /** What the store gives a guest to see the order with, from 2.4.7 on. */
  orderToken?: string
  isGuest: boolean
  currency: string
  /** With tax. */
  total: Cents
  tax: Cents
  shipping: Cents
  /** Absent in what an earlier release remembered. */
  discount?: Cents
  coupons: string[]
  /** Absent where only the session remembers. */
  items?: OrderedItem[]
}

/** What is known of an order before it is placed. */
export type OrderDraft = Omit<OrderRecord, 'number' | 'state' | 'redirectUrl' | 'paymentToken' | 'orderToken'>

/** An order that was sent to the store, and whose answer never came, or came without the page where it is paid. */
export type LostOrder = {
  draft: OrderDraft
  /** Ms since 1970. */
  since: number
  number?: string
}

/** `price`: of one piece, with tax. */
export type OrderedItem = { sku: string; name: string; qty: number; price: Cents }
