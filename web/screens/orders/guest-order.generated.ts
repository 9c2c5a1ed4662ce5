// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { FindGuestOrderInput, GuestOrderProof } from '../../api/shop-types.generated.ts'
import type { OrderViewFragment } from './order-view.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequiredGuestOrderProofQueryVariables = Exact<{ [key: string]: never; }>;


export type RequiredGuestOrderProofQuery = { guestOrderProof: GuestOrderProof | null };

export type FindGuestOrderMutationVariables = Exact<{
  input: FindGuestOrderInput;
}>;


export type FindGuestOrderMutation = { findGuestOrder: { success: boolean, errorMessage: string | null, order: OrderViewFragment | null } };

export const RequiredGuestOrderProof: Operation<RequiredGuestOrderProofQuery, RequiredGuestOrderProofQueryVariables> = {
  name: 'RequiredGuestOrderProof',
  kind: 'query',
  sha256: 'c2d5a7dad7bf2ac68bb54f1dc6d896f994a8db4bd3c98b6fea159b15cf635549',
  text: "query RequiredGuestOrderProof{guestOrderProof}",
}

export const FindGuestOrder: Operation<FindGuestOrderMutation, FindGuestOrderMutationVariables> = {
  name: 'FindGuestOrder',
  kind: 'mutation',
  sha256: '1f698b893167fea9d7d959b30edbcba660b178234a927030a882c0a681700ec9',
  text: "mutation FindGuestOrder($input:FindGuestOrderInput!){findGuestOrder(input:$input){success errorMessage order{...OrderView}}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{...PriceValue}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}fragment PriceValue on Price{value{amount currency}}",
}
