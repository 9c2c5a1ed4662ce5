import type {
  CartResultFragment,
  CartContentsFragment,
  CartLineFragment,
} from '../../../web/screens/cart/cart.generated.ts'

export const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })

export function line(id: string, changes: Partial<CartLineFragment> = {}): CartLineFragment {
  const qty = changes.qty ?? 1
  return {
    item_id: id,
    sku: `SKU-${id}`,
    name: `Article ${id}`,
    imageUrl: null,
    qty,
    errors: [],
    options: [],
    priceInfo: {
      price: { priceInclTax: euros(10) },
      unitPrice: null,
      rowTotal: { priceInclTax: euros(10 * qty) },
      fixedTaxes: [],
      discount: null,
    },
    choice: { sku: `SKU-${id}`, qty, options: [], customOptions: [], bundleOptions: [], downloadLinks: [] },
    product: { sku: `SKU-${id}`, path: `/article-${id}.html`, stock: { quantityLeft: null }, stockLabel: null },
    ...changes,
  }
}

export function cartOf(items: CartLineFragment[], changes: Partial<CartContentsFragment> = {}): CartContentsFragment {
  const total = items.reduce((sum, { qty }) => sum + 10 * qty, 0)
  return {
    id: 'cart',
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    canCheckout: items.length > 0 && items.every(({ errors }) => errors.length === 0),
    isShippable: true,
    hasLostItems: false,
    unavailableReasons: [],
    arrivals: [],
    freeDelivery: null,
    items,
    coupons: [],
    totals: {
      subtotalInclTax: euros(total),
      discounts: [],
      shipping: null,
      taxes: [{ label: 'TVA 20 %', price: euros(Math.round((total / 6) * 100) / 100) }],
      totalInclTax: euros(total),
    },
    ...changes,
  }
}

export const accepted = (cart: CartContentsFragment): CartResultFragment => ({
  success: true,
  errorMessage: null,
  errors: [],
  quantityRule: null,
  cart,
})

export const refused = (cart: CartContentsFragment, errorMessage: string | null): CartResultFragment => ({
  success: false,
  errorMessage,
  errors: errorMessage ? [errorMessage] : [],
  quantityRule: null,
  cart,
})
