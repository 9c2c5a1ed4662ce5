// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderProgressFragment = { invoices: Array<{ id: string } | null>, items: Array<
    | { quantity_ordered: number | null, quantity_canceled: number | null }
    | { quantity_ordered: number | null, quantity_canceled: number | null }
    | { quantity_ordered: number | null, quantity_canceled: number | null }
   | null> | null };

export type CustomerOrderProgressQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderProgressQuery = { customer: { orders: { items: Array<OrderProgressFragment | null> } | null } | null };

export const CustomerOrderProgress: Operation<CustomerOrderProgressQuery, CustomerOrderProgressQueryVariables> = {
  name: 'CustomerOrderProgress',
  kind: 'query',
  sha256: '9efaa2e14d2c2506edd8bdb875ebbf5188988253099364d3cdb829ff770feaa8',
  text: "query CustomerOrderProgress($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{...OrderProgress}}}}fragment OrderProgress on CustomerOrder{invoices{id}items{quantity_ordered quantity_canceled}}",
}
