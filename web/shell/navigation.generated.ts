// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationQuery = { navigation: Array<{ id: string, name: string, path: string, children: Array<{ id: string, name: string, path: string, children: Array<{ id: string, name: string, path: string }> }> }> };

export const Navigation: Operation<NavigationQuery, NavigationQueryVariables> = {
  name: 'Navigation',
  kind: 'query',
  sha256: '93f866c55e910cd70ab0079cda0586bd9ca93ee1ba31c7d6364564dc04f2d6bb',
  text: "query Navigation{navigation{id name path children{id name path children{id name path}}}}",
}
