// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: MeFragment };

export type MeFragment = { id: string | null, email: string | null, firstname: string | null, lastname: string | null, hasExpired: boolean };

export const Me: Operation<MeQuery, MeQueryVariables> = {
  name: 'Me',
  kind: 'query',
  sha256: '8c7fd3bc5f675b366c77c951a69b5077a6d4b83849ea895404c081f804112fe7',
  text: "query Me{me{...Me}}fragment Me on Customer{id email firstname lastname hasExpired}",
}
