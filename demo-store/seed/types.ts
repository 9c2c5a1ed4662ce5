import type { CheckoutSeed } from './checkout/types.ts'
import type { CmsBlockSeed, CmsPageSeed, RewriteSeed } from './content-types.ts'
import type { BelongingsSeed, CustomerSeed, GroupPriceSeed, OrderSeed } from './customer-types.ts'
import type { AttributeSeed, CategorySeed, ProductSeed } from './product-types.ts'

/** Answers of `storeConfig`, named as Magento's GraphQL fields; the engine adds what depends on the host (URLs, codes). */
export type StoreConfigSeed = Record<string, string | number | boolean | null>

/**
 * Everything the demo store holds at its first start, as plain data: `demo-store/seed` describes, `demo-store/database` writes it down.
 * Money is integer cents including 20 % tax (EUR), weights are grams.
 */
export type Seed = {
  attributes: AttributeSeed[]
  categories: CategorySeed[]
  products: ProductSeed[]
  cmsPages: CmsPageSeed[]
  cmsBlocks: CmsBlockSeed[]
  rewrites: RewriteSeed[]
  checkout: CheckoutSeed
  storeConfig: StoreConfigSeed
  customers?: CustomerSeed[]
  groupPrices?: GroupPriceSeed[]
  orders?: OrderSeed[]
  belongings?: BelongingsSeed[]
  /** Names of the rating axes; one, «Note», where they are left out. */
  ratings?: string[]
}
