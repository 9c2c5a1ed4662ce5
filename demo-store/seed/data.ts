import { Type } from 'typebox'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { readBlocks, readPages } from './content.ts'
import { sitePictures } from './pictures.ts'
import type { PictureSeed } from './pictures.ts'
import { productPictures, products } from './products.ts'
import { inFile, readYaml } from './read.ts'
import {
  belongingsSchema,
  checkoutSchema,
  customerSchema,
  groupPriceSchema,
  orderSchema,
  rewriteSchema,
  storeConfigSchema,
} from './schemas.ts'
import type { CheckoutSeed, Seed } from './types.ts'

const productIds = new Map(products.map(({ sku, id }) => [sku, id]))
const cmsPages = readPages(productIds)
const pageIds = new Map(cmsPages.map(({ identifier, id }) => [identifier, id]))

const { password, customers, groupPrices, belongings } = readYaml(
  'customers.yaml',
  Type.Object(
    {
      password: Type.String(),
      customers: Type.Array(customerSchema),
      groupPrices: Type.Array(groupPriceSchema),
      belongings: Type.Array(belongingsSchema),
    },
    { additionalProperties: false },
  ),
)

/** The whole demo store; `demo-store/database/` writes it to the database when the data folder is empty or older. */
export const seed = {
  attributes,
  categories,
  products,
  cmsPages,
  cmsBlocks: readBlocks({ products: productIds, pages: pageIds }),
  rewrites: readYaml('rewrites.yaml', Type.Array(rewriteSchema)),
  checkout: checkout(),
  customers: customers.map((customer) => ({ ...customer, password })),
  groupPrices,
  orders: readYaml('orders.yaml', Type.Array(orderSchema)),
  belongings,
  storeConfig: readYaml('store-config.yaml', storeConfigSchema),
} satisfies Seed

/** Every picture of the demo store: products, departments, content pages, signs. */
export const pictures: PictureSeed[] = [...productPictures, ...sitePictures]

function checkout(): CheckoutSeed {
  const file = 'checkout.yaml'
  const { agreements, hours, relays, ...rest } = readYaml(file, checkoutSchema)
  return inFile(file, () => ({
    ...rest,
    pickupLocations: [],
    agreements: agreements.map(({ page, ...agreement }, index) => {
      const content = cmsPages.find(({ identifier }) => identifier === page)?.content
      if (content === undefined) throw new Error(`/agreements/${index}/page: there is no page «${page}»`)
      return { ...agreement, content }
    }),
    relays: relays.map(({ id, name, address, position: [latitude, longitude], hours: kind }, index) => {
      const week = hours[kind]
      if (week === undefined) throw new Error(`/relays/${index}/hours: there are no hours «${kind}»`)
      const { monday, weekday, saturday, sunday } = week
      const opening = [monday ?? weekday, weekday, weekday, weekday, weekday, saturday, sunday]
      return { id, carrier: 'mondialrelay', name, ...address, country: 'FR', latitude, longitude, opening }
    }),
  }))
}
