// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequestGuestCancellation248MutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestGuestCancellation248Mutation = { requestGuestOrderCancel: { error: string | null } | null };

export type ConfirmGuestCancellation248MutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ConfirmGuestCancellation248Mutation = { confirmCancelOrder: { error: string | null } | null };

export const RequestGuestCancellation248: Operation<RequestGuestCancellation248Mutation, RequestGuestCancellation248MutationVariables> = {
  name: 'RequestGuestCancellation248',
  kind: 'mutation',
  sha256: '0e0da97cada50f97463104e9c170d61c896c009b6a1dd7bd51b429eec06df4bf',
  text: "mutation RequestGuestCancellation248($token:String!$reason:String!){requestGuestOrderCancel(input:{token:$token reason:$reason}){error}}",
}

export const ConfirmGuestCancellation248: Operation<ConfirmGuestCancellation248Mutation, ConfirmGuestCancellation248MutationVariables> = {
  name: 'ConfirmGuestCancellation248',
  kind: 'mutation',
  sha256: 'c92c0ed957e77a29129eb76512029fb2f591f87d61536d597d315d6cf0ba043e',
  text: "mutation ConfirmGuestCancellation248($id:ID!$key:String!){confirmCancelOrder(input:{order_id:$id confirmation_key:$key}){error}}",
}
