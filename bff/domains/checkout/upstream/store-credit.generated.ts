// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartCreditQueryVariables = Exact<{
  id: string;
}>;


export type CartCreditQuery = { cart: { applied_store_credit: { enabled: boolean | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null, applied_balance: { value: number | null } | null } | null } | null };

export type ApplyCreditMutationVariables = Exact<{
  id: string;
}>;


export type ApplyCreditMutation = { applyStoreCreditToCart: { cart: { id: string } } | null };

export type RemoveCreditMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCreditMutation = { removeStoreCreditFromCart: { cart: { id: string } } | null };

export const CartCredit: Operation<CartCreditQuery, CartCreditQueryVariables> = {
  name: 'CartCredit',
  kind: 'query',
  sha256: '55dd2e8e37dde9a71408a11cf8500c506e2f59ba330704470b5ae0c7c18eae04',
  text: "query CartCredit($id:String!){cart(cart_id:$id){applied_store_credit{enabled current_balance{value currency}applied_balance{value}}}}",
}

export const ApplyCredit: Operation<ApplyCreditMutation, ApplyCreditMutationVariables> = {
  name: 'ApplyCredit',
  kind: 'mutation',
  sha256: '8cfa7c779f2765cf15f8c7dfc36af65973daacb403106ecaa8ae0075c9a8166f',
  text: "mutation ApplyCredit($id:String!){applyStoreCreditToCart(input:{cart_id:$id}){cart{id}}}",
}

export const RemoveCredit: Operation<RemoveCreditMutation, RemoveCreditMutationVariables> = {
  name: 'RemoveCredit',
  kind: 'mutation',
  sha256: '9a99fa95f1eeb015aef5e436967381f29c6ec8c683ee7d8c8a02b2d1387c6042',
  text: "mutation RemoveCredit($id:String!){removeStoreCreditFromCart(input:{cart_id:$id}){cart{id}}}",
}
