import type { PictureSeed, ProductSeed } from '../types.ts'

/** Products with the pictures that they show. */
export type Range = { products: ProductSeed[]; pictures: PictureSeed[] }
