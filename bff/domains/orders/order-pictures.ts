import type { RequestContext } from '../../graphql/context.ts'
import { productLoaders } from '../catalog/product-loaders.ts'

/** The picture of what was ordered, as the catalogue has it now. An order without its pictures is still an order. */
export async function pictureOf(urlKey: string | null | undefined, context: RequestContext): Promise<string | null> {
  if (!urlKey) return null
  const card = await productLoaders(context)
    .cardByUrlKey(urlKey)
    .catch(() => null)
  return card?.imageUrl ?? null
}
