import { catalog, type ShopTypes, store, wishlists } from 'musette/server'
import type { SharedWishlistQuery } from './magento/shared-wishlist.generated.ts'

type StoreSharedWish = NonNullable<NonNullable<SharedWishlistQuery['s_wishlist']>['items']>[number]

/** Maps a wish of somebody else's list, whose choices are texts and the original request. */
export function mapSharedWish(item: StoreSharedWish, settings: catalog.CatalogSettings): wishlists.WishModel[] {
  const product = item?.product && catalog.mapProduct(item.product, settings)
  if (!item?.product?.sku || item.id === null || !product) return []
  const qty = item.qty ?? 1
  return [
    {
      id: String(item.id),
      qty,
      product,
      variant: null,
      options: (item.options ?? []).flatMap((option) =>
        option?.label && option.value ? [{ label: option.label, value: store.plainText(option.value) }] : [],
      ),
      ...wishlists.wishOptions(requestedChoice(item.buy_request, item.product.sku, qty)),
      hasMoment: false,
    },
  ]
}

/** Converts the original request; null if a part does not exist in a cart's input: split dates, files. */
function requestedChoice(text: string | null | undefined, sku: string, qty: number): ShopTypes.CartItemChoice | null {
  const request = parsed(text)
  if (!request) return null
  const { super_attribute: variant, options, bundle_option: bundle, bundle_option_qty: quantities, links } = request
  const custom = entriesOf(options).flatMap(([id, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => ({ option_id: id, option_value: one })),
  )
  const isPlain = (one: unknown) => typeof one === 'string' || typeof one === 'number'
  if (custom.some(({ option_value: value }) => !isPlain(value))) return null
  const amounts = new Map(entriesOf(quantities))
  return {
    sku,
    qty,
    options: entriesOf(variant).map(([id, value]) => ({ option_id: id, option_value: String(value) })),
    customOptions: custom.map((one) => ({ ...one, option_value: String(one.option_value) })),
    bundleOptions: entriesOf(bundle).flatMap(([id, chosen]) =>
      valuesOf(chosen).map((value) => {
        const amount = amounts.get(id)
        const own = new Map(entriesOf(amount)).get(value) ?? amount
        return { option_id: id, option_value: value, option_qty: Number(own) || 1 }
      }),
    ),
    downloadLinks: valuesOf(links),
  }
}

type BuyRequest = Partial<
  Record<'super_attribute' | 'options' | 'bundle_option' | 'bundle_option_qty' | 'links', unknown>
>

function parsed(text: string | null | undefined): BuyRequest | null {
  try {
    const request: unknown = JSON.parse(text ?? '')
    return typeof request === 'object' && request !== null ? request : null
  } catch {
    return null
  }
}

/** Returns the entries of an object that PHP wrote with ids as keys. PHP writes an empty one as a list. */
function entriesOf(given: unknown): [id: string, value: unknown][] {
  return typeof given === 'object' && given !== null
    ? Object.entries(given).filter(([id]) => store.isNumericId(id))
    : []
}

/** One id, or several of them. */
function valuesOf(given: unknown): string[] {
  const values: unknown[] = typeof given === 'object' && given !== null ? Object.values(given) : [given]
  return values.map(String).filter(store.isNumericId)
}
