import type { RequestContext } from '../../graphql/context.ts'
import { productLoaders } from '../catalog/product-loaders.ts'

/** Returns the current picture of an ordered product; null if it cannot be loaded, because an order can be shown without pictures. */
export async function pictureOf(urlKey: string | null | undefined, context: RequestContext): Promise<string | null> {
  if (!urlKey) return null
  const card = await productLoaders(context)
    .cardByUrlKey(urlKey)
    .catch(() => null)
  return card?.imageUrl ?? null
}
