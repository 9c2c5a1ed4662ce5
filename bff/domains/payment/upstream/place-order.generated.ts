// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlaceOrderMutationVariables = Exact<{
  id: string;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { order_number: string } | null } | null };

export const PlaceOrder: Operation<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  name: 'PlaceOrder',
  kind: 'mutation',
  sha256: '37258703ab5ac23faf2f869f70d33eed5af6a39aef3f54c9b5964d0fa5d2536e',
  text: "mutation PlaceOrder($id:String!){placeOrder(input:{cart_id:$id}){order{order_number}}}",
}
