// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadsQuery = { customerDownloadableProducts: { items: Array<{ order_increment_id: string | null, date: string | null, status: string | null, download_url: string | null, remaining_downloads: string | null } | null> | null } | null };

export type OrdersWithFilesQueryVariables = Exact<{
  numbers: Array<string> | string;
  size: number;
}>;


export type OrdersWithFilesQuery = { customer: { orders: { items: Array<{ number: string, items: Array<
          | { product_name: string | null, product_type: string | null }
          | { product_name: string | null, product_type: string | null }
          | { product_name: string | null, product_type: string | null }
         | null> | null } | null> } | null } | null };

export const Downloads: Operation<DownloadsQuery, DownloadsQueryVariables> = {
  name: 'Downloads',
  kind: 'query',
  sha256: 'efc06c907e1ff4410a36b3a0abfbb2325e672ca7c23ebcf98435dfa5f582101e',
  text: "query Downloads{customerDownloadableProducts{items{order_increment_id date status download_url remaining_downloads}}}",
}

export const OrdersWithFiles: Operation<OrdersWithFilesQuery, OrdersWithFilesQueryVariables> = {
  name: 'OrdersWithFiles',
  kind: 'query',
  sha256: '8764603c4942510a42e2369e97b55c42e7eecfbf3b81ab500e4e375f000a3b49',
  text: "query OrdersWithFiles($numbers:[String!]!$size:Int!){customer{orders(filter:{number:{in:$numbers}}pageSize:$size scope:WEBSITE){items{number items{product_name product_type}}}}}",
}
