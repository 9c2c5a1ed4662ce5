// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StockAlertQueryVariables = Exact<{
  sku: string;
}>;


export type StockAlertQuery = { stockAlert: StockAlertFragment };

export type SubscribeToStockAlertMutationVariables = Exact<{
  sku: string;
  email?: string | null | undefined;
  captcha?: string | null | undefined;
}>;


export type SubscribeToStockAlertMutation = { subscribeToStockAlert: StockAlertAnswerFragment };

export type UnsubscribeFromStockAlertMutationVariables = Exact<{
  sku: string;
}>;


export type UnsubscribeFromStockAlertMutation = { unsubscribeFromStockAlert: StockAlertAnswerFragment };

export type CancelStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type CancelStockAlertMutation = { cancelStockAlert: { success: boolean, errorMessage: string | null } };

export type StockAlertAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, alert: StockAlertFragment };

export type StockAlertFragment = { sku: string, isSubscribed: boolean };

export const StockAlert: Operation<StockAlertQuery, StockAlertQueryVariables> = {
  name: 'StockAlert',
  kind: 'query',
  sha256: '16727f323124b91e620584fff6a55e7e253b2eae3b7ebf495571f1a582556dee',
  text: "query StockAlert($sku:String!){stockAlert(sku:$sku){...StockAlert}}fragment StockAlert on StockAlert{sku isSubscribed}",
}

export const SubscribeToStockAlert: Operation<SubscribeToStockAlertMutation, SubscribeToStockAlertMutationVariables> = {
  name: 'SubscribeToStockAlert',
  kind: 'mutation',
  sha256: 'f40380145ce7c1d572e479cbcd3056f72cd32579ac3413604bfba42b9193f39b',
  text: "mutation SubscribeToStockAlert($sku:String!$email:String$captcha:String){subscribeToStockAlert(sku:$sku email:$email captcha:$captcha){...StockAlertAnswer}}fragment StockAlertAnswer on StockAlertSuccess{success errorMessage errors{field message}alert{...StockAlert}}fragment StockAlert on StockAlert{sku isSubscribed}",
}

export const UnsubscribeFromStockAlert: Operation<UnsubscribeFromStockAlertMutation, UnsubscribeFromStockAlertMutationVariables> = {
  name: 'UnsubscribeFromStockAlert',
  kind: 'mutation',
  sha256: '43b74bdb449137333aa6787331de5dbed56097a4697331f36916bd80cc3247af',
  text: "mutation UnsubscribeFromStockAlert($sku:String!){unsubscribeFromStockAlert(sku:$sku){...StockAlertAnswer}}fragment StockAlertAnswer on StockAlertSuccess{success errorMessage errors{field message}alert{...StockAlert}}fragment StockAlert on StockAlert{sku isSubscribed}",
}

export const CancelStockAlert: Operation<CancelStockAlertMutation, CancelStockAlertMutationVariables> = {
  name: 'CancelStockAlert',
  kind: 'mutation',
  sha256: '85022a3e74f6521265db41e543fd6bf7952cb0f75282c98f21b51c1e43f856ac',
  text: "mutation CancelStockAlert($token:String!){cancelStockAlert(token:$token){success errorMessage}}",
}
