import type { Context, Resolvers } from '../context.ts'
import { reaches } from '../levels.ts'
import { type Page, pageOf } from '../paging.ts'
import { encodeUid } from '../uid.ts'
import { optionsOf } from './custom-attributes.ts'
import { facetValues, listedIn } from './availability.ts'
import { type ListArguments, type Listing, listProducts } from './listing.ts'
import { priceRange } from './prices.ts'
import { suggestWords } from './search.ts'
import { tagCategories, tagProducts } from './tags.ts'
import type { Attribute, Category, Product } from './types.ts'

type Bucket = { label: string; value: string; count: number }

type Aggregation = {
  attribute_code: string
  label: string
  count: number
  position: number | null
  options: Bucket[]
}

/** Narrowest price step, as in Magento's automatic price steps. */
const SMALLEST_STEP = 10

type ListedProducts = Listing & { page: Page<Product>; search: string | null }

/** `products`: one page, its facets, sort fields and spelling suggestions. */
export const listResolvers: Resolvers = {
  Query: {
    products: async (_: unknown, args: ListArguments, context: Context): Promise<ListedProducts> => {
      const listing = await listProducts(args, context)
      const page = pageOf(listing.products, args.currentPage, args.pageSize, context)
      // A filter by `category_uid` tags its categories only from 2.4.8 on.
      const tagged = reaches(context.level, '2.4.8') ? listing.categories : []
      tagProducts(page.items, context)
      tagCategories(tagged, context)
      return { ...listing, page, search: args.search ?? null }
    },
  },
  Products: {
    total_count: ({ products }: ListedProducts) => products.length,
    items: ({ page }: ListedProducts) => page.items,
    page_info: ({ page }: ListedProducts) => page.info,
    sort_fields: (_list: ListedProducts, _args: unknown, context: Context) => sortFields(context),
    suggestions: async ({ products, search }: ListedProducts, _: unknown, { db }: Context) =>
      products.length || !search ? [] : (await suggestWords(db, search)).map((word) => ({ search: word })),
    aggregations: (
      { products, categories }: ListedProducts,
      { filter }: { filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null },
      context: Context,
    ) => aggregate(products, filter?.category?.includeDirectChildrenOnly ? categories : null, context),
  },
}

function sortFields({ model, view }: Context) {
  const french = view.language === 'fr'
  return {
    default: String(model.settings.config.catalog_default_sort_by ?? 'position'),
    options: [
      { label: 'Position', value: 'position' },
      { label: french ? 'Nom de produit' : 'Product Name', value: 'name' },
      { label: french ? 'Prix' : 'Price', value: 'price' },
      ...[...model.attributes.values()]
        .filter(({ sortable }) => sortable)
        .map(({ code, label }) => ({ label, value: code })),
    ],
  }
}

/**
 * Facets of a list before paging: price, category, then filterable attributes; facets without a bucket are left out.
 * `directChildrenOf` keeps only the children of those categories in the category facet.
 */
function aggregate(products: Product[], directChildrenOf: Category[] | null, context: Context): Aggregation[] {
  if (!products.length) return []
  const french = context.view.language === 'fr'
  const within = directChildrenOf?.length ? new Set(directChildrenOf.flatMap(({ children }) => children)) : null
  const facet = (code: string, label: string, position: number | null, options: Bucket[]): Aggregation[] =>
    options.length ? [{ attribute_code: code, label, count: options.length, position, options }] : []
  return [
    ...facet('price', french ? 'Prix' : 'Price', null, priceFacet(products)),
    ...facet('category_uid', french ? 'Catégorie' : 'Category', null, categoryFacet(products, within)),
    ...[...context.model.attributes.values()]
      .filter(({ filterable }) => filterable)
      .flatMap((attribute) =>
        facet(attribute.code, attribute.label, attribute.position, attributeFacet(products, attribute, context)),
      ),
  ]
}

/** Price steps the way Magento's «automatic (equalize price ranges)» setting chooses them: powers of ten, two steps at least. */
function priceFacet(products: Product[]): Bucket[] {
  const dearest = products.reduce((most, product) => Math.max(most, priceRange(product).minimum.final / 100), 0)
  let step = Math.max(SMALLEST_STEP, 10 ** (String(Math.floor(dearest)).length - 1))
  let buckets = priceBuckets(products, step)
  while (step > SMALLEST_STEP && buckets.length < 2) {
    step /= 10
    buckets = priceBuckets(products, step)
  }
  return buckets
}

function categoryFacet(products: Product[], within: Set<Category> | null): Bucket[] {
  const counts = new Map<Category, number>()
  for (const product of products) {
    for (const category of listedIn(product)) {
      if (within && !within.has(category)) continue
      counts.set(category, (counts.get(category) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.id - b.id)
    .map(([category, count]) => ({ label: category.name, value: encodeUid(category.id), count }))
}

function attributeFacet(products: Product[], attribute: Attribute, context: Context): Bucket[] {
  const counts = new Map<string, number>()
  for (const product of products) {
    for (const value of facetValues(product, attribute.code, context.model)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  const options = optionsOf(attribute, context)
  // No before yes, unlike in the list of the attribute's options.
  if (attribute.input === 'boolean') options.reverse()
  return options.flatMap(({ value, label }) => {
    const count = counts.get(value)
    return count ? { label, value, count } : []
  })
}

function priceBuckets(products: Product[], step: number): Bucket[] {
  const counts = new Map<number, number>()
  for (const product of products) {
    const from = Math.floor(priceRange(product).minimum.final / 100 / step) * step
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => ({ label: `${from}-${from + step}`, value: `${from}_${from + step}`, count }))
}
