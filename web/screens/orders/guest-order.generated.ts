// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GuestOrderProof =
  /** 2.4.7: the billing postcode. */
  | 'POSTAL_CODE'
  /** 2.4.8: the billing last name. */
  | 'LAST_NAME';

export type FindGuestOrderInput = {
  number: string;
  email: string;
  /** As `guestOrderProof` says. */
  proof: string;
};

export type GuestOrderProofQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestOrderProofQuery = { guestOrderProof: GuestOrderProof | null };

export type FindGuestOrderMutationVariables = Exact<{
  input: FindGuestOrderInput;
}>;


export type FindGuestOrderMutation = { findGuestOrder: { success: boolean, errorMessage: string | null, order: OrderViewFragment | null } };

export type OrderViewFragment = { order_id: string, number: string, createdAt: string, statusLabel: string, shippingMethod: string | null, items: Array<OrderViewItemFragment>, totals: OrderViewTotalsFragment, shippingAddress: PersonalAddress_OrderAddress_Fragment | null, billingAddress: PersonalAddress_OrderAddress_Fragment | null, payments: Array<{ code: string, title: string }>, shipments: Array<OrderViewShipmentFragment> };

export type OrderViewItemFragment = { id: string, sku: string, name: string, path: string | null, qtyOrdered: number, qtyShipped: number, qtyCanceled: number, qtyRefunded: number, options: Array<{ label: string, value: string }>, price: PriceValueFragment, rowTotal: PriceValueFragment };

export type OrderViewTotalsFragment = { subtotal: { priceInclTax: PriceValueFragment }, paidOtherwise: PriceValueFragment | null, shippingAmount: { priceInclTax: PriceValueFragment }, discount: { priceInclTax: PriceValueFragment }, taxAmount: PriceValueFragment, grandTotal: { priceInclTax: PriceValueFragment } };

type PersonalAddress_CheckoutAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_CustomerAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_OrderAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddressFragment =
  | PersonalAddress_CheckoutAddress_Fragment
  | PersonalAddress_CustomerAddress_Fragment
  | PersonalAddress_OrderAddress_Fragment
;

export type OrderViewShipmentFragment = { id: string, number: string, tracking: Array<{ trackingId: string, name: string, url: string | null, items: Array<{ sku: string, name: string, qty: number }> }> };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export const GuestOrderProof: Operation<GuestOrderProofQuery, GuestOrderProofQueryVariables> = {
  name: 'GuestOrderProof',
  kind: 'query',
  sha256: 'a0119704d2b386c7d72b07e389d1d11af606c602ae4ab7cff6e5b384b3e1c00e',
  text: "query GuestOrderProof{guestOrderProof}",
}

export const FindGuestOrder: Operation<FindGuestOrderMutation, FindGuestOrderMutationVariables> = {
  name: 'FindGuestOrder',
  kind: 'mutation',
  sha256: '1f698b893167fea9d7d959b30edbcba660b178234a927030a882c0a681700ec9',
  text: "mutation FindGuestOrder($input:FindGuestOrderInput!){findGuestOrder(input:$input){success errorMessage order{...OrderView}}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{...PriceValue}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}fragment PriceValue on Price{value{amount currency}}",
}
