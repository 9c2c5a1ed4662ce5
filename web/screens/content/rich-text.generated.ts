// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'

export type RichTextFragment = { childNodes: import('../../../schema/rich-text.ts').RichTextNode[], data: Array<
    | { __typename: 'WidgetProductGrid', title: string | null, isCarousel: boolean, dataId: string, products: Array<ProductCardFragment> }
    | { __typename: 'WidgetInvalidData', dataId: string }
  > };
