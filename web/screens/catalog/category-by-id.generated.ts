// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ProductListInput } from '../../api/shop-types.generated.ts'
import type { CategoryPageFragment } from './category-page.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CategoryByIdQueryVariables = Exact<{
  id: string;
  list?: ProductListInput | null | undefined;
}>;


export type CategoryByIdQuery = { category: CategoryPageFragment | null };

export const CategoryById: Operation<CategoryByIdQuery, CategoryByIdQueryVariables> = {
  name: 'CategoryById',
  kind: 'query',
  sha256: 'b40b6504ee4a2bfde09cada96f0a147ef515b06875e48d5d24798ce0995c9e0f',
  text: "query CategoryById($id:ID!$list:ProductListInput){category(id:$id){...CategoryPage}}fragment CategoryPage on Category{id path name imageUrl description{...RichText}landing{...RichText}showsProducts seo{title description keywords}breadcrumb{name path}children{id path name imageUrl}layer(params:$list){...ProductList}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
