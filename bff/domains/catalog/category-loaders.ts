import type { ShopSettings } from '../../config.ts'
import type { NavigationItem } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { batched } from '../batch.ts'
import { once } from '../memo.ts'
import type { StoreLoaders } from '../shop/store-loaders.ts'
import { isNumericId, toUid } from '../uid.ts'
import type { CategoryModel } from './category-model.ts'
import { mapCategoryPage, mapNavigation } from './map-category.ts'
import { CategoryPage, Menu } from './upstream/categories.generated.ts'

/** Seconds. */
const CATEGORY_AGE = 600
const MENU_AGE = 3600
const AT_ONCE = 50

export type CategoryLoaders = {
  /** A category with its page, by its plain id; null when it does not exist or is switched off. */
  page(id: string): Promise<CategoryModel | null>
  navigation(): Promise<NavigationItem[]>
}

export function createCategoryLoaders(
  upstream: Upstream,
  shop: ShopSettings,
  store: StoreLoaders['store'],
): CategoryLoaders {
  return {
    page: batched(async (ids) => {
      const uids = ids
        .filter(isNumericId)
        .map((id) => toUid(id))
        .sort()
      if (uids.length === 0) return new Map()
      const { categories } = await upstream.read(CategoryPage, { uids }, { maxAge: CATEGORY_AGE })
      const found = (categories?.items ?? []).filter((category) => category !== null)
      return new Map(
        found.map((category) => mapCategoryPage(category, shop.mediaUrl)).map((model) => [model.id, model]),
      )
    }, AT_ONCE),
    navigation: once(async () => {
      const { rootCategoryUid } = await store()
      const { categories } = await upstream.read(Menu, { root: rootCategoryUid }, { maxAge: MENU_AGE })
      return mapNavigation(categories?.items)
    }),
  }
}
