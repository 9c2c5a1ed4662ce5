// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type ReturnMerchandiseAuthorizationStatus =
  | 'PENDING'
  | 'UNCONFIRMED'
  | 'AUTHORIZED'
  | 'PARTIALLY_AUTHORIZED'
  | 'RECEIVED'
  | 'PARTIALLY_RECEIVED'
  | 'APPROVED'
  | 'PARTIALLY_APPROVED'
  | 'REJECTED'
  | 'PARTIALLY_REJECTED'
  | 'DENIED'
  | 'PROCESSED_AND_CLOSED'
  | 'CLOSED'
  /** The module's: the shop waits for an answer. */
  | 'NEED_DETAILS'
  /** The module's. */
  | 'SHIPPED'
  /** The module's. */
  | 'CANCELED'
  /** Something that came with a later release or another module. */
  | 'UNKNOWN';

export type CustomerOrdersQueryVariables = Exact<{
  number?: string | null | undefined;
  page: number;
}>;


export type CustomerOrdersQuery = { me: { orderList: { total: number, page: number, pageCount: number, items: Array<OrderSummaryFragment> } } };

export type OrderSummaryFragment = { order_id: string, number: string, createdAt: string, statusLabel: string, deliveredTo: string | null, total: PriceValueFragment };

export type OrderDetailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDetailsQuery = { order: (
    { isReturnable: boolean, invoices: Array<
      | { __typename: 'DownloadableInvoice', id: string, number: string, download: { name: string, url: string } }
      | { __typename: 'DisplayableInvoice', creationDate: string | null, id: string, number: string, totals: { grandTotal: { priceInclTax: PriceValueFragment } } }
    >, refunds: Array<{ id: string }>, returns: Array<ReturnCardFragment> }
    & OrderViewFragment
  ) | null };

export type OrderRefundsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderRefundsQuery = { order: { order_id: string, number: string, refunds: Array<{ id: string, number: string, creationDate: string | null, comments: Array<string>, adjustment: PriceValueFragment, items: Array<{ id: string, name: string, sku: string, quantity: number, price: PriceValueFragment }>, totals: OrderViewTotalsFragment }> } | null };

export type ReorderMutationVariables = Exact<{
  orderId: string;
}>;


export type ReorderMutation = { reorder: CartAnswerFragment };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type OrderViewFragment = { order_id: string, number: string, createdAt: string, statusLabel: string, shippingMethod: string | null, items: Array<OrderViewItemFragment>, totals: OrderViewTotalsFragment, shippingAddress: PersonalAddress_OrderAddress_Fragment | null, billingAddress: PersonalAddress_OrderAddress_Fragment | null, payments: Array<{ code: string, title: string }>, shipments: Array<OrderViewShipmentFragment> };

export type ReturnCardFragment = { id: string, number: string, createdAt: string, status: ReturnMerchandiseAuthorizationStatus, statusLabel: string, items: Array<{ name: string, sku: string, statusLabel: string, quantity: number }> };

export type OrderViewTotalsFragment = { subtotal: { priceInclTax: PriceValueFragment }, paidOtherwise: PriceValueFragment | null, shippingAmount: { priceInclTax: PriceValueFragment }, discount: { priceInclTax: PriceValueFragment }, taxAmount: PriceValueFragment, grandTotal: { priceInclTax: PriceValueFragment } };

export type CartAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<string>, cart: CartContentsFragment };

export type OrderViewItemFragment = { id: string, sku: string, name: string, path: string | null, qtyOrdered: number, qtyShipped: number, qtyCanceled: number, qtyRefunded: number, options: Array<{ label: string, value: string }>, price: PriceValueFragment, rowTotal: PriceValueFragment };

type PersonalAddress_CheckoutAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_CustomerAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_OrderAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddressFragment =
  | PersonalAddress_CheckoutAddress_Fragment
  | PersonalAddress_CustomerAddress_Fragment
  | PersonalAddress_OrderAddress_Fragment
;

export type OrderViewShipmentFragment = { id: string, number: string, tracking: Array<{ trackingId: string, name: string, url: string | null, items: Array<{ sku: string, name: string, qty: number }> }> };

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, shipping: { priceInclTax: PriceValueFragment } | null, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type CartCouponFragment = { code: string, label: string };

export const CustomerOrders: Operation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = {
  name: 'CustomerOrders',
  kind: 'query',
  sha256: 'ff1886805911d165506ebf6eaf4186ec8e0ced7ae732230ec66f0f9b3fca597b',
  text: "query CustomerOrders($number:String$page:Int!){me{orderList(number:$number page:$page){total page pageCount items{...OrderSummary}}}}fragment OrderSummary on OrderSummary{order_id number createdAt statusLabel deliveredTo total{...PriceValue}}fragment PriceValue on Price{value{amount currency}}",
}

export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  name: 'OrderDetails',
  kind: 'query',
  sha256: '68470739d35aa880cd4425c88bd551fb6167ae32580617ffde9cf9310e69511b',
  text: "query OrderDetails($orderId:ID!){order(order_id:$orderId){...OrderView isReturnable invoices{__typename id number ...on DisplayableInvoice{creationDate totals{grandTotal{priceInclTax{...PriceValue}}}}...on DownloadableInvoice{download{name url}}}refunds{id}returns{...ReturnCard}}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}}fragment PriceValue on Price{value{amount currency}}fragment ReturnCard on ReturnMerchandiseAuthorization{id number createdAt status statusLabel items{name sku statusLabel quantity}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{...PriceValue}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}",
}

export const OrderRefunds: Operation<OrderRefundsQuery, OrderRefundsQueryVariables> = {
  name: 'OrderRefunds',
  kind: 'query',
  sha256: '22941f9b743fad47ca6db38053ef242a3c947e734a01a73397bce23bffe1fdeb',
  text: "query OrderRefunds($orderId:ID!){order(order_id:$orderId){order_id number refunds{id number creationDate comments adjustment{...PriceValue}items{id name sku quantity price{...PriceValue}}totals{...OrderViewTotals}}}}fragment PriceValue on Price{value{amount currency}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{...PriceValue}grandTotal{priceInclTax{...PriceValue}}}",
}

export const Reorder: Operation<ReorderMutation, ReorderMutationVariables> = {
  name: 'Reorder',
  kind: 'mutation',
  sha256: 'c31cee8d0c928cab80b447b8448f428929dfe055eaa757778331cca9e78c4989',
  text: "mutation Reorder($orderId:ID!){reorder(order_id:$orderId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
