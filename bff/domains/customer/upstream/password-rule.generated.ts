// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StorePasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type StorePasswordRuleQuery = { storeConfig: { minimum_password_length: string | null, required_character_classes_number: string | null } | null };

export const StorePasswordRule: Operation<StorePasswordRuleQuery, StorePasswordRuleQueryVariables> = {
  name: 'StorePasswordRule',
  kind: 'query',
  sha256: 'b070c41696b1f5df2feb9f747ef030ef033b1adb1bd85c86647cd232de2ec6aa',
  text: "query StorePasswordRule{storeConfig{minimum_password_length required_character_classes_number}}",
}
