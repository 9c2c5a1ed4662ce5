// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: MeFragment };

export type MeFragment = { id: string | null, email: string | null, firstname: string | null, lastname: string | null, hasExpired: boolean, hasOwnPrices: boolean };

export const Me: Operation<MeQuery, MeQueryVariables> = {
  name: 'Me',
  kind: 'query',
  sha256: '22b3613ed70476f0b6b2547737d7f6e98dd0df18f0bd5b2de97d7e5f3cd11cf4',
  text: "query Me{me{...Me}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}",
}
