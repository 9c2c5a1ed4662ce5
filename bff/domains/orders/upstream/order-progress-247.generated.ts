// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { OrderProgressFragment } from './order-progress.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GuestOrderProgress247QueryVariables = Exact<{
  token: string;
}>;


export type GuestOrderProgress247Query = { guestOrderByToken: OrderProgressFragment };

export const GuestOrderProgress247: Operation<GuestOrderProgress247Query, GuestOrderProgress247QueryVariables> = {
  name: 'GuestOrderProgress247',
  kind: 'query',
  sha256: '0c557f37e2d5563b22b3b89a12568d8130c16b4859163eb2bed79d293c4c7ecb',
  text: "query GuestOrderProgress247($token:String!){guestOrderByToken(input:{token:$token}){...OrderProgress}}fragment OrderProgress on CustomerOrder{invoices{id}items{quantity_ordered quantity_canceled}}",
}
