// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { ProductListFragment } from './product-layer.generated.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'

export type CategoryPageFragment = { id: string, path: string, name: string, imageUrl: string | null, showsProducts: boolean, description: RichTextFragment | null, landing: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, children: Array<{ id: string, path: string, name: string, imageUrl: string | null }>, layer: ProductListFragment };
