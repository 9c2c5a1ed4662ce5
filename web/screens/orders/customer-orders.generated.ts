// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CartAnswerFragment, PriceValueFragment } from '../cart/cart.generated.ts'
import type { OrderViewFragment, OrderViewTotalsFragment } from './order-view.generated.ts'
import type { ReturnCardFragment } from '../returns/returns.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CustomerOrdersQueryVariables = Exact<{
  number?: string | null | undefined;
  page: number;
}>;


export type CustomerOrdersQuery = { me: { orderList: { total: number, page: number, pageCount: number, items: Array<OrderSummaryFragment> } } };

export type OrderSummaryFragment = { order_id: string, number: string, createdAt: string, statusLabel: string, deliveredTo: string | null, total: PriceValueFragment };

export type OrderDetailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDetailsQuery = { order: OrderDetailFragment | null };

export type OrderDetailFragment = (
  { isReturnable: boolean, invoices: Array<
    | { __typename: 'DownloadableInvoice', id: string, number: string, download: { name: string, url: string } }
    | { __typename: 'DisplayableInvoice', creationDate: string | null, id: string, number: string, totals: { grandTotal: { priceInclTax: PriceValueFragment } } }
  >, refunds: Array<{ id: string }>, returns: Array<ReturnCardFragment> }
  & OrderViewFragment
);

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { success: boolean, errorMessage: string | null, order: OrderDetailFragment | null } };

export type OrderRefundsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderRefundsQuery = { order: { order_id: string, number: string, refunds: Array<{ id: string, number: string, creationDate: string | null, comments: Array<string>, adjustment: PriceValueFragment, items: Array<{ id: string, name: string, sku: string, quantity: number, price: PriceValueFragment }>, totals: OrderViewTotalsFragment }> } | null };

export type ReorderMutationVariables = Exact<{
  orderId: string;
}>;


export type ReorderMutation = { reorder: CartAnswerFragment };

export const CustomerOrders: Operation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = {
  name: 'CustomerOrders',
  kind: 'query',
  sha256: 'ff1886805911d165506ebf6eaf4186ec8e0ced7ae732230ec66f0f9b3fca597b',
  text: "query CustomerOrders($number:String$page:Int!){me{orderList(number:$number page:$page){total page pageCount items{...OrderSummary}}}}fragment OrderSummary on OrderSummary{order_id number createdAt statusLabel deliveredTo total{...PriceValue}}fragment PriceValue on Price{value{amount currency}}",
}

export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  name: 'OrderDetails',
  kind: 'query',
  sha256: 'f7f2926dc3b0cd3301d76c9cdc02671c91e16c1ee01baae4915fac7d589bf590',
  text: "query OrderDetails($orderId:ID!){order(order_id:$orderId){...OrderDetail}}fragment OrderDetail on Order{...OrderView isReturnable invoices{__typename id number ...on DisplayableInvoice{creationDate totals{grandTotal{priceInclTax{...PriceValue}}}}...on DownloadableInvoice{download{name url}}}refunds{id}returns{...ReturnCard}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}cancellationReasons{value label}}fragment PriceValue on Price{value{amount currency}}fragment ReturnCard on ReturnMerchandiseAuthorization{id number createdAt status statusLabel items{name sku statusLabel quantity}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}",
}

export const CancelOrder: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  kind: 'mutation',
  sha256: '9e2ab2b16b4f1f771e8925a69811fa5c51df52b32ddad239b444cb6aff20e0f8',
  text: "mutation CancelOrder($orderId:ID!$reason:String!){cancelOrder(order_id:$orderId reason:$reason){success errorMessage order{...OrderDetail}}}fragment OrderDetail on Order{...OrderView isReturnable invoices{__typename id number ...on DisplayableInvoice{creationDate totals{grandTotal{priceInclTax{...PriceValue}}}}...on DownloadableInvoice{download{name url}}}refunds{id}returns{...ReturnCard}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}cancellationReasons{value label}}fragment PriceValue on Price{value{amount currency}}fragment ReturnCard on ReturnMerchandiseAuthorization{id number createdAt status statusLabel items{name sku statusLabel quantity}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}",
}

export const OrderRefunds: Operation<OrderRefundsQuery, OrderRefundsQueryVariables> = {
  name: 'OrderRefunds',
  kind: 'query',
  sha256: '471fd0666e31cf933ab247f643f061e09061bec3cbfd6cff5af83fed8c065167',
  text: "query OrderRefunds($orderId:ID!){order(order_id:$orderId){order_id number refunds{id number creationDate comments adjustment{...PriceValue}items{id name sku quantity price{...PriceValue}}totals{...OrderViewTotals}}}}fragment PriceValue on Price{value{amount currency}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}",
}

export const Reorder: Operation<ReorderMutation, ReorderMutationVariables> = {
  name: 'Reorder',
  kind: 'mutation',
  sha256: '4a8c3245e2bf9f4be929685ae9a989ad0806adfc077cb0f4323d8aa2e0a5795c',
  text: "mutation Reorder($orderId:ID!){reorder(order_id:$orderId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors quantityRule{step min max}cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
