// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { RequestReturnInput, ReturnItemStatus, ReturnStatus } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CustomerReturnsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CustomerReturnsQuery = { customer: { returns: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<(
        { order: { number: string } | null }
        & StoreReturnFragment
      ) | null> | null } | null } | null };

export type OrderReturnsQueryVariables = Exact<{
  number: string;
}>;


export type OrderReturnsQuery = { customer: { orders: { items: Array<{ id: string, items_eligible_for_return: Array<
          | { id: string }
          | { id: string }
          | { id: string }
         | null> | null, returns: { items: Array<StoreReturnFragment | null> | null } | null } | null> } | null } | null };

export type RequestReturnMutationVariables = Exact<{
  input: RequestReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { return: { uid: string } | null } | null };

export type StoreReturnFragment = { uid: string, number: string, created_at: string, status: ReturnStatus | null, items: Array<{ uid: string, status: ReturnItemStatus, quantity: number, request_quantity: number, order_item:
      | { id: string, product_name: string | null, product_sku: string }
      | { id: string, product_name: string | null, product_sku: string }
      | { id: string, product_name: string | null, product_sku: string }
     } | null> | null };

export const CustomerReturns: Operation<CustomerReturnsQuery, CustomerReturnsQueryVariables> = {
  name: 'CustomerReturns',
  kind: 'query',
  sha256: '26cd855307df96a80c8887c00015448eabf8afd6929ca15f8005d679e5fc59dd',
  text: "query CustomerReturns($page:Int!$size:Int!){customer{returns(pageSize:$size currentPage:$page){total_count page_info{total_pages}items{...StoreReturn order{number}}}}}fragment StoreReturn on Return{uid number created_at status items{uid status quantity request_quantity order_item{id product_name product_sku}}}",
}

export const OrderReturns: Operation<OrderReturnsQuery, OrderReturnsQueryVariables> = {
  name: 'OrderReturns',
  kind: 'query',
  sha256: '82449af529c6b2dfd600362ff3e81a45945d5a4fdbc5ba6c74489ecbf34caaa5',
  text: "query OrderReturns($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{id items_eligible_for_return{id}returns(pageSize:50){items{...StoreReturn}}}}}}fragment StoreReturn on Return{uid number created_at status items{uid status quantity request_quantity order_item{id product_name product_sku}}}",
}

export const RequestReturn: Operation<RequestReturnMutation, RequestReturnMutationVariables> = {
  name: 'RequestReturn',
  kind: 'mutation',
  sha256: 'aabe0ab2aa913e4a26e65f3c82d8d04f538909a662d223d6efec4b2e49cdad87',
  text: "mutation RequestReturn($input:RequestReturnInput!){requestReturn(input:$input){return{uid}}}",
}
