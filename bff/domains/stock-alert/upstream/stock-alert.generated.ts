// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { Byte8StockRadarSubscribeInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StockAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type StockAlertsQuery = { byte8StockRadarMySubscriptions: { items: Array<{ sku: string, status: string, unsubscribe_token: string }> } | null };

export type SubscribeToStockAlertMutationVariables = Exact<{
  input: Byte8StockRadarSubscribeInput;
}>;


export type SubscribeToStockAlertMutation = { byte8StockRadarSubscribe: { success: boolean, message: string } | null };

export type CancelStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type CancelStockAlertMutation = { byte8StockRadarUnsubscribe: { success: boolean } | null };

export const StockAlerts: Operation<StockAlertsQuery, StockAlertsQueryVariables> = {
  name: 'StockAlerts',
  kind: 'query',
  sha256: '0e68bbda2101fe5c4f269bef8da5936365e9ff7cd2fcaae3438a106a0494bf93',
  text: "query StockAlerts{byte8StockRadarMySubscriptions{items{sku status unsubscribe_token}}}",
}

export const SubscribeToStockAlert: Operation<SubscribeToStockAlertMutation, SubscribeToStockAlertMutationVariables> = {
  name: 'SubscribeToStockAlert',
  kind: 'mutation',
  sha256: '63730bd2eb315b7cea04468c4b53f1b2d07fa2ac55f4dfa232dfb2c4c91eaecb',
  text: "mutation SubscribeToStockAlert($input:Byte8StockRadarSubscribeInput!){byte8StockRadarSubscribe(input:$input){success message}}",
}

export const CancelStockAlert: Operation<CancelStockAlertMutation, CancelStockAlertMutationVariables> = {
  name: 'CancelStockAlert',
  kind: 'mutation',
  sha256: '33d2f665e95f49f790d5cbe47f5847a918ad13153bdf70c15dfddf9c624943e4',
  text: "mutation CancelStockAlert($token:String!){byte8StockRadarUnsubscribe(token:$token){success}}",
}
