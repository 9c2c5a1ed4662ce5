import type { Context, Resolvers } from '../context.ts'
import { reaches } from '../levels.ts'
import { pageOf } from '../paging.ts'
import type { Page } from '../paging.ts'
import { aggregate } from './aggregations.ts'
import { listProducts } from './listing.ts'
import type { Listing, ListArguments } from './listing.ts'
import { suggestWords } from './search.ts'
import { tagCategories, tagProducts } from './tags.ts'
import type { Product } from './types.ts'

type ListedProducts = Listing & { page: Page<Product>; search: string | null }

const sortFields = ({ model, view }: Context) => {
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

/** `products`: one page, its facets, sort fields and spelling suggestions. */
export const listResolvers: Resolvers = {
  Query: {
    products: async (_: unknown, args: ListArguments, context: Context): Promise<ListedProducts> => {
      const listing = await listProducts(args, context)
      const page = pageOf(listing.products, args.currentPage, args.pageSize, context)
      // Only from 2.4.8 on does a filter by `category_uid` tag its categories.
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
