import type { CategoryResolvers, QueryResolvers, Resolvers } from '../../graphql/resolvers.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CategoryModel, CategoryPage } from './category-model.ts'
import { isNumericId } from '../uid.ts'
import { listRequest } from './list-request.ts'
import { prefetchCategory } from './prefetch.ts'
import { categoryLoaders } from './category-loaders.ts'
import { contentLoaders } from '../content/content-loaders.ts'

/** Loads the page of a category if more fields are requested than links have. */
async function pageOf(category: CategoryModel, context: RequestContext): Promise<CategoryPage | null> {
  return category.page ?? (await categoryLoaders(context).page(category.id))?.page ?? null
}

const Category: CategoryResolvers = {
  description: async (category, _, context) =>
    contentLoaders(context).richText((await pageOf(category, context))?.descriptionHtml ?? ''),
  async landing(category, _, context) {
    const block = (await pageOf(category, context))?.landing
    return block ? contentLoaders(context).richText(block.html, { type: 'BLOCK', id: block.identifier }) : null
  },
  showsProducts: async (category, _, context) => (await pageOf(category, context))?.showsProducts ?? true,
  seo: async (category, _, context) => (await pageOf(category, context))?.seo ?? {},
  breadcrumb: async (category, _, context) => (await pageOf(category, context))?.breadcrumb ?? [],
  children: async (category, _, context) => (await pageOf(category, context))?.children ?? [],
  layer: (category, { params }, context) =>
    categoryLoaders(context).layer(category.id, listRequest(params, context.shop.pageSizes)),
}

const Query: QueryResolvers = {
  category(_, { id }, context, info) {
    if (!isNumericId(id)) return null
    prefetchCategory(id, context, info)
    return categoryLoaders(context).page(id)
  },
  navigation: (_, __, context) => categoryLoaders(context).navigation(),
}

export const categoryResolvers: Resolvers = { Query, Category }
