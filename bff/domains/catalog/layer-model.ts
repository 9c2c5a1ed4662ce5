import type {
  AttributeBucket,
  CategoryBucket,
  DynamicFacet,
  FixedFacet,
  SortOption,
} from '../../graphql/shop-schema.generated.ts'
import type { ProductModel } from './product-model.ts'

export type BucketModel =
  (AttributeBucket & { __typename: 'AttributeBucket' }) | (CategoryBucket & { __typename: 'CategoryBucket' })

export type DynamicFacetModel = Omit<DynamicFacet, 'buckets'> & { buckets: BucketModel[] }

/** A product list and its facets; each part is loaded when it is first requested, both at the same time. */
export type LayerModel = {
  list(): Promise<ProductListModel>
  facets(): Promise<LayerFacets>
}

export type ProductListModel = {
  total: number
  /** Index of the first product, from 0. A page past the end is replaced by the first one. */
  from: number
  size: number
  products: ProductModel[]
}

export type LayerFacets = {
  dynamicFacets: DynamicFacetModel[]
  fixedFacets: FixedFacet[]
  sorts: SortOption[]
}
