// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CategoryLinkFragment = { uid: string, name: string | null, url_path: string | null, url_suffix: string | null, position: number | null, include_in_menu: number | null, image: string | null };

export type CategoryPageQueryVariables = Exact<{
  uids: Array<string> | string;
}>;


export type CategoryPageQuery = { categories: { items: Array<(
      { description: string | null, product_count: number | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, display_mode: string | null, cms_block: { identifier: string | null, content: string | null } | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null, children: Array<CategoryLinkFragment | null> | null }
      & CategoryLinkFragment
    ) | null> | null } | null };

export type MenuQueryVariables = Exact<{
  root: string;
}>;


export type MenuQuery = { categories: { items: Array<(
      { children: Array<(
        { children: Array<MenuEntryFragment | null> | null }
        & MenuEntryFragment
      ) | null> | null }
      & MenuEntryFragment
    ) | null> | null } | null };

export type MenuEntryFragment = { uid: string, name: string | null, url_path: string | null, url_suffix: string | null, position: number | null, include_in_menu: number | null };

export const CategoryPage: Operation<CategoryPageQuery, CategoryPageQueryVariables> = {
  name: 'CategoryPage',
  kind: 'query',
  sha256: 'b014eba929cff1e2c34df2c9d1596153fcb5101b5764e412eb7757e4cfe6f2d6',
  text: "query CategoryPage($uids:[String!]!){categories(filters:{category_uid:{in:$uids}}pageSize:100){items{...CategoryLink description product_count meta_title meta_description meta_keywords display_mode cms_block{identifier content}breadcrumbs{category_name category_url_path}children{...CategoryLink}}}}fragment CategoryLink on CategoryInterface{uid name url_path url_suffix position include_in_menu image}",
}

export const Menu: Operation<MenuQuery, MenuQueryVariables> = {
  name: 'Menu',
  kind: 'query',
  sha256: 'a2467e12b117d25aa96c06874adcbeefa87bfd57d4b9aafcac01fed0259b0a42',
  text: "query Menu($root:String!){categories(filters:{parent_category_uid:{eq:$root}}pageSize:100){items{...MenuEntry children{...MenuEntry children{...MenuEntry}}}}}fragment MenuEntry on CategoryInterface{uid name url_path url_suffix position include_in_menu}",
}
