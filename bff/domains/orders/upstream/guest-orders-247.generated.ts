// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { OrderWholeFragment } from './orders.generated.ts'
import type { OrderInformationInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GuestOrder247QueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type GuestOrder247Query = { guestOrder: (
    { token: string }
    & OrderWholeFragment
  ) };

export type GuestOrderByToken247QueryVariables = Exact<{
  token: string;
}>;


export type GuestOrderByToken247Query = { guestOrderByToken: OrderWholeFragment };

export const GuestOrder247: Operation<GuestOrder247Query, GuestOrder247QueryVariables> = {
  name: 'GuestOrder247',
  kind: 'query',
  sha256: '0f53e83880d04b5697ca00a481315f3612b0ade2534d3b161aff956419044c97',
  text: "query GuestOrder247($input:OrderInformationInput!){guestOrder(input:$input){...OrderWhole token}}fragment OrderWhole on CustomerOrder{id number order_date status shipping_method payment_methods{type name}shipping_address{...OrderAddressParts}billing_address{...OrderAddressParts}items{...OrderLine}total{subtotal{value currency}grand_total{value}total_tax{value}discounts{amount{value}}taxes{rate}shipping_handling{amount_including_tax{value}amount_excluding_tax{value}}}shipments{id number tracking{carrier title number}items{product_name product_sku quantity_shipped}}}fragment OrderAddressParts on OrderAddress{firstname lastname company street city postcode region country_code telephone}fragment OrderLine on OrderItemInterface{id product_name product_sku product_url_key quantity_ordered quantity_shipped quantity_canceled quantity_refunded product_sale_price{value currency}selected_options{label value}entered_options{label value}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}}",
}

export const GuestOrderByToken247: Operation<GuestOrderByToken247Query, GuestOrderByToken247QueryVariables> = {
  name: 'GuestOrderByToken247',
  kind: 'query',
  sha256: '2daaad778c0445a0964e5686bebde7cd0c1175de2f2184609244c808e15b8278',
  text: "query GuestOrderByToken247($token:String!){guestOrderByToken(input:{token:$token}){...OrderWhole}}fragment OrderWhole on CustomerOrder{id number order_date status shipping_method payment_methods{type name}shipping_address{...OrderAddressParts}billing_address{...OrderAddressParts}items{...OrderLine}total{subtotal{value currency}grand_total{value}total_tax{value}discounts{amount{value}}taxes{rate}shipping_handling{amount_including_tax{value}amount_excluding_tax{value}}}shipments{id number tracking{carrier title number}items{product_name product_sku quantity_shipped}}}fragment OrderAddressParts on OrderAddress{firstname lastname company street city postcode region country_code telephone}fragment OrderLine on OrderItemInterface{id product_name product_sku product_url_key quantity_ordered quantity_shipped quantity_canceled quantity_refunded product_sale_price{value currency}selected_options{label value}entered_options{label value}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}}",
}
