// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { PaymentStatusEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlaceCardOrderMutationVariables = Exact<{
  id: string;
  returnUrl: string;
}>;


export type PlaceCardOrderMutation = { placeOrder: { order: { order_number: string, mollie_redirect_url: string | null, mollie_payment_token: string | null } | null } | null };

export type PlaceCardOrder247MutationVariables = Exact<{
  id: string;
  returnUrl: string;
}>;


export type PlaceCardOrder247Mutation = { placeOrder: { order: { order_number: string, mollie_redirect_url: string | null, mollie_payment_token: string | null } | null, orderV2: { number: string, token: string } | null, errors: Array<{ message: string } | null> } | null };

export type ProcessCardPaymentMutationVariables = Exact<{
  token: string;
}>;


export type ProcessCardPaymentMutation = { mollieProcessTransaction: { paymentStatus: PaymentStatusEnum | null, cart: { id: string } | null } | null };

export type RestoreCartMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCartMutation = { mollieRestoreCart: { cart: { id: string } } | null };

export const PlaceCardOrder: Operation<PlaceCardOrderMutation, PlaceCardOrderMutationVariables> = {
  name: 'PlaceCardOrder',
  kind: 'mutation',
  sha256: '43b126630a9efe2a1c22ff5fe9aaaa711c2d62915d9d4c3c70c870ace7b896d3',
  text: "mutation PlaceCardOrder($id:String!$returnUrl:String!){placeOrder(input:{cart_id:$id mollie_return_url:$returnUrl}){order{order_number mollie_redirect_url mollie_payment_token}}}",
}

export const PlaceCardOrder247: Operation<PlaceCardOrder247Mutation, PlaceCardOrder247MutationVariables> = {
  name: 'PlaceCardOrder247',
  kind: 'mutation',
  sha256: '8b1555862ca4008a1b12bbb3123f420b02c012b7bd174c2fb2449565e6a7339b',
  text: "mutation PlaceCardOrder247($id:String!$returnUrl:String!){placeOrder(input:{cart_id:$id mollie_return_url:$returnUrl}){order{order_number mollie_redirect_url mollie_payment_token}orderV2{number token}errors{message}}}",
}

export const ProcessCardPayment: Operation<ProcessCardPaymentMutation, ProcessCardPaymentMutationVariables> = {
  name: 'ProcessCardPayment',
  kind: 'mutation',
  sha256: 'e4ba2476ed3e3480768a85598497e8b022f6d39891dfab9c2f89415ae11d4faa',
  text: "mutation ProcessCardPayment($token:String!){mollieProcessTransaction(input:{payment_token:$token}){paymentStatus cart{id}}}",
}

export const RestoreCart: Operation<RestoreCartMutation, RestoreCartMutationVariables> = {
  name: 'RestoreCart',
  kind: 'mutation',
  sha256: '7747e5bca07e83a2007aed4a67ae2d93598f85f01ebe0c989fb239d1ed3461ac',
  text: "mutation RestoreCart($id:String!){mollieRestoreCart(input:{cart_id:$id}){cart{id}}}",
}
