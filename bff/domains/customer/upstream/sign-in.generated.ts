// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { generateCustomerToken: { token: string | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { revokeCustomerToken: { result: boolean } | null };

export type CartLinesQueryVariables = Exact<{
  id: string;
}>;


export type CartLinesQuery = { cart: StoreLinesFragment | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: StoreLinesFragment };

export type MergeCartsMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartsMutation = { mergeCarts: StoreLinesFragment };

export type StoreLinesFragment = { id: string, items: Array<
    | { quantity: number, product:
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
       }
    | { quantity: number, product:
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
       }
    | { quantity: number, product:
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
       }
    | { quantity: number, product:
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
       }
    | { quantity: number, product:
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
        | { sku: string | null, name: string | null }
       }
   | null> | null };

export const Login: Operation<LoginMutation, LoginMutationVariables> = {
  name: 'Login',
  kind: 'mutation',
  sha256: '55a5c83dd52146041955af901b622a758e277d3f8f65b99388785710502ff99d',
  text: "mutation Login($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}",
}

export const Logout: Operation<LogoutMutation, LogoutMutationVariables> = {
  name: 'Logout',
  kind: 'mutation',
  sha256: '12b416015f75dbc4dfe62499f39c2d69802d7e6ebdabce3fd1c07b3e6d14b6b9',
  text: "mutation Logout{revokeCustomerToken{result}}",
}

export const CartLines: Operation<CartLinesQuery, CartLinesQueryVariables> = {
  name: 'CartLines',
  kind: 'query',
  sha256: 'bc6fef9c8c8cc24dc1ef77a812641a6152712738e406730160de2bb6faa8179b',
  text: "query CartLines($id:String!){cart(cart_id:$id){...StoreLines}}fragment StoreLines on Cart{id items{quantity product{sku name}}}",
}

export const CustomerCart: Operation<CustomerCartQuery, CustomerCartQueryVariables> = {
  name: 'CustomerCart',
  kind: 'query',
  sha256: 'f064b5c2183247c7849aa985c7e9ba6116fae803e65dacf5d7c7ee816109ef3a',
  text: "query CustomerCart{customerCart{...StoreLines}}fragment StoreLines on Cart{id items{quantity product{sku name}}}",
}

export const MergeCarts: Operation<MergeCartsMutation, MergeCartsMutationVariables> = {
  name: 'MergeCarts',
  kind: 'mutation',
  sha256: 'fb04476bb5edc7c0fbd341511205da07ef12cb850baddcc65778a9a92e50bf71',
  text: "mutation MergeCarts($source:String!){mergeCarts(source_cart_id:$source){...StoreLines}}fragment StoreLines on Cart{id items{quantity product{sku name}}}",
}
