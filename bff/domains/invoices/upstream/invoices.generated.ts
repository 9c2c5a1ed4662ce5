// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderInvoicesQueryVariables = Exact<{
  number: string;
}>;


export type OrderInvoicesQuery = { customer: { orders: { items: Array<{ number: string, invoices: Array<{ id: string, number: string, items: Array<
            | InvoiceLine_BundleInvoiceItem_Fragment
            | InvoiceLine_InvoiceItem_Fragment
           | null> | null, total: { shipping_handling: { amount_including_tax: { value: number | null } | null, amount_excluding_tax: { value: number | null } | null } | null, subtotal: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null }, total_tax: { value: number | null }, discounts: Array<{ amount: { value: number | null } } | null> | null, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null } | null } | null> } | null> } | null } | null };

export type InvoiceLine_BundleInvoiceItem_Fragment = { id: string, product_name: string | null, product_sku: string, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, order_item:
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
   | null };

export type InvoiceLine_InvoiceItem_Fragment = { id: string, product_name: string | null, product_sku: string, quantity_invoiced: number | null, product_sale_price: { value: number | null }, order_item:
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { id: string, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
   | null };

export type InvoiceLineFragment =
  | InvoiceLine_BundleInvoiceItem_Fragment
  | InvoiceLine_InvoiceItem_Fragment
;

export const OrderInvoices: Operation<OrderInvoicesQuery, OrderInvoicesQueryVariables> = {
  name: 'OrderInvoices',
  kind: 'query',
  sha256: '8c9261161b9a5304e6c23e73e3a204c0fee132348874b0c16d86bdfec5307344',
  text: "query OrderInvoices($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{number invoices{id number items{...InvoiceLine}total{shipping_handling{amount_including_tax{value}amount_excluding_tax{value}}subtotal{value currency}grand_total{value}total_tax{value}discounts{amount{value}}taxes{rate amount{value}}}}}}}}fragment InvoiceLine on InvoiceItemInterface{id product_name product_sku product_sale_price{value}quantity_invoiced order_item{id product_sale_price{value}selected_options{label value}entered_options{label value}}...on BundleInvoiceItem{bundle_options{label values{product_name quantity}}}}",
}
