// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlaceOrder247MutationVariables = Exact<{
  id: string;
}>;


export type PlaceOrder247Mutation = { placeOrder: { order: { order_number: string } | null, orderV2: { number: string, token: string } | null, errors: Array<{ message: string } | null> } | null };

export const PlaceOrder247: Operation<PlaceOrder247Mutation, PlaceOrder247MutationVariables> = {
  name: 'PlaceOrder247',
  kind: 'mutation',
  sha256: 'ec3b19e74c8a2ebd97ef9b77060a93b33ae0ff61b468403c485b4957272830cd',
  text: "mutation PlaceOrder247($id:String!){placeOrder(input:{cart_id:$id}){order{order_number}orderV2{number token}errors{message}}}",
}
