import { type Static, Type } from 'typebox'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { readProducts } from './products.ts'
import { filesIn, inFile, readYaml } from './read.ts'
import {
  belongingsSchema,
  checkoutPartSchema,
  checkoutSchema,
  customerSchema,
  groupPriceSchema,
  orderSchema,
  rewriteSchema,
  storeConfigSchema,
} from './schemas.ts'
import type {
  CheckoutSeed,
  CmsBlockSeed,
  CmsPageSeed,
  OrderSeed,
  PickupLocationSeed,
  RelaySeed,
  Seed,
} from './types.ts'
import { typographic } from './typography.ts'

const strict = { additionalProperties: false }

const text = Type.String()

const pageSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    identifier: text,
    title: text,
    heading: Type.Optional(text),
    metaTitle: Type.Optional(text),
    metaDescription: Type.Optional(text),
    metaKeywords: Type.Optional(text),
    /** A page that is not active is a draft. */
    active: Type.Optional(Type.Boolean()),
    /** HTML with Magento’s directives, as its editor saves it. */
    content: text,
  },
  strict,
)

const blocksSchema = Type.Array(Type.Object({ identifier: text, title: text, content: text }, strict))

const cmsPages = readPages()

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

/** Default of offers without a sort order. */
const SORT_ORDER = 100

type CheckoutPart = Static<typeof checkoutPartSchema>

/** Files with the carriers, payment methods and pickup points of extensions. */
const partFiles = filesIn('extensions').filter((file) => file.endsWith('/checkout.yaml'))
const checkoutParts: CheckoutPart[] = partFiles.map((file) => readYaml(file, checkoutPartSchema))

/** The whole demo store; `demo-store/database/` writes it to the database when the data folder is empty or older. */
export const seed = {
  attributes,
  categories,
  products: readProducts(),
  cmsPages,
  cmsBlocks: readBlocks(),
  rewrites: readYaml('rewrites.yaml', Type.Array(rewriteSchema), []),
  checkout: checkout(),
  customers: customers.map((customer) => ({ ...customer, password })),
  groupPrices,
  orders: readYaml('orders.yaml', Type.Array(orderSchema), []).map(paid),
  belongings,
  storeConfig: readYaml('store-config.yaml', storeConfigSchema),
} satisfies Seed

function checkout(): CheckoutSeed {
  const file = 'checkout.yaml'
  const { agreements, cartRules, taxedCountries, ...own } = readYaml(file, checkoutSchema)
  const parts = [own, ...checkoutParts]
  const sold = parts.flatMap(({ paymentMethods = [] }) => paymentMethods)
  return {
    cartRules,
    taxedCountries,
    pickupLocations: parts.flatMap(({ pickupLocations = [] }) => pickupLocations.map(pickupLocationOf)),
    carriers: sorted(parts.flatMap(({ carriers = [] }) => carriers)),
    paymentMethods: sorted(sold).map(({ code, title }) => ({ code, title })),
    relays: [...relaysOf(file, own), ...partFiles.flatMap((one, index) => relaysOf(one, checkoutParts[index] ?? {}))],
    agreements: inFile(file, () =>
      agreements.map(({ page, ...agreement }, index) => {
        const content = cmsPages.find(({ identifier }) => identifier === page)?.content
        if (content === undefined) throw new Error(`/agreements/${index}/page: there is no page «${page}»`)
        return { ...agreement, content }
      }),
    ),
  }
}

function pickupLocationOf({
  address,
  position: [latitude, longitude],
  ...place
}: NonNullable<CheckoutPart['pickupLocations']>[number]): PickupLocationSeed {
  return {
    ...place,
    ...address,
    country: 'FR',
    latitude,
    longitude,
    description: '',
    contactName: '',
    email: '',
    phone: '',
  }
}

function relaysOf(file: string, { hours = {}, relays = [] }: CheckoutPart): RelaySeed[] {
  const relayOf = ({ id, carrier, name, address, position, hours: kind }: (typeof relays)[number], index: number) => {
    const week = hours[kind]
    if (week === undefined) throw new Error(`/relays/${index}/hours: there are no hours «${kind}»`)
    const { monday, weekday, saturday, sunday } = week
    const opening = [monday ?? weekday, weekday, weekday, weekday, weekday, saturday, sunday]
    const [latitude, longitude] = position
    return { id, carrier, name, country: 'FR', ...address, latitude, longitude, opening }
  }
  return inFile(file, () => relays.map(relayOf))
}

function sorted<T extends { sortOrder?: number }>(offers: T[]): Omit<T, 'sortOrder'>[] {
  return offers
    .toSorted((a, b) => (a.sortOrder ?? SORT_ORDER) - (b.sortOrder ?? SORT_ORDER))
    .map((offer) => {
      const { sortOrder: _, ...rest } = offer
      return rest
    })
}

/** A past order with the method of the extension that says so. */
function paid(order: OrderSeed): OrderSeed {
  const methods = checkoutParts.flatMap(({ paymentMethods = [] }) => paymentMethods)
  const payment = methods.find(({ pastOrders }) => pastOrders?.includes(order.createdAt))?.code
  return payment ? { ...order, payment } : order
}

function readPages(): CmsPageSeed[] {
  return filesIn('cms-pages')
    .map((file) => readYaml(file, pageSchema))
    .map((page) => ({ active: true, ...page, content: typographic(page.content) }))
    .toSorted((a, b) => a.id - b.id)
}

/** Ids follow from the order. */
function readBlocks(): CmsBlockSeed[] {
  return readYaml('cms-blocks.yaml', blocksSchema).map((block, index) => ({
    id: index + 1,
    active: true,
    ...block,
    content: typographic(block.content),
  }))
}
