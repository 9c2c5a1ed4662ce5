import type { RichTextNode } from '../../../schema/rich-text.ts'

export type RichTextModel = {
  childNodes: RichTextNode[]
  data: (ProductGridModel | InvalidDataModel)[]
}

/** A widget of products; they are loaded when they are requested. */
export type ProductGridModel = {
  __typename: 'WidgetProductGrid'
  dataId: string
  title: string | null
  isCarousel: boolean
  /** In the order of the widget. */
  products: WidgetProduct[]
}

/** The store's HTML contains the sku only if the product can be bought; otherwise only its address. */
export type WidgetProduct = { sku: string } | { urlKey: string }

export type InvalidDataModel = { __typename: 'WidgetInvalidData'; dataId: string }
