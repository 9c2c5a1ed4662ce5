import type { FastifyBaseLogger } from 'fastify'
import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { batched } from '../batch.ts'
import { defineService } from '../define-service.ts'
import { once, onceForEach } from '../memo.ts'
import { withAgreed } from './agreed-attributes.ts'
import type { AttributeFormat } from './attribute-text.ts'
import { ATTRIBUTES_TAG, productTags } from './catalog-tags.ts'
import { withLostAttributes } from './lost-attributes.ts'
import {
  ProductDetails,
  VisibleAttributeLabels,
  type VisibleAttributesFragment,
} from './magento/product-detail.generated.ts'
import type { ProductPageFragment } from './magento/product-fragments.generated.ts'
import { AttributesOfCards, type ProductListQuery } from './magento/product-list.generated.ts'
import {
  CatalogueCanary,
  CrossSells,
  ProductsBySku,
  ProductsByUrlKey,
  RelatedProducts,
} from './magento/products.generated.ts'
import { productBreadcrumb } from './map-breadcrumb.ts'
import { mapBundle } from './map-bundle.ts'
import { mapConfigurations, mapLinks, mapOptions, mapSamples, type StoreVariants } from './map-options.ts'
import { mapCustomOptions } from './map-custom-options.ts'
import { mapGallery } from './map-gallery.ts'
import { withOwnRate } from './map-prices.ts'
import { type CatalogSettings, mapAttributes, mapShown, type StoreProduct } from './map-product.ts'
import type { ProductModel, ProductPage } from './product-model.ts'
import type { RequiredChoices } from './required-extras.ts'
import { shownSettings } from './shown-settings.ts'

/** Seconds. */
const PRODUCT_AGE = 600
const LABELS_AGE = 3600
const CANARY_AGE = 10

/** Products of one call. Long lists of variants make responses for pages large; those for cards are small. */
const PAGES_AT_ONCE = 8
const CARDS_AT_ONCE = 100
/** The most that a store returns in one response, by its defaults. */
const FOUND_AT_ONCE = 300

export type RelatedModel = { related: ProductModel[]; upsell: ProductModel[] }
export type AttributeLabel = AttributeFormat & { label: string }

export type ProductLoaders = {
  /** A product with its page; null when the store does not show it. */
  page(sku: string): Promise<ProductModel | null>
  /** As `page`, but fails instead of returning null when the store finds no product at all: then its search is down. */
  existing(sku: string): Promise<ProductModel | null>
  card(sku: string): Promise<ProductModel | null>
  cardByUrlKey(key: string): Promise<ProductModel | null>
  related(sku: string): Promise<RelatedModel>
  crossSells(sku: string): Promise<ProductModel[] | null>
  /** Labels of the attributes that product pages show, by code; empty where the store does not return them. */
  attributeLabels(): Promise<ReadonlyMap<string, AttributeLabel>>
  /** Fails with `unavailable` if the whole catalogue seems empty, as while the store's search is down. */
  assertSearchable(): Promise<void>
}

export const productLoaders = defineService((context: RequestContext): ProductLoaders => {
  const { upstream, log } = context
  const policy = { maxAge: PRODUCT_AGE, perGroup: true, tags: productTags }

  /** Maps the products that can be shown, by the key that `keyOf` reads. */
  async function cards(
    items: readonly (StoreProduct | null)[] | null | undefined,
    keyOf: (item: StoreProduct) => string | null | undefined = ({ sku }) => sku,
  ): Promise<Map<string, ProductModel>> {
    const settings = await shownSettings(items, context)
    return mapped(items, keyOf, (item) => mapShown(item, settings, log))
  }

  const restored = <T extends Parameters<typeof withLostAttributes>[0][number]>(
    items: readonly (T | null)[] | null | undefined,
  ) =>
    withLostAttributes(
      (items ?? []).flatMap((item) => item ?? []),
      context,
    )

  async function pagesOf(skus: string[], search?: string): Promise<Map<string, ProductModel>> {
    const { products } = await upstream.read(ProductDetails, { skus, size: skus.length, search }, policy)
    const settings = await shownSettings(products?.items, context)
    return mapped(
      await restored(products?.items),
      ({ sku }) => sku,
      (product) => mapProductPage(product, settings, log),
    )
  }

  const assertSearchable = once(async () => {
    const { products } = await upstream.read(CatalogueCanary, {}, { maxAge: CANARY_AGE, tags: () => ['cat_p'] })
    if (!products?.total_count) {
      throw new UpstreamError(
        'unavailable',
        'The store finds no product at all: its search seems to be down.',
        'CatalogueCanary',
      )
    }
  })

  const page = batched(async (keys) => {
    const pages = await pagesOf(keys.toSorted())
    // Products with the visibility «Search» are found by a search only.
    const others = keys.filter((sku) => !pages.has(sku))
    const searched = await Promise.all(others.map((sku) => pagesOf([sku], sku))).catch(async (error: unknown) => {
      // Without its search engine the store fails on every search.
      await assertSearchable()
      throw error
    })
    return new Map([pages, ...searched].flatMap((found) => [...found]))
  }, PAGES_AT_ONCE)

  return {
    page,
    assertSearchable,
    async existing(sku) {
      const product = await page(sku)
      if (!product) await assertSearchable()
      return product
    },
    card: batched(async (keys) => {
      const skus = keys.toSorted()
      const { products } = await upstream.read(ProductsBySku, { skus, size: skus.length }, policy)
      return cards(await restored(products?.items))
    }, CARDS_AT_ONCE),
    cardByUrlKey: batched(async (urlKeys) => {
      const keys = urlKeys.toSorted()
      // For a product's key the store also finds bundles and groups that contain it, and lists them first.
      const { products } = await upstream.read(ProductsByUrlKey, { keys, size: FOUND_AT_ONCE }, policy)
      return cards(await restored(products?.items), ({ url_key: key }) => key)
    }, CARDS_AT_ONCE),
    related: onceForEach(async (sku) => {
      const { products } = await upstream.read(RelatedProducts, { sku }, { ...policy, joined: [] })
      const product = products?.items?.[0]
      const [related = [], upsell = []] = await Promise.all(
        [product?.related_products, product?.upsell_products].map(async (items) => [
          ...(await cards(await restored(items))).values(),
        ]),
      )
      return { related, upsell }
    }),
    crossSells: batched(async (keys) => {
      const skus = keys.toSorted()
      const { products } = await upstream.read(CrossSells, { skus, size: skus.length }, { ...policy, joined: [] })
      const found = (products?.items ?? []).flatMap((item) => (item?.sku ? [[item.sku, item] as const] : []))
      const linked = await Promise.all(found.map(async ([, item]) => cards(await restored(item.crosssell_products))))
      return new Map(found.map(([sku], index) => [sku, [...(linked[index]?.values() ?? [])]]))
    }, CARDS_AT_ONCE),
    attributeLabels: once(async () => {
      if (!upstream.has('Query.attributesList')) return new Map()
      const { attributesList, storeConfig } = await upstream.read(
        VisibleAttributeLabels,
        {},
        { maxAge: LABELS_AGE, tags: () => [ATTRIBUTES_TAG], joined: [] },
      )
      const items = (attributesList?.items ?? []).filter((item) => item !== null)
      return new Map(
        items.map((item) => [
          item.code,
          {
            label: item.label ?? item.code,
            input: item.frontend_input,
            currency: storeConfig?.base_currency_code ?? null,
            weightUnit: storeConfig?.weight_unit ?? null,
          },
        ]),
      )
    }),
  }
})

/** Maps items by their keys. Items without a key, and those that are not shown, are left out. */
function mapped<T>(
  items: readonly (T | null)[] | null | undefined,
  keyOf: (item: T) => string | null | undefined,
  map: (item: T) => ProductModel | null,
): Map<string, ProductModel> {
  return new Map(
    (items ?? []).flatMap((item) => {
      const key = item && keyOf(item)
      const product = key ? map(item) : null
      return key && product ? [[key, product] as const] : []
    }),
  )
}

type ListItem = NonNullable<NonNullable<NonNullable<ProductListQuery['products']>['items']>[number]>

/** Adds the attributes, from the cache of each product, to products that a list returned without them. */
export async function withAttributes(
  context: RequestContext,
  items: readonly (ListItem | null)[],
): Promise<readonly StoreProduct[]> {
  const { upstream } = context
  const products = items.filter((item) => item !== null)
  if (!upstream.has('ProductInterface.custom_attributesV2')) return products
  const skus = products.flatMap(({ listed, sku }) => (listed === undefined && sku ? [sku] : []))
  const attributes = await upstream.readEach(AttributesOfCards, [...new Set(skus)], {
    maxAge: PRODUCT_AGE,
    variablesOf: (wanted) => ({ skus: [...wanted], size: wanted.length }),
    thingsOf: ({ products: found }) => (found?.items ?? []).flatMap((item) => (item?.sku ? [[item.sku, item]] : [])),
    tagsOf: (item) => [...productTags(item), ATTRIBUTES_TAG],
  })
  return withLostAttributes(
    products.map((product) => ({ ...product, ...attributes.get(product.sku ?? '') })),
    context,
  )
}

type StoreProductPage = Omit<StoreProduct, keyof RequiredChoices | 'bundle_items' | 'items'> &
  ProductPageFragment &
  Partial<VisibleAttributesFragment> & { variants?: StoreVariants | null }

/** A product with everything its own page shows. */
function mapProductPage(
  product: StoreProductPage,
  settings: CatalogSettings,
  log: FastifyBaseLogger,
): ProductModel | null {
  const model = mapShown(product, settings, log)
  return model && { ...model, page: mapPage(product, model, settings, log) }
}

function mapPage(
  product: StoreProductPage,
  model: ProductModel,
  shop: CatalogSettings,
  log: FastifyBaseLogger,
): ProductPage {
  const settings = withOwnRate(shop, product)
  const { path, name, type, prices } = model
  const { currency } = prices.minPrice.priceInclTax.value
  const configurations = mapConfigurations(product.variants, model, shop)
  return {
    gallery: mapGallery(product.media_gallery, name, settings.mediaUrl),
    descriptionHtml: product.description?.html ?? '',
    shortDescriptionHtml: product.short_description?.html ?? '',
    seo: { title: product.meta_title, description: product.meta_description, keywords: product.meta_keyword },
    breadcrumb: productBreadcrumb(product.categories),
    configurations,
    options:
      'configurable_options' in product ? mapOptions(product.configurable_options, configurations, settings) : [],
    customOptions: 'options' in product ? mapCustomOptions(product.options, { ...settings, currency }) : [],
    bundle: 'bundle_items' in product ? mapBundle(product, path, shop) : null,
    groupedItems: 'grouped_items' in product ? mapGrouped(product.grouped_items, shop, log) : [],
    downloadLinks:
      'downloadable_product_links' in product ? mapLinks(product.downloadable_product_links, currency, settings) : [],
    downloadSamples: 'downloadable_product_samples' in product ? mapSamples(product.downloadable_product_samples) : [],
    downloadLinksRequired: 'links_purchased_separately' in product && product.links_purchased_separately === 1,
    ...withAgreed(mapAttributes(product.listed, product.visible), type, configurations, settings.attributes),
  }
}

type StoreGrouped = Extract<ProductPageFragment, { grouped_items: unknown }>['grouped_items']

function mapGrouped(
  items: StoreGrouped,
  settings: CatalogSettings,
  log: FastifyBaseLogger,
): ProductPage['groupedItems'] {
  return (items ?? [])
    .filter((item) => item !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ qty, product: item }) => {
      const product = item && mapShown(item, settings, log)
      return product ? [{ defaultQuantity: qty ?? 0, product }] : []
    })
}
