// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { PriceValueFragment } from '../cart/cart.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreCreditQueryVariables = Exact<{
  page: number;
}>;


export type StoreCreditQuery = { me: { storeCredit: { balance: PriceValueFragment, history: { total: number, page: number, pageCount: number, items: Array<{ label: string, createdAt: string, change: PriceValueFragment, balance: PriceValueFragment }> } } | null } };

export const StoreCredit: Operation<StoreCreditQuery, StoreCreditQueryVariables> = {
  name: 'StoreCredit',
  kind: 'query',
  sha256: 'a32ec14a08355182ce9781478b36c8f81e7132664fdda1e16fe97791caa21b0f',
  text: "query StoreCredit($page:Int!){me{storeCredit(page:$page){balance{...PriceValue}history{total page pageCount items{label createdAt change{...PriceValue}balance{...PriceValue}}}}}}fragment PriceValue on Price{value{amount currency}}",
}
