/** What a shopper declares: who, which contract, and what of it. */
export type Declaration = {
  name: string
  email: string
  orderNumber: string
  /** Empty for the whole order. */
  items: string
}

/** In characters; the shop takes no more. */
export const MAX_NAME = 100
export const MAX_ORDER_NUMBER = 50
export const MAX_ITEMS = 2000
