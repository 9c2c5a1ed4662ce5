import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'
import type { SalesDocument } from './types.ts'

/** Lists of documents, and what Magento calls the right to read each. */
const LISTS: readonly [path: string, kind: SalesDocument['kind'], resource: string][] = [
  ['/rest/V1/invoices', 'invoice', 'Magento_Sales::sales_invoice'],
  ['/rest/V1/creditmemos', 'creditmemo', 'Magento_Sales::sales_creditmemo'],
]

type GuestCart = {
  id: number
  active: boolean
  email: string | null
  billing_address: { lastname: string | null; postcode: string | null } | null
  reserved: number | null
}

const NUMBER_LENGTH = 9

const FILTER = 'searchCriteria[filter_groups][0][filters][0]'
const PAGE_SIZE = 20

/** A guest's cart, for anyone who has its id, whatever became of it: it has the number of the order that it was reserved for. */
export function guestCartRoute({ db }: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/rest/V1/guest-carts/:id', async ({ params: { id } }, reply) => {
      const { rows } = id.includes('\0')
        ? { rows: [] }
        : await db.query<GuestCart>(
            `select id, active, email, billing_address, (
               select max(number) from (
                 select id as number from sales_order where cart_id = cart.id
                 union all select reserved_order_id from payment_session where cart_id = cart.id
               ) as reserved
             ) as reserved
             from cart where masked_id = $1 and customer_id is null`,
            [id],
          )
      const [cart] = rows
      if (!cart) {
        const message = 'No such entity with %fieldName = %fieldValue'
        return reply.code(404).send({ message, parameters: { fieldName: 'cartId', fieldValue: id } })
      }
      const { active, email, billing_address: billing, reserved } = cart
      return {
        id: cart.id,
        is_active: active,
        ...(reserved !== null && { reserved_order_id: String(reserved).padStart(NUMBER_LENGTH, '0') }),
        ...(billing && { billing_address: { email, lastname: billing.lastname, postcode: billing.postcode } }),
      }
    })
  }
}

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
