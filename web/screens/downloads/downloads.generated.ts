// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { DownloadStatus } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DownloadableProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadableProductsQuery = { me: { downloadableProducts: Array<{ id: string, name: string, createdAt: string, status: DownloadStatus, remaining: number | null, url: string | null, order: { order_id: string, number: string } | null }> } };

export const DownloadableProducts: Operation<DownloadableProductsQuery, DownloadableProductsQueryVariables> = {
  name: 'DownloadableProducts',
  kind: 'query',
  sha256: '832d6c188377aeab2f6c6f30cf387a6cef97b1e73bad28dbedf07273e3937a2d',
  text: "query DownloadableProducts{me{downloadableProducts{id name createdAt status remaining url order{order_id number}}}}",
}
