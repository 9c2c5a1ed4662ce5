import type { FixedFacet, SortOption } from '../../graphql/shop-schema.generated.ts'
import type { DynamicFacetModel } from './facet-model.ts'
import type { ProductModel } from './product-model.ts'

/** A product list and its facets; each part is loaded when it is first asked for, both at the same time. */
export type LayerModel = {
  list(): Promise<ProductListModel>
  facets(): Promise<LayerFacets>
}

export type ProductListModel = {
  total: number
  /** Of the page that is answered: 0 where the page asked for lies past the end. */
  from: number
  size: number
  products: ProductModel[]
}

export type LayerFacets = {
  dynamicFacets: DynamicFacetModel[]
  fixedFacets: FixedFacet[]
  sorts: SortOption[]
}
