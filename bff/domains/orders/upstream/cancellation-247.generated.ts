// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancellationReasons247QueryVariables = Exact<{ [key: string]: never; }>;


export type CancellationReasons247Query = { storeConfig: { order_cancellation_reasons: Array<{ description: string } | null> } | null };

export type CancelOrder247MutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOrder247Mutation = { cancelOrder: { error: string | null } | null };

export const CancellationReasons247: Operation<CancellationReasons247Query, CancellationReasons247QueryVariables> = {
  name: 'CancellationReasons247',
  kind: 'query',
  sha256: '0c38d956b617c4dd955329cd5f7e307a4ca3fea6c846bb73d483d86971c08c5f',
  text: "query CancellationReasons247{storeConfig{order_cancellation_reasons{description}}}",
}

export const CancelOrder247: Operation<CancelOrder247Mutation, CancelOrder247MutationVariables> = {
  name: 'CancelOrder247',
  kind: 'mutation',
  sha256: '46014b2031ef4a5f201451423c3fbb5801f7449638d4a51086c9ff9a93557878',
  text: "mutation CancelOrder247($id:ID!$reason:String!){cancelOrder(input:{order_id:$id reason:$reason}){error}}",
}
