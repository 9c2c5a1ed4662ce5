// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { PersonalAddress_OrderAddress_Fragment } from '../address/address.generated.ts'
import type { PriceValueFragment } from '../cart/cart.generated.ts'
import type { OrderViewTotalsFragment } from './order-view.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type InvoiceQueryVariables = Exact<{
  orderId: string;
  id: string;
}>;


export type InvoiceQuery = { invoice: InvoiceSheetFragment | null };

export type InvoiceSheetFragment = { id: string, number: string, creationDate: string | null, seller: Array<string>, orderNumber: string, orderedAt: string, payments: Array<{ title: string }>, billingAddress: PersonalAddress_OrderAddress_Fragment | null, shippingAddress: PersonalAddress_OrderAddress_Fragment | null, taxes: Array<{ rate: number, amount: PriceValueFragment }>, items: Array<{ id: string, name: string, sku: string, quantity: number, options: Array<{ label: string, value: string }>, bundleOptions: Array<{ label: string, value: string }>, price: { priceExclTax: PriceValueFragment }, taxAmount: PriceValueFragment, subtotal: { priceInclTax: PriceValueFragment } }>, totals: (
    { grandTotal: { priceExclTax: PriceValueFragment } }
    & OrderViewTotalsFragment
  ) };

export const Invoice: Operation<InvoiceQuery, InvoiceQueryVariables> = {
  name: 'Invoice',
  kind: 'query',
  sha256: '864ab215ab303c883a7cb980b4714fa6d84a9a8948210b5fa06375e567d8df1e',
  text: "query Invoice($orderId:ID!$id:ID!){invoice(order_id:$orderId id:$id){...InvoiceSheet}}fragment InvoiceSheet on DisplayableInvoice{id number creationDate seller orderNumber orderedAt payments{title}billingAddress{...PersonalAddress}shippingAddress{...PersonalAddress}taxes{rate amount{...PriceValue}}items{id name sku quantity options{label value}bundleOptions{label value}price{priceExclTax{...PriceValue}}taxAmount{...PriceValue}subtotal{priceInclTax{...PriceValue}}}totals{...OrderViewTotals grandTotal{priceExclTax{...PriceValue}}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment PriceValue on Price{value{amount currency}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}",
}
