import type { PictureSeed } from '../picture-types.ts'
import type { ProductSeed } from '../product-types.ts'

/** Products with the pictures that they show. */
export type Range = { products: ProductSeed[]; pictures: PictureSeed[] }
