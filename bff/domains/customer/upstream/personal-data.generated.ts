// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { OrderAddressPartsFragment } from '../../orders/upstream/orders.generated.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PersonalOrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalOrdersQuery = { customer: { orders: { page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: OrderAddressPartsFragment | null, billing_address: OrderAddressPartsFragment | null, items: Array<
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
         | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type PersonalReviewsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalReviewsQuery = { customer: { reviews: { page_info: { total_pages: number | null }, items: Array<{ created_at: string, nickname: string, summary: string, text: string, average_rating: number, product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         } | null> } } | null };

export type PersonalWishesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalWishesQuery = { customer: { wishlists: Array<{ items_v2: { page_info: { total_pages: number | null } | null, items: Array<
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
         | null> } | null } | null> } | null };

export const PersonalOrders: Operation<PersonalOrdersQuery, PersonalOrdersQueryVariables> = {
  name: 'PersonalOrders',
  kind: 'query',
  sha256: '6b9f7d77e760d356a1796f4a8381dd89b404d79c81a25e8770c50bdb15b68f8e',
  text: "query PersonalOrders($page:Int!$size:Int!){customer{orders(currentPage:$page pageSize:$size scope:GLOBAL){page_info{total_pages}items{number order_date status shipping_method payment_methods{name}shipping_address{...OrderAddressParts}billing_address{...OrderAddressParts}items{product_name product_sku quantity_ordered product_sale_price{value currency}}total{grand_total{value currency}}}}}}fragment OrderAddressParts on OrderAddress{firstname lastname company street city postcode region country_code telephone}",
}

export const PersonalReviews: Operation<PersonalReviewsQuery, PersonalReviewsQueryVariables> = {
  name: 'PersonalReviews',
  kind: 'query',
  sha256: 'f3dc9de680049149a65c73f2c74b63dbd881d1ede60197c733c3667e6765e7eb',
  text: "query PersonalReviews($page:Int!$size:Int!){customer{reviews(currentPage:$page pageSize:$size){page_info{total_pages}items{created_at nickname summary text average_rating product{sku name}}}}}",
}

export const PersonalWishes: Operation<PersonalWishesQuery, PersonalWishesQueryVariables> = {
  name: 'PersonalWishes',
  kind: 'query',
  sha256: '1a810e9532df3e0d82e29267318b0594c17d98725a698ee2d04f17c1537e59ae',
  text: "query PersonalWishes($page:Int!$size:Int!){customer{wishlists(pageSize:1){items_v2(currentPage:$page pageSize:$size){page_info{total_pages}items{added_at quantity description product{sku name}}}}}}",
}
