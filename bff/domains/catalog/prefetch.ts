import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import type { ProductListInput } from '../../graphql/shop-schema.generated.ts'
import { selectedFields, start } from '../look-ahead.ts'
import { listRequest } from './list-request.ts'
import { loadReviews, type ReviewRange } from '../reviews/review-loaders.ts'
import { productLoaders } from './product-loaders.ts'
import { categoryLoaders } from './category-loaders.ts'

/** Starts loading what a request selects besides the product itself. */
export function prefetchProduct(sku: string, context: RequestContext, info: GraphQLResolveInfo): void {
  for (const { name, args } of selectedFields(info.fieldNodes, 'Product', info)) {
    if (name === 'relatedProducts' || name === 'upsellProducts') start(() => productLoaders(context).related(sku))
    if (name === 'attributes') start(() => productLoaders(context).attributeLabels())
    if (name === 'reviewsLayer') start(() => loadReviews(context, sku, args as ReviewRange))
  }
}

/** Starts loading the product list that a request selects of a category. */
export function prefetchCategory(id: string, context: RequestContext, info: GraphQLResolveInfo): void {
  for (const { name, args, nodes } of selectedFields(info.fieldNodes, 'Category', info)) {
    if (name !== 'layer') continue
    const params = args['params'] as ProductListInput | null | undefined
    const layer = categoryLoaders(context).layer(id, listRequest(params, context.shop.pageSizes))
    for (const part of selectedFields(nodes, 'ProductLayer', info)) {
      const isFacet = ['dynamicFacets', 'fixedFacets', 'sorts'].includes(part.name)
      start(isFacet ? layer.facets : layer.list)
    }
  }
}
