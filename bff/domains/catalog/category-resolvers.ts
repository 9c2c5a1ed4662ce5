import type { CategoryResolvers, QueryResolvers, Resolvers } from '../../graphql/shop-schema.generated.ts'
import type { Loaders } from '../loaders.ts'
import type { CategoryModel, CategoryPage } from './category-model.ts'
import { isNumericId } from '../uid.ts'
import { listRequest } from './list-request.ts'
import { prefetchCategory } from './prefetch.ts'

/** A category of a link is loaded when more of it is asked for than a link shows. */
async function pageOf(category: CategoryModel, loaders: Loaders): Promise<CategoryPage | null> {
  return category.page ?? (await loaders.categories.page(category.id))?.page ?? null
}

const Category: CategoryResolvers = {
  description: async (category, _, { loaders }) =>
    loaders.content.richText((await pageOf(category, loaders))?.descriptionHtml ?? ''),
  async landing(category, _, { loaders }) {
    const block = (await pageOf(category, loaders))?.landing
    return block ? loaders.content.richText(block.html, { type: 'BLOCK', id: block.identifier }) : null
  },
  showsProducts: async (category, _, { loaders }) => (await pageOf(category, loaders))?.showsProducts ?? true,
  seo: async (category, _, { loaders }) => (await pageOf(category, loaders))?.seo ?? {},
  breadcrumb: async (category, _, { loaders }) => (await pageOf(category, loaders))?.breadcrumb ?? [],
  children: async (category, _, { loaders }) => (await pageOf(category, loaders))?.children ?? [],
  layer: (category, { params }, { loaders, shop }) =>
    loaders.categories.layer(category.id, listRequest(params, shop.pageSizes)),
}

const Query: QueryResolvers = {
  category(_, { id }, context, info) {
    if (!isNumericId(id)) return null
    prefetchCategory(id, context, info)
    return context.loaders.categories.page(id)
  },
  navigation: (_, __, { loaders }) => loaders.categories.navigation(),
}

export const categoryResolvers: Resolvers = { Query, Category }
