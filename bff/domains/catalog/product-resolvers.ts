import { GraphQLError } from 'graphql'
import { MAX_SKU } from '../../../schema/field-limits.ts'
import { MAX_SKUS } from '../../../schema/shop-constants.ts'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  ProductConfigurationResolvers,
  ProductResolvers,
  QueryResolvers,
  Resolvers,
} from '../../graphql/resolvers.generated.ts'
import type { ProductAttribute } from '../../graphql/shop-schema.generated.ts'
import { attributeText, flagOf } from './attribute-text.ts'
import { withVideos } from './map-gallery.ts'
import { type OfferFacts, productFacts, variantFacts } from './offer-facts.ts'
import { prefetchProduct } from './prefetch.ts'
import { type AttributeLabel, type RelatedModel, productLoaders } from './product-loaders.ts'
import type { ProductModel, ProductPage } from './product-model.ts'
import { attributeCurrencyOf, pricesOf } from './reference-price.ts'
import { pricesWithExtras } from './required-extras.ts'
import { variantSummary } from './variant-summary.ts'
import { contentLoaders } from '../content/content-loaders.ts'

/** Loads the page of a product if more fields are requested than lists have; several are loaded together. */
async function pageOf(product: ProductModel, context: RequestContext): Promise<ProductPage | null> {
  return product.page ?? (await productLoaders(context).page(product.sku))?.page ?? null
}

async function factsOf(product: ProductModel, context: RequestContext): Promise<OfferFacts | null> {
  const page = await pageOf(product, context)
  return page && productFacts(product, page, context.shop)
}

const Product: ProductResolvers = {
  prices: (product, _, context) => pricesOf(product, context),
  pricesWithExtras: async (product, _, context) =>
    product.requiredExtras.length > 0 ? pricesWithExtras(await pricesOf(product, context), product) : null,
  async variantSummary({ packs }, _, context) {
    if (packs.length === 0) return null
    const isEntered = packs.some(({ enteredReference }) => enteredReference)
    return variantSummary(packs, isEntered ? await attributeCurrencyOf(context) : null)
  },
  async gallery(product, _, context) {
    const pictures = (await pageOf(product, context))?.gallery ?? []
    return withVideos(pictures, contentLoaders(context).origin)
  },
  description: async (product, _, context) =>
    contentLoaders(context).richText((await pageOf(product, context))?.descriptionHtml ?? ''),
  shortDescription: async (product, _, context) =>
    contentLoaders(context).richText((await pageOf(product, context))?.shortDescriptionHtml ?? ''),
  seo: async (product, _, context) => (await pageOf(product, context))?.seo ?? {},
  breadcrumb: async (product, _, context) => (await pageOf(product, context))?.breadcrumb ?? [],
  async configurations(product, _, context) {
    const page = await pageOf(product, context)
    return page ? page.configurations.map((one) => ({ ...one, of: product, page })) : []
  },
  options: async (product, _, context) => (await pageOf(product, context))?.options ?? [],
  custom_options: async (product, _, context) => (await pageOf(product, context))?.customOptions ?? [],
  bundlePrice: async (product, _, context) => (await pageOf(product, context))?.bundle?.bundlePrice ?? null,
  bundleOptions: async (product, _, context) => (await pageOf(product, context))?.bundle?.bundleOptions ?? [],
  bundleTiers: async (product, _, context) => (await pageOf(product, context))?.bundle?.bundleTiers ?? [],
  groupedItems: async (product, _, context) => (await pageOf(product, context))?.groupedItems ?? [],
  downloadLinks: async (product, _, context) => (await pageOf(product, context))?.downloadLinks ?? [],
  downloadSamples: async (product, _, context) => (await pageOf(product, context))?.downloadSamples ?? [],
  downloadLinksRequired: async (product, _, context) =>
    (await pageOf(product, context))?.downloadLinksRequired ?? false,
  feedLabel: async (product, _, context) => (await factsOf(product, context))?.feedLabel ?? null,
  withdrawalException: async (product, _, context) => (await factsOf(product, context))?.withdrawalException ?? null,
  notices: async (product, _, context) => (await factsOf(product, context))?.notices ?? [],
  async attributes(product, _, context) {
    const { shop } = context
    const [page, labels] = await Promise.all([pageOf(product, context), labelsOf(context)])
    return page ? furtherAttributes(page.attributes, labels, shop) : []
  },
  relatedProducts: async ({ sku }, _, context) => (await relatedOf(sku, context)).related,
  upsellProducts: async ({ sku }, _, context) => (await relatedOf(sku, context)).upsell,
  crossSellProducts: async ({ sku }, _, context) => (await productLoaders(context).crossSells(sku)) ?? [],
}

/** Returns the labels of attributes; if they cannot be loaded, the page is shown without these attributes. */
async function labelsOf(context: RequestContext): Promise<ReadonlyMap<string, AttributeLabel>> {
  try {
    return await productLoaders(context).attributeLabels()
  } catch (error) {
    context.log.warn({ err: error }, 'The labels of attributes could not be loaded; the page is shown without them.')
    return new Map()
  }
}

/** Returns recommendations, or none if they cannot be loaded. */
async function relatedOf(sku: string, context: RequestContext): Promise<RelatedModel> {
  try {
    return await productLoaders(context).related(sku)
  } catch (error) {
    context.log.warn({ err: error, sku }, 'Related products could not be loaded; the page is shown without them.')
    return { related: [], upsell: [] }
  }
}

const isSku = (sku: string) => sku !== '' && sku.length <= MAX_SKU

const Query: QueryResolvers = {
  product(_, { sku }, context, info) {
    if (!isSku(sku)) return null
    prefetchProduct(sku, context, info)
    return productLoaders(context).existing(sku)
  },
  async productsBySku(_, { skus }, context) {
    const products = productLoaders(context)
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

const ProductConfiguration: ProductConfigurationResolvers = {
  facts: (configuration, _, { shop }) => variantFacts(configuration, shop),
}

export const productResolvers: Resolvers = { Query, Product, ProductConfiguration }

/** Returns the other attributes of product pages, with their labels, except those with a place of their own. */
function furtherAttributes(
  attributes: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, AttributeLabel>,
  { attributes: codes, keyAttributes }: Pick<ShopSettings, 'attributes' | 'keyAttributes'>,
): ProductAttribute[] {
  const shownElsewhere = new Set<string>(Object.values(codes))
  return [...attributes].flatMap(([code, value]) => {
    const known = labels.get(code)
    if (!known || shownElsewhere.has(code)) return []
    const text = attributeText(value, known)
    if (!text) return []
    return [{ code, label: known.label, value: text, isKey: keyAttributes.includes(code), flag: flagOf(value, known) }]
  })
}
