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

export type RequestGuestCancellationMutationVariables = Exact<{
  input: FindGuestOrderInput;
  reason: string;
}>;


export type RequestGuestCancellationMutation = { requestGuestOrderCancellation: { success: boolean, errorMessage: string | null } };

export type ConfirmGuestCancellationMutationVariables = Exact<{
  input: FindGuestOrderInput;
  key: string;
}>;


export type ConfirmGuestCancellationMutation = { confirmGuestOrderCancellation: { success: boolean, errorMessage: string | null, order: OrderViewFragment | null } };

export const RequiredGuestOrderProof: Operation<RequiredGuestOrderProofQuery, RequiredGuestOrderProofQueryVariables> = {
  name: 'RequiredGuestOrderProof',
  kind: 'query',
  sha256: 'c2d5a7dad7bf2ac68bb54f1dc6d896f994a8db4bd3c98b6fea159b15cf635549',
  text: "query RequiredGuestOrderProof{guestOrderProof}",
}

export const FindGuestOrder: Operation<FindGuestOrderMutation, FindGuestOrderMutationVariables> = {
  name: 'FindGuestOrder',
  kind: 'mutation',
  sha256: '24c8ad423ecfa62b6639c42116322492bc7cf25c88b784db7893fed67417dd6c',
  text: "mutation FindGuestOrder($input:FindGuestOrderInput!){findGuestOrder(input:$input){success errorMessage order{...OrderView}}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}cancellationReasons{value label}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}fragment PriceValue on Price{value{amount currency}}",
}

export const RequestGuestCancellation: Operation<RequestGuestCancellationMutation, RequestGuestCancellationMutationVariables> = {
  name: 'RequestGuestCancellation',
  kind: 'mutation',
  sha256: 'f01f631afedff88bdd3e3f45bc1f1ae0ba2aca1dc5a31ef494667422e96d5116',
  text: "mutation RequestGuestCancellation($input:FindGuestOrderInput!$reason:String!){requestGuestOrderCancellation(input:$input reason:$reason){success errorMessage}}",
}

export const ConfirmGuestCancellation: Operation<ConfirmGuestCancellationMutation, ConfirmGuestCancellationMutationVariables> = {
  name: 'ConfirmGuestCancellation',
  kind: 'mutation',
  sha256: '95e13ff0c279f1c85f9dacc3548ceec51bf1627f4cc9fcc278dce4b8d415f359',
  text: "mutation ConfirmGuestCancellation($input:FindGuestOrderInput!$key:String!){confirmGuestOrderCancellation(input:$input key:$key){success errorMessage order{...OrderView}}}fragment OrderView on Order{order_id number createdAt statusLabel shippingMethod items{...OrderViewItem}totals{...OrderViewTotals}shippingAddress{...PersonalAddress}billingAddress{...PersonalAddress}payments{code title}shipments{...OrderViewShipment}cancellationReasons{value label}}fragment OrderViewItem on OrderItem{id sku name path options{label value}qtyOrdered qtyShipped qtyCanceled qtyRefunded price{...PriceValue}rowTotal{...PriceValue}}fragment OrderViewTotals on OrderTotals{subtotal{priceInclTax{...PriceValue}}paidOtherwise{...PriceValue}shippingAmount{priceInclTax{...PriceValue}}discount{priceInclTax{...PriceValue}}taxAmount{priceInclTax{...PriceValue}}grandTotal{priceInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment OrderViewShipment on OrderShipment{id number tracking{trackingId name url items{sku name qty}}}fragment PriceValue on Price{value{amount currency}}",
}
