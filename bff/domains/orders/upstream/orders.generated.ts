// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CountryCodeEnum, CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderWholeFragment = { id: string, number: string, order_date: string, status: string, shipping_method: string | null, payment_methods: Array<{ type: string, name: string } | null> | null, shipping_address: OrderAddressPartsFragment | null, billing_address: OrderAddressPartsFragment | null, items: Array<
    | OrderLine_BundleOrderItem_Fragment
    | OrderLine_DownloadableOrderItem_Fragment
    | OrderLine_OrderItem_Fragment
   | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null }, total_tax: { value: number | null }, discounts: Array<{ amount: { value: number | null } } | null> | null, taxes: Array<{ rate: number } | null> | null, shipping_handling: { amount_including_tax: { value: number | null } | null, amount_excluding_tax: { value: number | null } | null } | null } | null, shipments: Array<{ id: string, number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
      | { product_name: string | null, product_sku: string, quantity_shipped: number }
      | { product_name: string | null, product_sku: string, quantity_shipped: number }
     | null> | null } | null> | null };

export type OrderAddressPartsFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null };

export type OrderLine_BundleOrderItem_Fragment = { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

export type OrderLine_DownloadableOrderItem_Fragment = { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

export type OrderLine_OrderItem_Fragment = { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

export type OrderLineFragment =
  | OrderLine_BundleOrderItem_Fragment
  | OrderLine_DownloadableOrderItem_Fragment
  | OrderLine_OrderItem_Fragment
;

export type CustomerOrderByNumberQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderByNumberQuery = { customer: { orders: { items: Array<OrderWholeFragment | null> } | null } | null };

export const CustomerOrderByNumber: Operation<CustomerOrderByNumberQuery, CustomerOrderByNumberQueryVariables> = {
  name: 'CustomerOrderByNumber',
  kind: 'query',
  sha256: '807be379e6a81a1c278409d04fcc37d200d697be8a7766f0b41139c96656ba8d',
  text: "query CustomerOrderByNumber($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{...OrderWhole}}}}fragment OrderWhole on CustomerOrder{id number order_date status shipping_method payment_methods{type name}shipping_address{...OrderAddressParts}billing_address{...OrderAddressParts}items{...OrderLine}total{subtotal{value currency}grand_total{value}total_tax{value}discounts{amount{value}}taxes{rate}shipping_handling{amount_including_tax{value}amount_excluding_tax{value}}}shipments{id number tracking{carrier title number}items{product_name product_sku quantity_shipped}}}fragment OrderAddressParts on OrderAddress{firstname lastname company street city postcode region country_code telephone}fragment OrderLine on OrderItemInterface{id product_name product_sku product_url_key quantity_ordered quantity_shipped quantity_canceled quantity_refunded product_sale_price{value currency}selected_options{label value}entered_options{label value}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}}",
}
