import type { AttributeBucket, CategoryBucket, DynamicFacet } from '../../graphql/shop-schema.generated.ts'

export type BucketModel =
  (AttributeBucket & { __typename: 'AttributeBucket' }) | (CategoryBucket & { __typename: 'CategoryBucket' })

export type DynamicFacetModel = Omit<DynamicFacet, 'buckets'> & { buckets: BucketModel[] }
