// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreFeatures247QueryVariables = Exact<{ [key: string]: never; }>;


export type StoreFeatures247Query = { storeConfig: { contact_enabled: boolean, newsletter_enabled: boolean, order_cancellation_enabled: boolean, is_guest_checkout_enabled: boolean | null } | null };

export const StoreFeatures247: Operation<StoreFeatures247Query, StoreFeatures247QueryVariables> = {
  name: 'StoreFeatures247',
  kind: 'query',
  sha256: 'f3a0ed00b5cb6273a04fb9561fcd6c3300babb9b1935a7b82f04ecbed6f19929',
  text: "query StoreFeatures247{storeConfig{contact_enabled newsletter_enabled order_cancellation_enabled is_guest_checkout_enabled}}",
}
