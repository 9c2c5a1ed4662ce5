// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CurrencyEnum, CustomerOrdersFilterInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CustomerOrdersQueryVariables = Exact<{
  filter?: CustomerOrdersFilterInput | null | undefined;
  page: number;
  size: number;
}>;


export type CustomerOrdersQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<OrderHeadFragment | null> } | null } | null };

export type OrderHeadFragment = { number: string, order_date: string, status: string, shipping_address: { firstname: string, lastname: string } | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export const CustomerOrders: Operation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = {
  name: 'CustomerOrders',
  kind: 'query',
  sha256: 'fadeb310c8219dbe5e6e5111cc637656fdbb7679c2f83691294faf1b94833845',
  text: "query CustomerOrders($filter:CustomerOrdersFilterInput$page:Int!$size:Int!){customer{orders(filter:$filter currentPage:$page pageSize:$size sort:{sort_field:CREATED_AT sort_direction:DESC}scope:WEBSITE){total_count page_info{total_pages}items{...OrderHead}}}}fragment OrderHead on CustomerOrder{number order_date status shipping_address{firstname lastname}total{grand_total{value currency}}}",
}
