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
  sha256: '5ab33d64d5534ba43bb32f3491e6dc8a15f9495a17e98c774b52546255b1337b',
  text: "query ShellBlocks($identifiers:[String!]!){cmsPageList(identifiers:$identifiers){identifier contentWysiwyg{...RichText}}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
