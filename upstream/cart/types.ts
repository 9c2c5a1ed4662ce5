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
  variant: Product | null
  options: OptionChoice[]
  bundle: BundleChoice[]
  links: number[]
}

export type Cart = {
  id: number
  maskedId: string
  email: string | null
  couponCode: string | null
  lines: CartLine[]
}
