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
  sha256: '481787a899661c75721b721b7f067550f0d74d736bb196628367ca71c42bf8b8',
  text: "query CmsPageQuery($identifiers:[String!]!){cmsPageList(identifiers:$identifiers){...ContentPage}}fragment ContentPage on CmsPage{identifier path title content_heading meta_title meta_description meta_keywords contentWysiwyg{...RichText}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
