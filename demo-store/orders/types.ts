import type { GiftMessage } from '../cart/gift-message.ts'
import type { BuyRequest } from '../cart/load.ts'
import type { AppliedDiscount, ShippingTotals } from '../cart/totals.ts'
import type { Product } from '../catalog/types.ts'
import type { Address } from '../checkout/address.ts'
import type { CarrierSeed } from '../seed/types.ts'

/** Codes of Magento's own order statuses. */
export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'holded' | 'complete' | 'closed' | 'canceled'

/** A chosen or entered option; `entered` separates texts from choices. */
export type OrderedOption = { label: string; value: string; kind: 'attribute' | 'choice' | 'text' }

type OrderedPart = { uid: string; name: string; sku: string; quantity: number; cents: number }

/** What was bought, as it was then. Money is cents of the whole line. */
export type Snapshot = {
  sku: string
  name: string
  type: Product['type']
  rowIncludingTax: number
  rowExcludingTax: number
  tax: number
  discounts: AppliedDiscount[]
  options: OrderedOption[]
  bundle: { uid: string; label: string; values: OrderedPart[] }[]
  links: { id: number; title: string; unlimited?: boolean }[]
  giftMessage: GiftMessage | null
  isShipped: boolean
  /** Units of stock it took, by product id. */
  units: [productId: number, count: number][]
}

export type OrderItem = {
  id: number
  productId: number
  request: BuyRequest
  snapshot: Snapshot
  ordered: number
  invoiced: number
  shipped: number
  refunded: number
  canceled: number
  returned: number
}

export type OrderTotals = {
  subtotalIncludingTax: number
  subtotalExcludingTax: number
  discounts: AppliedDiscount[]
  shipping: ShippingTotals
  tax: number
  /** Store credit taken off. */
  credit: number
  grandTotal: number
}

export type ItemQuantity = { itemId: number; quantity: number }
export type Tracking = { carrier: string; title: string; number: string }

export type SalesDocument = {
  id: number
  kind: 'invoice' | 'shipment' | 'creditmemo'
  number: number
  createdAt: string
  items: ItemQuantity[]
  details: { tracking: Tracking[]; shippingCents: number; adjustmentCents: number }
  comment: string | null
}

export type Order = {
  id: number
  number: string
  storeId: number
  customerId: number | null
  cartId: number | null
  email: string
  status: OrderStatus
  createdAt: string
  updatedAt: string
  billing: Address
  shipping: Address | null
  delivery: {
    carrier: string
    carrierTitle: string
    method: string
    methodTitle: string
    kind: CarrierSeed['kind']
  } | null
  payment: { code: string; title: string; data: { name: string; value: string }[] }
  totals: OrderTotals
  couponCode: string | null
  agreements: string[]
  items: OrderItem[]
  documents: SalesDocument[]
  comments: { message: string; timestamp: string }[]
}
