import type { Address } from '../checkout/address.ts'
import type { BundleItem, BundleSelection, CustomOption, Product } from '../catalog/types.ts'

/** What a shopper chose, in one canonical order: equal requests for one product are one line. */
export type BuyRequest = {
  variantId?: number
  options?: { id: number; values?: number[]; text?: string }[]
  bundle?: { itemId: number; selectionId: number; qty: number }[]
  links?: number[]
}

export type BundleChoice = { item: BundleItem; selection: BundleSelection; qty: number }
export type OptionChoice = { option: CustomOption; values: number[]; text: string | null }

/** A line of a cart whose product can still be shown. Money is cents including tax. */
export type CartLine = {
  id: number
  product: Product
  quantity: number
  request: BuyRequest
  variant: Product | null
  options: OptionChoice[]
  bundle: BundleChoice[]
  links: number[]
}

export type PaymentChoice = {
  code: string
  purchaseOrderNumber: string | null
  /** What a wallet gave the shopper's browser. */
  wallet: { token: string; payerId: string } | null
}

export type Cart = {
  id: number
  maskedId: string
  customerId: number | null
  email: string | null
  couponCode: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethod: { carrier: string; method: string } | null
  payment: PaymentChoice | null
  /** Adobe Commerce: the customer's store credit is taken off. */
  usesStoreCredit: boolean
  lines: CartLine[]
}
