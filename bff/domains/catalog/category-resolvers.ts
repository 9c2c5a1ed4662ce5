import type { CategoryResolvers, QueryResolvers, Resolvers } from '../../graphql/shop-schema.generated.ts'
import type { Loaders } from '../loaders.ts'
import { toUid } from '../uid.ts'
import type { CategoryModel, CategoryPage } from './category-model.ts'
import { listRequest } from './list-request.ts'

/** A category of a link is loaded when more of it is asked for than a link shows. */
async function pageOf(category: CategoryModel, loaders: Loaders): Promise<CategoryPage | null> {
  return category.page ?? (await loaders.categories.page(category.id))?.page ?? null
}

const Category: CategoryResolvers = {
  description: async (category, _, { loaders }) =>
    loaders.content.richText((await pageOf(category, loaders))?.descriptionHtml ?? ''),
  landing: async (category, _, { loaders }) =>
    loaders.content.richText((await pageOf(category, loaders))?.landingHtml ?? ''),
  seo: async (category, _, { loaders }) => (await pageOf(category, loaders))?.seo ?? {},
  breadcrumb: async (category, _, { loaders }) => (await pageOf(category, loaders))?.breadcrumb ?? [],
  children: async (category, _, { loaders }) => (await pageOf(category, loaders))?.children ?? [],
  async layer(category, { params }, { loaders, shop }) {
    const page = await pageOf(category, loaders)
    const scope = {
      categoryUid: toUid(category.id),
      childIds: new Set(page?.children.map((child) => child.id)),
      expectsProducts: (page?.productCount ?? 0) > 0,
    }
    return loaders.layer(scope, listRequest(params, shop.pageSizes))
  },
}

const Query: QueryResolvers = {
  category: (_, { id }, { loaders }) => loaders.categories.page(id),
  navigation: (_, __, { loaders }) => loaders.categories.navigation(),
}

export const categoryResolvers: Resolvers = { Query, Category }
