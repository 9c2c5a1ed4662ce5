import type { CartItemChoice, WishlistItem } from '../../graphql/shop-schema.generated.ts'
import { lineChoice } from '../cart/line-choice.ts'
import { mapLineOptions } from '../cart/map-line-options.ts'
import { type CatalogSettings, mapProduct, mapVariant } from '../catalog/map-product.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import type { StoreWishesFragment } from './magento/wishlist.generated.ts'

type StoreWish = StoreWishesFragment['items'][number]

export type WishModel = Omit<WishlistItem, 'product' | 'variant'> & {
  product: ProductModel
  variant: ProductModel | null
  /** The choice that adds it to a cart; null if the store does not return it. */
  choice: CartItemChoice | null
  /** Whether its choices include a date or a time, which the store itself fails to add to a cart. */
  hasMoment: boolean
}

const MOMENTS: readonly string[] = ['date', 'date_time', 'time']

/** Maps an item; empty if the product no longer exists, or has no price: the store keeps such items on the list. */
export function mapWish(item: StoreWish, settings: CatalogSettings): WishModel[] {
  if (!item?.product) return []
  const product = mapProduct(item.product, settings)
  if (!product) return []
  const line = { ...item, product: item.product }
  const chosen = 'configured_variant' in item ? item.configured_variant : null
  const variant = chosen ? mapVariant(chosen, product.path, settings) : null
  return [
    {
      id: item.id,
      qty: item.quantity,
      product,
      // Required custom options belong to the product, and cost the same with each variant.
      variant: variant && { ...variant, requiredExtras: product.requiredExtras },
      options: mapLineOptions(line),
      ...wishOptions(lineChoice(line)),
      hasMoment: (item.customizable_options ?? []).some((option) => option && MOMENTS.includes(option.type)),
    },
  ]
}

/** Returns the options with which a wish was added. */
export function wishOptions(choice: CartItemChoice | null) {
  return {
    selectedOptions: choice?.options ?? [],
    selectedCustomOptions: choice?.customOptions ?? [],
    selectedBundleOptions: choice?.bundleOptions ?? [],
    downloadLinks: choice?.downloadLinks ?? [],
    needsChoice: choice === null,
    choice,
  }
}
