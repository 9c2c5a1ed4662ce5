import { type Static, Type } from 'typebox'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { readGoods } from './goods.ts'
import { type Ids, renderContent } from './page-builder/render.ts'
import { type PictureSeed, sitePictures } from './pictures.ts'
import type { ProductSeed } from './product-types.ts'
import { filesIn, inFile, readYaml } from './read.ts'
import { buildRange } from './recipes/build.ts'
import { readRange } from './recipes/recipe.ts'
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
import type { CheckoutSeed, CmsBlockSeed, CmsPageSeed, OrderSeed, RelaySeed, Seed } from './types.ts'
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
    content: Type.Unknown(),
  },
  strict,
)

const blocksSchema = Type.Array(Type.Object({ identifier: text, title: text, content: Type.Unknown() }, strict))

const faqSchema = Type.Array(
  Type.Object(
    {
      identifier: text,
      theme: text,
      questions: Type.Array(Type.Object({ question: text, answer: text }, strict)),
    },
    strict,
  ),
)

/** Every file of the range, in the order of its ids, which is that of the departments. */
const ranges = [
  ...filesIn('products')
    .map((file) => ({ file, ...readRange(file) }))
    .toSorted((a, b) => a.firstId - b.firstId)
    .map(({ file, firstId, recipes }) => inFile(file, () => buildRange(firstId, recipes))),
  ...readGoods(),
]

const productPictures: PictureSeed[] = ranges.flatMap((range) => range.pictures)

const products: ProductSeed[] = withRelations(ranges.flatMap((range) => range.products)).map(withPriceHistory)

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

/** Of offers that have none. */
const SORT_ORDER = 100

type CheckoutPart = Static<typeof checkoutPartSchema>

/** What extensions sell, deliver with and are paid with. */
const partFiles = filesIn('extensions').filter((file) => file.endsWith('/checkout.yaml'))
const checkoutParts: CheckoutPart[] = partFiles.map((file) => readYaml(file, checkoutPartSchema))

/** The whole demo store; `demo-store/database/` writes it to the database when the data folder is empty or older. */
export const seed = {
  attributes,
  categories,
  products,
  cmsPages,
  cmsBlocks: readBlocks({ products: productIds, pages: pageIds }),
  rewrites: readYaml('rewrites.yaml', Type.Array(rewriteSchema), []),
  checkout: checkout(),
  customers: customers.map((customer) => ({ ...customer, password })),
  groupPrices,
  orders: readYaml('orders.yaml', Type.Array(orderSchema), []).map(paid),
  belongings,
  storeConfig: readYaml('store-config.yaml', storeConfigSchema),
} satisfies Seed

/** Every picture of the demo store: products, departments, content pages, signs. */
export const pictures: PictureSeed[] = [...productPictures, ...sitePictures]

function checkout(): CheckoutSeed {
  const file = 'checkout.yaml'
  const { agreements, cartRules, taxedCountries, ...own } = readYaml(file, checkoutSchema)
  const parts = [own, ...checkoutParts]
  const sold = parts.flatMap(({ paymentMethods = [] }) => paymentMethods)
  return {
    ...{ cartRules, taxedCountries, pickupLocations: [] },
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

/** What is shown beside a product: neighbours of its deepest category, dearer ones of it, and small things for the cart. */
function withRelations(products: ProductSeed[]): ProductSeed[] {
  const listed = products.filter(
    (product) => product.visibility === 'catalog' && product.enabled && product.categoryIds.length > 0,
  )
  const priceOf = (product: ProductSeed): number => {
    const parts = product.configurable?.children ?? []
    const prices = products.filter((other) => parts.includes(other.sku)).map((other) => other.cents)
    return prices.length > 0 ? Math.min(...prices) : product.cents
  }
  return products.map((product) => {
    if (product.visibility === 'hidden' || !product.enabled) return product
    const department = product.categoryIds[0]
    const siblings = listed.filter((other) => other !== product && other.categoryIds[0] === department)
    const species = product.attributes.espece
    const treats = listed.filter(
      (other) =>
        other !== product &&
        other.type === 'simple' &&
        other.cents < 1000 &&
        other.attributes.espece === species &&
        other.customOptions === undefined,
    )
    const skus = (list: ProductSeed[], count: number) =>
      rotate(list, product.id / 20)
        .slice(0, count)
        .map((other) => other.sku)
    return {
      ...product,
      related: product.related ?? skus(siblings, 4),
      upsell:
        product.upsell ??
        skus(
          siblings.filter((other) => priceOf(other) > priceOf(product)),
          3,
        ),
      crosssell: product.crosssell ?? skus(treats, 4),
    }
  })
}

/** Starts elsewhere in the list for each product, so that not everything points at the same few. */
function rotate<T>(list: T[], by: number): T[] {
  const start = list.length === 0 ? 0 : Math.floor(by) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/**
 * What was asked in the 30 days before a reduction, as a merchant's module keeps it: Magento has no such price. The demo store's prices
 * did not change before they were reduced.
 */
function withPriceHistory(product: ProductSeed): ProductSeed {
  if (product.specialCents === undefined) return product
  const attributes = { ...product.attributes, prix_mini_30j: (product.cents / 100).toFixed(2) }
  return { ...product, attributes }
}

/** The pages by their ids; links in them name products by sku. */
function readPages(products: Ids['products']): CmsPageSeed[] {
  const sources = filesIn('cms-pages')
    .map((file) => ({ file, page: readYaml(file, pageSchema) }))
    .toSorted((a, b) => a.page.id - b.page.id)
  const pages = new Map(sources.map(({ page }) => [page.identifier, page.id]))
  return sources.map(({ file, page }) => ({
    active: true,
    ...page,
    content: inFile(file, () => typographic(renderContent(page.content, { products, pages }))),
  }))
}

/** The blocks, and one for each theme of the FAQ; ids follow from their order. */
function readBlocks(ids: Ids): CmsBlockSeed[] {
  const file = 'cms-blocks.yaml'
  const sources = readYaml(file, blocksSchema).map((block, index) => ({
    ...block,
    content: inFile(file, () => renderContent(block.content, ids, `/${index}/content`)),
  }))
  return [...sources, ...faqBlocks()].map((block, index) => ({
    id: index + 1,
    active: true,
    ...block,
    content: typographic(block.content),
  }))
}

/** Blocks as an editor writes them: a headline for the theme, one below it for each question. */
function faqBlocks(): { identifier: string; title: string; content: string }[] {
  return readYaml('faq.yaml', faqSchema, []).map(({ identifier, theme, questions }) => ({
    identifier,
    title: `FAQ – ${theme.toLowerCase()}`,
    content: [
      `<h2>${theme}</h2>`,
      ...questions.map(
        ({ question, answer }) => `<h3>${question}</h3>\n${answer.startsWith('<') ? answer : `<p>${answer}</p>`}`,
      ),
    ].join('\n'),
  }))
}
