// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ConfirmEmail247MutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmail247Mutation = { confirmEmail: { customer: { email: string | null } } | null };

export const ConfirmEmail247: Operation<ConfirmEmail247Mutation, ConfirmEmail247MutationVariables> = {
  name: 'ConfirmEmail247',
  kind: 'mutation',
  sha256: 'f59745d2237a2579e0a59e46de72461cc2c8b1d4282ca1967f4712cb3dd5f7a0',
  text: "mutation ConfirmEmail247($email:String!$key:String!){confirmEmail(input:{email:$email confirmation_key:$key}){customer{email}}}",
}
