import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import type { ProductListInput } from '../../graphql/shop-schema.generated.ts'
import { selectedFields, start } from '../look-ahead.ts'
import { reviewPage } from '../reviews/review-page.ts'
import { listRequest } from './list-request.ts'

/** Starts loading what a request wants of a product beside the product itself. */
export function prefetchProduct(sku: string, { loaders }: RequestContext, info: GraphQLResolveInfo): void {
  for (const { name, args } of selectedFields(info.fieldNodes, 'Product', info)) {
    if (name === 'relatedProducts' || name === 'upsellProducts') start(() => loaders.products.related(sku))
    if (name === 'attributes') start(() => loaders.products.attributeLabels())
    if (name === 'reviewsLayer') {
      const page = reviewPage(Number(args['from'] ?? 0), Number(args['size'] ?? 0))
      if (page) start(() => loaders.reviews(sku, page))
    }
  }
}

/** Starts loading the product list that a request wants of a category. */
export function prefetchCategory(id: string, { loaders, shop }: RequestContext, info: GraphQLResolveInfo): void {
  for (const { name, args, nodes } of selectedFields(info.fieldNodes, 'Category', info)) {
    if (name !== 'layer') continue
    const params = args['params'] as ProductListInput | null | undefined
    const layer = loaders.categories.layer(id, listRequest(params, shop.pageSizes))
    for (const part of selectedFields(nodes, 'ProductLayer', info)) {
      const isFacet = ['dynamicFacets', 'fixedFacets', 'sorts'].includes(part.name)
      start(isFacet ? layer.facets : layer.list)
    }
  }
}
