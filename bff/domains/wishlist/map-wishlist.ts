import type { CartItemChoice, WishlistItem } from '../../graphql/shop-schema.generated.ts'
import { lineChoice } from '../cart/line-choice.ts'
import { mapLineOptions, unescaped } from '../cart/map-line-options.ts'
import { type CatalogSettings, mapProduct } from '../catalog/map-product.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { isNumericId } from '../uid.ts'
import type { SharedWishlistQuery } from './magento/shared-wishlist.generated.ts'
import type { StoreWishesFragment } from './magento/wishlist.generated.ts'

type StoreSharedWish = NonNullable<NonNullable<SharedWishlistQuery['s_wishlist']>['items']>[number]
type StoreWish = StoreWishesFragment['items'][number]

export type WishModel = Omit<WishlistItem, 'product'> & {
  product: ProductModel
  /** What puts it into a cart; null where the store does not tell it. */
  choice: CartItemChoice | null
  /** Whether a date or a time is among its choices, which the store fails to put into a cart itself. */
  hasMoment: boolean
}

const MOMENTS: readonly string[] = ['date', 'date_time', 'time']

/** Empty where the product no longer exists: the store keeps such items on the list. */
export function mapWish(item: StoreWish, settings: CatalogSettings): WishModel[] {
  if (!item?.product) return []
  const line = { ...item, product: item.product }
  return [
    {
      id: item.id,
      qty: item.quantity,
      product: mapProduct(item.product, settings),
      options: mapLineOptions(line),
      ...ofChoice(lineChoice(line)),
      hasMoment: (item.customizable_options ?? []).some((option) => option && MOMENTS.includes(option.type)),
    },
  ]
}

/** The same of somebody else's list, whose choices come as texts and as the request that they were made with. */
export function mapSharedWish(item: StoreSharedWish, settings: CatalogSettings): WishModel[] {
  if (!item?.product?.sku || item.id === null) return []
  const qty = item.qty ?? 1
  return [
    {
      id: String(item.id),
      qty,
      product: mapProduct(item.product, settings),
      options: (item.options ?? []).flatMap((option) =>
        option?.label && option.value ? [{ label: option.label, value: unescaped(option.value) }] : [],
      ),
      ...ofChoice(requestedChoice(item.buy_request, item.product.sku, qty)),
      hasMoment: false,
    },
  ]
}

function ofChoice(choice: CartItemChoice | null) {
  return {
    selectedOptions: choice?.options ?? [],
    selectedCustomOptions: choice?.customOptions ?? [],
    selectedBundleOptions: choice?.bundleOptions ?? [],
    downloadLinks: choice?.downloadLinks ?? [],
    needsChoice: choice === null,
    choice,
  }
}

/** Null where a part of the request has a form that a cart's input has not: dates in parts, files. */
function requestedChoice(text: string | null | undefined, sku: string, qty: number): CartItemChoice | null {
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

/** Of what PHP wrote as an object with ids for keys; an empty one is a list. */
function entriesOf(given: unknown): [id: string, value: unknown][] {
  return typeof given === 'object' && given !== null ? Object.entries(given).filter(([id]) => isNumericId(id)) : []
}

/** One id, or several of them. */
function valuesOf(given: unknown): string[] {
  const values: unknown[] = typeof given === 'object' && given !== null ? Object.values(given) : [given]
  return values.map(String).filter(isNumericId)
}
