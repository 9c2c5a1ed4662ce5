import type { CustomerGroup } from '../customer/groups.ts'

/** A customer with a known password, for trying the shop. The first address is the default of both kinds. */
export type CustomerSeed = {
  email: string
  firstname: string
  lastname: string
  password: string
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  createdAt: string
  subscribed?: boolean
  /** `general` where it is left out. */
  group?: CustomerGroup
  /** Adobe Commerce. */
  storeCreditCents?: number
  addresses: { street: string[]; city: string; postcode: string; telephone: string; company?: string }[]
}

/** What a customer of the seed has besides orders; times are `YYYY-MM-DD HH:mm:ss`, UTC. */
export type BelongingsSeed = {
  email: string
  wishes: { sku: string; quantity: number; at: string }[]
  /** To whom the wish list was sent. */
  sharing?: { emails: string[]; message: string; at: string }
  tickets: {
    subject: string
    message: string
    department_id: number
    at: string
    answers: { text: string; at: string }[]
  }[]
  /** Sold-out products that are waited for. */
  alerts: { sku: string; at: string }[]
}

/** A tier price of one customer group; from one piece on, it is the group's price. */
export type GroupPriceSeed = { sku: string; group: CustomerGroup; qty: number; cents: number }

/** A past order and what became of it, in turn. */
export type OrderSeed = {
  /** Of an account of the seed, or of the guest. */
  email: string
  guest?: { firstname: string; lastname: string; street: string[]; city: string; postcode: string; telephone: string }
  /** `YYYY-MM-DD HH:mm:ss`, UTC, like the times of its steps. */
  createdAt: string
  lines: { sku: string; variant?: string; links?: number[]; quantity: number }[]
  coupon?: string
  delivery: { carrier: string; method: string }
  payment: string
  steps: {
    at: string
    /** `return`: goods are asked to be taken back, and the store agrees. */
    do: 'invoice' | 'ship' | 'refund' | 'cancel' | 'hold' | 'return'
    /** Everything that is left where absent. */
    items?: { sku: string; quantity: number }[]
    tracking?: { carrier: string; title: string; number: string }[]
    withShipping?: boolean
    comment?: string
  }[]
}
