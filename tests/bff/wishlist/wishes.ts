import type { Browser } from '../support/browser.ts'

const VARIANT = 'sku imageUrl stock { isInStock } prices { finalPrice { priceInclTax { value { amount } } } }'
const WISHLIST = `id items { id qty product { sku name } variant { ${VARIANT} }
  options { label value } selectedOptions { option_id option_value }
  selectedCustomOptions { option_id option_value } selectedBundleOptions { option_id option_value option_qty } downloadLinks }`

export type Variant = {
  sku: string
  imageUrl: string | null
  stock: { isInStock: boolean }
  prices: { finalPrice: { priceInclTax: { value: { amount: number } } } }
}

export type Wish = {
  id: string
  qty: number
  product: { sku: string; name: string }
  variant: Variant | null
  options: { label: string; value: string }[]
  selectedOptions: { option_id: string; option_value: string }[]
  selectedCustomOptions: { option_id: string; option_value: string }[]
  selectedBundleOptions: { option_id: string; option_value: string; option_qty: number }[]
  downloadLinks: string[]
}
export type List = { id: string; items: Wish[] }
export type WishAnswer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  me: { id: string | null; wishlist: List | null }
}

async function changed(browser: Browser, mutation: string, declared = '', variables = {}): Promise<WishAnswer> {
  const { answer: response } = await browser.ask<{ answer: WishAnswer }>(
    `mutation ${declared} { answer: ${mutation} { success errorMessage errors { field message } me { id wishlist { ${WISHLIST} } } } }`,
    variables,
  )
  return response
}

export const wish = (browser: Browser, item: object) =>
  changed(browser, 'addProductToWishlist(item: $item)', '($item: CartItemInput!)', { item: { qty: 1, ...item } })

/** Wishes several at once, and does not read the list. */
export const wishAll = (browser: Browser, skus: string[]) =>
  browser.ask('mutation ($items: [CartItemInput!]!) { addProductsToWishlist(items: $items) { success } }', {
    items: skus.map((sku) => ({ sku, qty: 1 })),
  })

export const unwish = (browser: Browser, itemId: string) =>
  changed(browser, 'removeProductFromWishlist(itemId: $itemId)', '($itemId: ID!)', { itemId })

export async function wishlistOf(browser: Browser): Promise<List | null> {
  return (await browser.ask<{ me: { wishlist: List | null } }>(`{ me { id wishlist { ${WISHLIST} } } }`)).me.wishlist
}

export async function empty(browser: Browser): Promise<void> {
  const { me } = await browser.ask<{ me: { wishlist: { items: { id: string }[] } | null } }>(
    '{ me { wishlist { items { id } } } }',
  )
  for (const { id } of me.wishlist?.items ?? []) {
    await browser.ask('mutation ($id: ID!) { removeProductFromWishlist(itemId: $id) { success } }', { id })
  }
}

export async function toCart(browser: Browser, itemIds: string[] | null = null) {
  const { answer: response } = await browser.ask<{
    answer: {
      success: boolean
      errorMessage: string | null
      refusedItems: { itemId: string; message: string }[]
      me: { wishlist: List | null }
      cart: { items: { sku: string; qty: number; options: { value: string }[] }[] }
    }
  }>(
    `mutation ($itemIds: [ID!]) { answer: addWishlistToCart(itemIds: $itemIds) { success errorMessage
       refusedItems { itemId message } me { wishlist { ${WISHLIST} } } cart { items { sku qty options { value } } } } }`,
    { itemIds },
  )
  return response
}

/** What may be chosen of a configurable product, and is in stock: the dearest. */
export async function choiceOf(browser: Browser, sku: string): Promise<{ option_id: string; option_value: string }[]> {
  return (await dearest(browser, sku)).options
}

type Configuration = { options: { option_id: string; option_value: string }[]; product: Variant }

export async function dearest(browser: Browser, sku: string): Promise<Configuration> {
  const { product } = await browser.ask<{ product: { configurations: Configuration[] } }>(
    `{ product(sku: "${sku}") { configurations { options { option_id option_value } product { ${VARIANT} } } } }`,
  )
  const amount = ({ product: { prices } }: Configuration) => prices.finalPrice.priceInclTax.value.amount
  const [first] = product.configurations
    .filter((variant) => variant.product.stock.isInStock)
    .toSorted((a, b) => amount(b) - amount(a))
  if (!first) throw new Error(`No variant of ${sku} is in stock.`)
  return first
}
