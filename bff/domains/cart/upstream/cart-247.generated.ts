// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateGuestCart247MutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCart247Mutation = { createGuestCart: { cart: { id: string } | null } | null };

export const CreateGuestCart247: Operation<CreateGuestCart247Mutation, CreateGuestCart247MutationVariables> = {
  name: 'CreateGuestCart247',
  kind: 'mutation',
  sha256: 'ed97d6f1cae9b51dabc89b369c8d2e690cbd583fd4751864d4e4278c90895eb1',
  text: "mutation CreateGuestCart247{createGuestCart(input:{}){cart{id}}}",
}
