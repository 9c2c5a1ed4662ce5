// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRuleQuery = { passwordRule: { minLength: number, characterClasses: number } };

export const PasswordRule: Operation<PasswordRuleQuery, PasswordRuleQueryVariables> = {
  name: 'PasswordRule',
  kind: 'query',
  sha256: 'a808008e19827ad56babe4f678154e54988d667b28fe113421dc789daf9f28b1',
  text: "query PasswordRule{passwordRule{minLength characterClasses}}",
}
