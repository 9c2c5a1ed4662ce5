// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutation = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ message: string } | null> } | null };

export const Reorder: Operation<ReorderMutation, ReorderMutationVariables> = {
  name: 'Reorder',
  kind: 'mutation',
  sha256: '280223f74af4b11b008308f93c06783a679de8ee2b390e777fd5fe5f3ac35be8',
  text: "mutation Reorder($number:String!){reorderItems(orderNumber:$number){cart{id}userInputErrors{message}}}",
}
