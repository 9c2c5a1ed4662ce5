import { ANY_BLOCK } from '../../cache/tags.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { NavigationItem } from '../../graphql/shop-schema.generated.ts'
import { batched } from '../batch.ts'
import { defineService } from '../define-service.ts'
import { once } from '../memo.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { isNumericId, toUid } from '../uid.ts'
import { categoryTags } from './catalog-tags.ts'
import type { CategoryModel } from './category-model.ts'
import type { LayerModel } from './layer-model.ts'
import { createLayer } from './layer.ts'
import type { ListRequest } from './list-request.ts'
import { noteAddress } from './known-addresses.ts'
import { mapCategoryPage, mapNavigation } from './map-category.ts'
import { CategoryPage, type CategoryPageQuery, Menu } from './magento/categories.generated.ts'

/** Seconds. */
const CATEGORY_AGE = 600
const MENU_AGE = 3600
const AT_ONCE = 50

export type CategoryLoaders = {
  /** A category with its page, by its plain id; null when it does not exist or is switched off. */
  page(id: string): Promise<CategoryModel | null>
  navigation(): Promise<NavigationItem[]>
  /** Returns the category's products; the same object for the same request, so that a list requested early is the one that is shown. */
  layer(id: string, request: ListRequest): LayerModel
}

export const categoryLoaders = defineService((context: RequestContext): CategoryLoaders => {
  const { upstream, shop } = context
  const layers = new Map<string, LayerModel>()

  function noteEntries(items: readonly NavigationItem[]): void {
    for (const { id, path, children } of items) {
      noteAddress(context, path, { kind: 'category', id })
      noteEntries(children)
    }
  }

  const page = batched(async (ids) => {
    const uids = ids
      .filter(isNumericId)
      .map((id) => toUid(id))
      .sort()
    if (uids.length === 0) return new Map()
    const { categories } = await upstream.read(
      CategoryPage,
      { uids },
      {
        maxAge: CATEGORY_AGE,
        tags: (response) => [...categoryTags(response), ...(hasText(response) ? [ANY_BLOCK] : [])],
        joined: ['cms_b'],
        mayEmbedBlocks: true,
      },
    )
    const found = (categories?.items ?? []).filter((category) => category !== null)
    return new Map(found.map((category) => mapCategoryPage(category, shop.mediaUrl)).map((model) => [model.id, model]))
  }, AT_ONCE)

  return {
    page,
    layer(id, request) {
      const key = JSON.stringify([id, { ...request, filters: [...request.filters] }])
      const known = layers.get(key)
      if (known) return known
      const layer = createLayer(
        context,
        { categoryUid: toUid(id), category: async () => (await page(id))?.page ?? null },
        request,
      )
      layers.set(key, layer)
      return layer
    },
    navigation: once(async () => {
      const { rootCategoryUid } = await storeOf(context)
      const { categories } = await upstream.read(
        Menu,
        { root: rootCategoryUid },
        { maxAge: MENU_AGE, tags: categoryTags, joined: [] },
      )
      const items = mapNavigation(categories?.items, shop.mediaUrl)
      noteEntries(items)
      return items
    }),
  }
})

/** Whether a category has a text, in which any block may be. */
function hasText({ categories }: CategoryPageQuery): boolean {
  return categories?.items?.some((category) => category?.description || category?.cms_block) ?? false
}
