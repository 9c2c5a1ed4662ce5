import type { NavigationItem } from '../../graphql/shop-schema.generated.ts'
import { mediaPath, pathOf } from '../store-urls.ts'
import { plainId } from '../uid.ts'
import type { CategoryModel } from './category-model.ts'
import { categoryBreadcrumb } from './map-breadcrumb.ts'
import type { CategoryLinkFragment, CategoryPageQuery, MenuEntryFragment } from './magento/categories.generated.ts'

type StoreCategoryPage = NonNullable<NonNullable<NonNullable<CategoryPageQuery['categories']>['items']>[number]>

export function mapCategoryLink(category: CategoryLinkFragment, mediaUrl: string): CategoryModel {
  return {
    __typename: 'Category',
    id: plainId(category.uid),
    path: pathOf(category.url_path, category.url_suffix),
    name: category.name ?? '',
    imageUrl: mediaPath(category.image, mediaUrl),
    position: category.position ?? 0,
    page: null,
  }
}

export function mapCategoryPage(category: StoreCategoryPage, mediaUrl: string): CategoryModel {
  const { meta_title, meta_description, meta_keywords, cms_block: block } = category
  const children = (category.children ?? []).filter((child) => child !== null)
  return {
    ...mapCategoryLink(category, mediaUrl),
    page: {
      descriptionHtml: category.description ?? '',
      // The store keeps the block of a category that was once a landing page.
      landing:
        category.display_mode === 'PRODUCTS' || !block
          ? null
          : { identifier: block.identifier ?? '', html: block.content ?? '' },
      // Without its block, such a page would be empty.
      showsProducts: category.display_mode !== 'PAGE' || !block,
      seo: { title: meta_title, description: meta_description, keywords: meta_keywords },
      breadcrumb: categoryBreadcrumb(category),
      productCount: category.product_count ?? 0,
      children: children.map((child) => mapCategoryLink(child, mediaUrl)).sort((a, b) => a.position - b.position),
    },
  }
}

type MenuEntry = MenuEntryFragment & { image?: string | null; children?: readonly (MenuEntry | null)[] | null }

/** Maps the categories of the menu, in the merchant's order, with sub-categories; those of the first level have pictures. */
export function mapNavigation(
  categories: readonly (MenuEntry | null)[] | null | undefined,
  mediaUrl: string,
): NavigationItem[] {
  return (categories ?? [])
    .filter((category) => category !== null)
    .filter((category) => category.include_in_menu === 1)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((category) => ({
      id: plainId(category.uid),
      name: category.name ?? '',
      path: pathOf(category.url_path, category.url_suffix),
      imageUrl: mediaPath(category.image, mediaUrl),
      children: mapNavigation(category.children, mediaUrl),
    }))
}
