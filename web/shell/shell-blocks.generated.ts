// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'
import type { RichTextFragment } from '../screens/content/rich-text.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ShellBlocksQueryVariables = Exact<{
  identifiers: Array<string> | string;
}>;


export type ShellBlocksQuery = { cmsPageList: Array<{ identifier: string, contentWysiwyg: RichTextFragment }> };

export const ShellBlocks: Operation<ShellBlocksQuery, ShellBlocksQueryVariables> = {
  name: 'ShellBlocks',
  kind: 'query',
  sha256: 'd07923bfd184275bd23ed40eb6faf8ca79339e1c89783b498a24d0ef287c4060',
  text: "query ShellBlocks($identifiers:[String!]!){cmsPageList(identifiers:$identifiers){identifier contentWysiwyg{...RichText}}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
