// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartPaypalExpressMutationVariables = Exact<{
  id: string;
  code: string;
  returnUrl: string;
  cancelUrl: string;
}>;


export type StartPaypalExpressMutation = { createPaypalExpressToken: { token: string | null, paypal_urls: { start: string | null } | null } | null };

export const StartPaypalExpress: Operation<StartPaypalExpressMutation, StartPaypalExpressMutationVariables> = {
  name: 'StartPaypalExpress',
  kind: 'mutation',
  sha256: '367cf538e70c55cf639084d740bafde4c5f40048be10ecb0b08a44bbccc111df',
  text: "mutation StartPaypalExpress($id:String!$code:String!$returnUrl:String!$cancelUrl:String!){createPaypalExpressToken(input:{cart_id:$id code:$code express_button:false urls:{return_url:$returnUrl cancel_url:$cancelUrl}}){token paypal_urls{start}}}",
}
