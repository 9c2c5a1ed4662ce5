import { GraphQLError } from 'graphql'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  FeedLabel,
  ProductAttribute,
  ProductResolvers,
  QueryResolvers,
  Resolvers,
} from '../../graphql/shop-schema.generated.ts'
import { textOfHtml } from '../content/rich-text/plain-text.ts'
import type { Loaders } from '../loaders.ts'
import { attributeText } from './attribute-text.ts'
import { withVideos } from './map-gallery.ts'
import { formatQuantity, netQuantity } from './net-quantity.ts'
import { prefetchProduct } from './prefetch.ts'
import type { AttributeLabel, RelatedModel } from './product-loaders.ts'
import type { ProductModel, ProductPage } from './product-model.ts'

/** A product of a list is loaded when more of it is asked for than a list shows; several are loaded together. */
async function pageOf(product: ProductModel, loaders: Loaders): Promise<ProductPage | null> {
  return product.page ?? (await loaders.products.page(product.sku))?.page ?? null
}

const Product: ProductResolvers = {
  async gallery(product, _, { loaders }) {
    const pictures = (await pageOf(product, loaders))?.gallery ?? []
    return withVideos(pictures, loaders.content.origin)
  },
  description: async (product, _, { loaders }) =>
    loaders.content.richText((await pageOf(product, loaders))?.descriptionHtml ?? ''),
  shortDescription: async (product, _, { loaders }) =>
    loaders.content.richText((await pageOf(product, loaders))?.shortDescriptionHtml ?? ''),
  seo: async (product, _, { loaders }) => (await pageOf(product, loaders))?.seo ?? {},
  breadcrumb: async (product, _, { loaders }) => (await pageOf(product, loaders))?.breadcrumb ?? [],
  configurations: async (product, _, { loaders }) => (await pageOf(product, loaders))?.configurations ?? [],
  options: async (product, _, { loaders }) => (await pageOf(product, loaders))?.options ?? [],
  custom_options: async (product, _, { loaders }) => (await pageOf(product, loaders))?.customOptions ?? [],
  bundleOptions: async (product, _, { loaders }) => (await pageOf(product, loaders))?.bundleOptions ?? [],
  groupedItems: async (product, _, { loaders }) => (await pageOf(product, loaders))?.groupedItems ?? [],
  downloadLinks: async (product, _, { loaders }) => (await pageOf(product, loaders))?.downloadLinks ?? [],
  downloadSamples: async (product, _, { loaders }) => (await pageOf(product, loaders))?.downloadSamples ?? [],
  downloadLinksRequired: async (product, _, { loaders }) =>
    (await pageOf(product, loaders))?.downloadLinksRequired ?? false,
  async feedLabel(product, _, { loaders, shop }) {
    const page = await pageOf(product, loaders)
    // Packs of several sizes have no net quantity in common.
    const label = page && feedLabel(page.attributes, shop.attributes)
    return label && product.type === 'CONFIGURABLE' ? { ...label, netQuantity: null } : label
  },
  async attributes(product, _, context) {
    const { loaders, shop } = context
    const [page, labels] = await Promise.all([pageOf(product, loaders), labelsOf(context)])
    return page ? furtherAttributes(page.attributes, labels, shop.attributes) : []
  },
  relatedProducts: async ({ sku }, _, context) => (await relatedOf(sku, context)).related,
  upsellProducts: async ({ sku }, _, context) => (await relatedOf(sku, context)).upsell,
}

/** The page stands without its further attributes: without their labels nobody can read them. */
async function labelsOf({ loaders, log }: RequestContext): Promise<ReadonlyMap<string, AttributeLabel>> {
  try {
    return await loaders.products.attributeLabels()
  } catch (error) {
    log.warn({ err: error }, 'The labels of attributes could not be loaded; the page is shown without.')
    return new Map()
  }
}

/** The page stands without its recommendations: when they fail, they are left out. */
async function relatedOf(sku: string, { loaders, log }: RequestContext): Promise<RelatedModel> {
  try {
    return await loaders.products.related(sku)
  } catch (error) {
    log.warn({ err: error, sku }, 'Related products could not be loaded; the page is shown without.')
    return { related: [], upsell: [] }
  }
}

/** Longest sku the store keeps. */
const MAX_SKU_LENGTH = 64
const MAX_SKUS = 200

const isSku = (sku: string) => sku !== '' && sku.length <= MAX_SKU_LENGTH

const Query: QueryResolvers = {
  product(_, { sku }, context, info) {
    if (!isSku(sku)) return null
    prefetchProduct(sku, context, info)
    return context.loaders.products.existing(sku)
  },
  async productsBySku(_, { skus }, { loaders: { products } }) {
    if (skus.length > MAX_SKUS) {
      throw new GraphQLError(`productsBySku takes at most ${MAX_SKUS} skus.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
    const found = await Promise.all(skus.map((sku) => (isSku(sku) ? products.card(sku) : null)))
    // Nothing at all can mean that the store's search is down, which must not read as «unknown».
    if (skus.length > 0 && found.every((product) => product === null)) await products.assertSearchable()
    return found
  },
}

export const productResolvers: Resolvers = { Query, Product }

type Codes = ShopSettings['attributes']

/** What the law wants shown of a feed (Regulation (EC) 767/2009, article 11); null for what is no feed. */
function feedLabel(attributes: ReadonlyMap<string, string>, codes: Codes): FeedLabel | null {
  const text = (code: string) => {
    const value = attributes.get(code)
    return value === undefined ? null : textOfHtml(value)
  }
  const label = {
    feedType: text(codes.feedType),
    composition: text(codes.composition),
    analyticalConstituents: text(codes.analyticalConstituents),
    additives: text(codes.additives),
  }
  if (Object.values(label).every((value) => !value)) return null
  const quantity = netQuantity(attributes, codes)
  return {
    ...label,
    species: text(codes.species),
    directions: text(codes.directions),
    operator: text(codes.operator),
    netQuantity: quantity && formatQuantity(quantity),
  }
}

/** The other attributes the store shows on product pages, with their labels; what has a place of its own is left out. */
function furtherAttributes(
  attributes: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, AttributeLabel>,
  codes: Codes,
): ProductAttribute[] {
  const shownElsewhere = new Set<string>(Object.values(codes))
  return [...attributes].flatMap(([code, value]) => {
    const known = labels.get(code)
    if (!known || shownElsewhere.has(code)) return []
    const text = attributeText(value, known)
    return text ? [{ code, label: known.label, value: text }] : []
  })
}
