import { catalog, type RequestContext, valuesOf } from 'musette/server'
import type { Feed, FeedingGuide } from '../schema.generated.ts'
import variables from '../variables.ts'
import { readGuide } from './feeding-guide.ts'

type Listed = Pick<catalog.ProductModel, 'sku' | 'listed'>

export const MAX_LINES = 50

/** Returns the table of a feed; null without one. */
export function guideOf({ sku, listed }: Listed, { shop, log }: RequestContext): FeedingGuide | null {
  const text = listed.get(valuesOf(variables, shop).FEEDING_GUIDE_ATTRIBUTE)
  if (!text) return null
  const guide = readGuide(text)
  if (!guide) log.warn({ sku }, 'a feeding guide cannot be read')
  return guide
}

export function netGramsOf({ listed }: Pick<Listed, 'listed'>, { shop }: RequestContext): number | null {
  const net = catalog.netQuantity(listed, shop.attributes)
  return net?.unit === 'KILOGRAM' ? net.amount : null
}

/** Finds the feed of a line of a cart or an order. The store finds a variant only by its product, and a product of an order by its path. */
export async function feedOf(
  { sku, path }: { sku: string; path?: string | null },
  context: RequestContext,
): Promise<Feed | null> {
  const products = catalog.productLoaders(context)
  const key = /\/([^/?]+?)(?:\.html)?(?:\?.*)?$/.exec(path ?? '')?.[1]
  const card = key ? await products.cardByUrlKey(key) : await products.card(sku)
  if (!card || !guideOf(card, context)) return null
  const page = card.sku === sku ? card : await products.page(card.sku)
  const variant = page?.page?.configurations.find(({ product }) => product.sku === sku)?.product ?? card
  if (variant.sku !== sku) return null
  const guide = guideOf(variant, context) ?? guideOf(card, context)
  const netGrams = netGramsOf(variant, context)
  return guide && netGrams ? { sku, guide, netGrams } : null
}
