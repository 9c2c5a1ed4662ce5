// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PersonalCreditQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalCreditQuery = { customer: { store_credit: { enabled: boolean | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null, balance_history: { page_info: { total_pages: number | null } | null, items: Array<{ action: string | null, date_time_changed: string | null, balance_change: { value: number | null, currency: CurrencyEnum | null } | null, actual_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null } | null } | null };

export const PersonalCredit: Operation<PersonalCreditQuery, PersonalCreditQueryVariables> = {
  name: 'PersonalCredit',
  kind: 'query',
  sha256: 'c9c5e0e5e3ab4e6572ba4b1e42c4ca762893db3a1b418615a9de5a28f0cd0c0d',
  text: "query PersonalCredit($page:Int!$size:Int!){customer{store_credit{enabled current_balance{value currency}balance_history(currentPage:$page pageSize:$size){page_info{total_pages}items{action date_time_changed balance_change{value currency}actual_balance{value currency}}}}}}",
}
