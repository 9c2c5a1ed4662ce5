import type { GraphQLResolveInfo } from 'graphql'
import type { Context, Resolvers } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { encodeUid } from '../uid.ts'
import { isInStock } from './availability.ts'
import { asJoined } from './joined-attributes.ts'
import { enteredCents } from './prices.ts'
import type { Product } from './types.ts'

/** Parts of bundles, grouped and downloadable products. */
export const compositeResolvers: Resolvers = {
  BundleProduct: {
    dynamic_price: ({ bundle }: Product) => bundle?.dynamic ?? false,
    price_view: () => 'PRICE_RANGE',
    ship_bundle_items: () => 'SEPARATELY',
    items: ({ bundle }: Product, _: unknown, { model }: Context) =>
      (bundle?.items ?? []).map((item) => ({
        uid: bundleItemUid(item.id),
        title: item.title,
        required: item.required,
        type: item.input,
        position: item.position,
        options: item.selections
          .filter(({ product }) => product.enabled && (model.settings.showOutOfStock || isInStock(product)))
          .map((selection) => ({
            uid: bundleSelectionUid(item.id, selection.id, selection.qty),
            label: selection.product.name,
            quantity: selection.qty,
            can_change_quantity: selection.canChangeQty,
            is_default: selection.isDefault,
            position: selection.position,
            // Parts of a dynamic bundle cost what their product costs; here the figure is 0, as recorded.
            price: bundle?.dynamic ? 0 : selection.cents / 100,
            price_type: 'FIXED',
            product: joinedPart(selection.product),
          })),
      })),
  },
  GroupedProduct: {
    items: ({ grouped }: Product, _: unknown, { model, pricedSets }: Context, { path }: GraphQLResolveInfo) =>
      grouped
        .filter(({ product }) => product.enabled && (model.settings.showOutOfStock || isInStock(product)))
        .map(({ product, qty }, index) => ({
          position: index + 1,
          qty: pricedSets.has(path.prev ?? path) ? 1 : qty,
          product: joinedPart(product),
        })),
  },
  DownloadableProduct: {
    links_title: ({ links }: Product) => links?.title ?? null,
    links_purchased_separately: ({ links }: Product) => (links?.separately ? 1 : 0),
    downloadable_product_links: ({ links }: Product, _: unknown, context: Context) =>
      (links?.items ?? []).map((link) => ({
        uid: downloadableLinkUid(link.id),
        title: link.title,
        // In the base currency, as surcharges.
        price: enteredCents(link.cents, context) / 100,
        sort_order: link.position,
        sample_url: link.sampleUrl ?? `${linkBase(context)}downloadable/download/linkSample/link_id/${link.id}/`,
      })),
    downloadable_product_samples: ({ links }: Product, _: unknown, context: Context) =>
      (links?.samples ?? []).map(({ id, title, position }) => ({
        title,
        sort_order: position,
        sample_url: `${linkBase(context)}downloadable/download/sample/sample_id/${id}/`,
      })),
  },
}

/** The product of a part, as a resolver of its field. */
function joinedPart(product: Product) {
  return (_: unknown, __: Context, info: GraphQLResolveInfo) => asJoined(product, info)
}

export function bundleItemUid(itemId: number): string {
  return encodeUid('bundle', itemId)
}

export function bundleSelectionUid(itemId: number, selectionId: number, qty: number): string {
  return encodeUid('bundle', itemId, selectionId, qty)
}

export function downloadableLinkUid(linkId: number): string {
  return encodeUid('downloadable', linkId)
}
