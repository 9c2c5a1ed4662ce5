// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ContentPageFragment } from './content-page.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CmsPageQueryQueryVariables = Exact<{
  identifiers: Array<string> | string;
}>;


export type CmsPageQueryQuery = { cmsPageList: Array<ContentPageFragment> };

export const CmsPageQuery: Operation<CmsPageQueryQuery, CmsPageQueryQueryVariables> = {
  name: 'CmsPageQuery',
  kind: 'query',
  sha256: '1e6f476a1935451f1953e1f8dbc0ae0042fa2aa6e1bb8750612ed7013813796d',
  text: "query CmsPageQuery($identifiers:[String!]!){cmsPageList(identifiers:$identifiers){...ContentPage}}fragment ContentPage on CmsPage{identifier path title content_heading meta_title meta_description meta_keywords contentWysiwyg{...RichText}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
