import { attributes } from './attributes.ts'
import { belongings } from './belongings.ts'
import { categories } from './categories.ts'
import { checkout } from './checkout/settings.ts'
import { cmsBlocks } from './cms-blocks.ts'
import { cmsPages } from './cms-pages/pages.ts'
import { customers } from './customers.ts'
import { groupPrices } from './group-prices.ts'
import { orders } from './orders.ts'
import { products } from './products/all.ts'
import { rewrites } from './rewrites.ts'
import { storeConfig } from './store-config.ts'
import type { Seed } from './types.ts'

/** The whole demo store; `demo-store/database/` writes it to the database when the data folder is empty or older. */
export const seed: Seed = {
  attributes,
  categories,
  products,
  cmsPages,
  cmsBlocks,
  rewrites,
  checkout,
  customers,
  groupPrices,
  orders,
  belongings,
  storeConfig,
}
