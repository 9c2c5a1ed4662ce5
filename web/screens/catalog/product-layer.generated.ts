// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { SwatchType } from '../../api/shop-types.generated.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

export type ProductListFragment = { total: number, from: number, size: number, products: Array<ProductCardFragment>, dynamicFacets: Array<{ code: string, label: string, buckets: Array<
      | { value: string, label: string, docCount: number, isActive: boolean, swatch: { type: SwatchType, value: string } | null }
      | { value: string, label: string, docCount: number, isActive: boolean }
    > }>, fixedFacets: Array<{ name: string, value: number }>, sorts: Array<{ field: string, label: string }> };
