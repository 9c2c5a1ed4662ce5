// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreditHistoryQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CreditHistoryQuery = { customer: { store_credit: { enabled: boolean | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null, balance_history: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ action: string | null, date_time_changed: string | null, balance_change: { value: number | null } | null, actual_balance: { value: number | null } | null } | null> | null } | null } | null } | null };

export const CreditHistory: Operation<CreditHistoryQuery, CreditHistoryQueryVariables> = {
  name: 'CreditHistory',
  kind: 'query',
  sha256: 'b463605a98f3ff8f26851f36446cbf7d37218970283dffd98169ac5000046c62',
  text: "query CreditHistory($page:Int!$size:Int!){customer{store_credit{enabled current_balance{value currency}balance_history(pageSize:$size currentPage:$page){total_count page_info{total_pages}items{action date_time_changed balance_change{value}actual_balance{value}}}}}}",
}
