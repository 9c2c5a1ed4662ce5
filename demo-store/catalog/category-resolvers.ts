import { renderContent } from '../content/render.ts'
import type { Context, Resolvers } from '../context.ts'
import { pageOf } from '../paging.ts'
import { decodeUid, encodeUid } from '../uid.ts'
import { anchoredIds, isListed } from './availability.ts'
import { tagCategories } from './tags.ts'
import type { Category } from './types.ts'

/** A category reached by an address is a `RoutableInterface` as well. */
export type RoutedCategory = Category & { relativeUrl?: string; redirectCode?: number }

type EqualFilter = { eq?: string | null; in?: (string | null)[] | null }
type CategoryFilter = {
  ids?: EqualFilter | null
  category_uid?: EqualFilter | null
  parent_id?: EqualFilter | null
  parent_category_uid?: EqualFilter | null
  url_key?: EqualFilter | null
  url_path?: EqualFilter | null
  name?: { match?: string | null } | null
}

/** `categories` and the fields of a category; inactive ones are not found. */
export const categoryResolvers: Resolvers = {
  Query: {
    categories: (
      _: unknown,
      { filters, pageSize, currentPage }: { filters?: CategoryFilter | null; pageSize: number; currentPage: number },
      context: Context,
    ) => {
      const tests = testsOf(filters ?? {})
      const found = [...context.model.categories.values()]
        .filter((category) => hasActivePath(category) && tests.every((test) => test(category)))
        .sort((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
      const page = pageOf(filters ? found : [context.model.root], currentPage, pageSize, context)
      tagCategories(page.items, context)
      return { items: page.items, page_info: page.info, total_count: found.length }
    },
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: {
    uid: ({ id }: Category) => encodeUid(id),
    url_key: ({ urlKey }: Category) => urlKey,
    url_path: ({ urlPath }: Category) => urlPath,
    url_suffix: (_category: Category, _args: unknown, { model }: Context) => model.settings.config.category_url_suffix,
    canonical_url: () => null,
    product_count: (category: Category, _: unknown, context: Context) => productCount(category, context),
    description: ({ description }: Category, _: unknown, context: Context) =>
      description === null ? null : renderContent(description, context),
    image: ({ image }: Category, _: unknown, { baseUrl }: Context) =>
      image === null ? null : `${baseUrl}media/${image}`,
    include_in_menu: ({ includeInMenu }: Category) => (includeInMenu ? 1 : 0),
    display_mode: ({ displayMode }: Category) => displayMode,
    default_sort_by: () => null,
    available_sort_by: () => null,
    meta_title: ({ metaTitle }: Category) => metaTitle,
    meta_description: ({ metaDescription }: Category) => metaDescription,
    meta_keywords: () => null,
    updated_at: ({ updatedAt }: Category) => updatedAt,
    cms_block: ({ cmsBlock }: Category, _: unknown, context: Context) => {
      const block = context.model.blocks.get(cmsBlock ?? '')
      return block?.active ? block : null
    },
    breadcrumbs: ({ ancestors }: Category) =>
      ancestors.length
        ? ancestors.map(({ id, name, level, urlKey, urlPath }) => ({
            category_uid: encodeUid(id),
            category_name: name,
            category_level: level,
            category_url_key: urlKey,
            category_url_path: urlPath,
          }))
        : null,
    children: ({ children }: Category) => children.filter(({ active }) => active),
    relative_url: ({ relativeUrl }: RoutedCategory) => relativeUrl ?? null,
    redirect_code: ({ redirectCode }: RoutedCategory) => redirectCode ?? 0,
    type: () => 'CATEGORY',
  },
}

/** Tests of a filter; uids are read first, so that a faulty one fails even for an empty tree. */
function testsOf(filter: CategoryFilter): ((category: Category) => boolean)[] {
  const tests: ((category: Category) => boolean)[] = []
  const among = (values: string[] | undefined, read: (category: Category) => string | null): void => {
    if (values) tests.push((category) => values.includes(read(category) ?? ''))
  }
  among(filter.category_uid ? wanted(filter.category_uid).map(decodeUid) : undefined, ({ id }) => String(id))
  among(filter.parent_category_uid ? wanted(filter.parent_category_uid).map(decodeUid) : undefined, ({ parentId }) =>
    String(parentId),
  )
  among(filter.ids ? wanted(filter.ids) : undefined, ({ id }) => String(id))
  among(filter.parent_id ? wanted(filter.parent_id) : undefined, ({ parentId }) => String(parentId))
  among(filter.url_key ? wanted(filter.url_key) : undefined, ({ urlKey }) => urlKey)
  among(filter.url_path ? wanted(filter.url_path) : undefined, ({ urlPath }) => urlPath)
  const phrase = filter.name?.match?.toLowerCase()
  if (phrase) tests.push(({ name }) => name.toLowerCase().includes(phrase))
  return tests
}

function hasActivePath(category: Category): boolean {
  return category.active && category.ancestors.every((ancestor) => ancestor.active)
}

function productCount(category: Category, { model }: Context): number {
  const ids = anchoredIds(category)
  let count = 0
  for (const product of model.products.values()) {
    if (isListed(product, model) && product.categories.some(({ id }) => ids.has(id))) count += 1
  }
  return count
}

function wanted({ eq, in: list }: EqualFilter): string[] {
  return [eq, ...(list ?? [])].filter((value): value is string => value != null)
}
