// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderCreditMemosQueryVariables = Exact<{
  number: string;
}>;


export type OrderCreditMemosQuery = { customer: { orders: { items: Array<{ total: { taxes: Array<{ rate: number } | null> | null } | null, credit_memos: Array<{ id: string, number: string, comments: Array<{ message: string } | null> | null, items: Array<
            | { id: string, product_name: string | null, product_sku: string, quantity_refunded: number | null, product_sale_price: { value: number | null }, order_item:
                | { product_sale_price: { value: number | null } }
                | { product_sale_price: { value: number | null } }
                | { product_sale_price: { value: number | null } }
               | null }
            | { id: string, product_name: string | null, product_sku: string, quantity_refunded: number | null, product_sale_price: { value: number | null }, order_item:
                | { product_sale_price: { value: number | null } }
                | { product_sale_price: { value: number | null } }
                | { product_sale_price: { value: number | null } }
               | null }
           | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null }, total_tax: { value: number | null }, adjustment: { value: number | null }, discounts: Array<{ amount: { value: number | null } } | null> | null, shipping_handling: { amount_including_tax: { value: number | null } | null, amount_excluding_tax: { value: number | null } | null } | null } | null } | null> | null } | null> } | null } | null };

export const OrderCreditMemos: Operation<OrderCreditMemosQuery, OrderCreditMemosQueryVariables> = {
  name: 'OrderCreditMemos',
  kind: 'query',
  sha256: '22f5d3ae544ef57f63c82f1c454a741a611fb2f8e8586ac2f0977404f809fdf6',
  text: "query OrderCreditMemos($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{total{taxes{rate}}credit_memos{id number comments{message}items{id product_name product_sku product_sale_price{value}quantity_refunded order_item{product_sale_price{value}}}total{subtotal{value currency}grand_total{value}total_tax{value}adjustment{value}discounts{amount{value}}shipping_handling{amount_including_tax{value}amount_excluding_tax{value}}}}}}}}",
}
