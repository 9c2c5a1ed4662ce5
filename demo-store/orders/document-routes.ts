import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'
import type { SalesDocument } from './types.ts'

/** Lists of documents, and what Magento calls the right to read each. */
const LISTS: readonly [path: string, kind: SalesDocument['kind'], resource: string][] = [
  ['/rest/V1/invoices', 'invoice', 'Magento_Sales::sales_invoice'],
  ['/rest/V1/creditmemos', 'creditmemo', 'Magento_Sales::sales_creditmemo'],
]

const FILTER = 'searchCriteria[filter_groups][0][filters][0]'
const PAGE_SIZE = 20

/** The REST API's lists of invoices and credit memos, by ids alone, for an integration with its token. */
export function documentRoutes({ db }: StoreState, token: string): FastifyPluginAsync {
  return async (app) => {
    for (const [path, kind, resource] of LISTS) {
      app.get<{ Querystring: Record<string, string> }>(path, async ({ query, headers }, reply) => {
        if (headers.authorization !== `Bearer ${token}`) {
          const message = "The consumer isn't authorized to access %resources."
          return reply.code(401).send({ message, parameters: { resources: resource } })
        }
        const isByIds = query[`${FILTER}[field]`] === 'entity_id' && query[`${FILTER}[condition_type]`] === 'in'
        if (!isByIds) return reply.code(400).send({ message: 'The demo store finds documents by their ids alone.' })
        const ids = (query[`${FILTER}[value]`] ?? '').split(',').map(Number).filter(Number.isInteger)
        const { rows: items } = await db.query<Pick<SalesDocument, 'id' | 'createdAt'>>(
          `select id as entity_id, created_at from sales_document where kind = $1 and id = any($2) order by id limit $3`,
          [kind, ids, Number(query['searchCriteria[pageSize]']) || PAGE_SIZE],
        )
        return { items }
      })
    }
  }
}
