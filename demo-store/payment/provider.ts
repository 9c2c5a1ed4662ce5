import extensions from 'virtual:extensions/demo-store'
import type { CartView } from '../cart/view.ts'
import type { Address } from '../checkout/address.ts'
import type { Queryable } from '../database/rows.ts'
import type { PaymentSession } from './sessions.ts'

/** A payment provider that the demo store simulates, with the module that connects the store to it. */
export type Provider = {
  /** Name of the provider. It is part of the address of its payment pages: `/sandbox/<kind>/<id>`. */
  kind: string
  /** Beginning of the codes of its methods. */
  codes: string
  /** Payment methods that the store offers beside those of `seed/checkout.yaml`: code → title. */
  methods?: Readonly<Record<string, string>>
  /** Code that orders have instead of the method's. */
  recordedAs?: string
  /** Third-party module without which the store does not offer them. */
  module?: string
  /** Returns what the cart stores of the choice besides the code. Throws if something is missing. */
  choose?(input: Readonly<Record<string, unknown>>): Details
  /** Returns the shopper's address at the provider, if the choice overwrites the cart's address with it. Throws if the choice is refused. */
  addressOf?(details: Details, cart: CartView, db: Queryable): Promise<Partial<Address> | null>
  /** The common payment page; a provider without it has routes of its own. */
  page?: ProviderPage
  /** For a page that opens after the order. */
  afterOrder?: AfterOrder
  /** For a page before the order: charges the approval. Throws `OrderRefusal` if nothing was approved. */
  approved?(cart: CartView, db: Queryable): Promise<PaymentSession>
}

export type Details = Readonly<Record<string, string | null>>

type ProviderPage = {
  title: string
  hasCard: boolean
  /** Returns what the provider adds to the return address. */
  parameters?(session: PaymentSession): Record<string, string>
  /** Requests that the provider sends to the store by itself once a payment is made. */
  announces?(session: PaymentSession): { query: string; variables: object }
}

type AfterOrder = {
  /** Beginning of the ids of its payments. */
  id: string
  returns(order: Opened): Returns
  /** The cart stays open until the payment is made. */
  keepsCart?: true
  /** The payment closes the cart, which its module had opened again. */
  closesCart?: true
  /** What becomes of an order whose payment is refused or canceled, beside that it is undone; or the shopper's browser has it undone; or the page stays open. */
  whenUnpaid?: 'cart-opens' | 'browser-tells' | 'page-stays'
}

/** An order that waits for its payment. `given`: the input that placed it. */
type Opened = {
  orderId: number
  number: string
  token: string
  cart: CartView
  given: Readonly<Record<string, unknown>>
  baseUrl: string
  shopUrl: string
}

type Returns = { paid: string; canceled?: string; failed?: string }

export function providers(): Provider[] {
  return extensions.flatMap(({ provider = [], paymentPages = {} }) => [provider, ofPages(paymentPages)].flat())
}

/** Methods that need nothing but a page of their own. */
function ofPages(pages: Readonly<Record<string, string>>): Provider[] {
  return Object.entries(pages).map(([code, member]) => ({
    kind: code,
    codes: code,
    afterOrder: {
      id: '',
      whenUnpaid: 'cart-opens',
      returns: ({ given, baseUrl }) => ({ paid: webAddress(given[member]) ?? `${baseUrl}checkout/onepage/success/` }),
    },
  }))
}

/** The provider of a method; undefined for what is paid outside the shop. */
export function providerOf(code: string): Provider | undefined {
  return providers().find(({ codes }) => code.startsWith(codes))
}

export function webAddress(given: unknown): string | null {
  return typeof given === 'string' && /^https?:\/\//i.test(given) && URL.canParse(given) ? given : null
}
