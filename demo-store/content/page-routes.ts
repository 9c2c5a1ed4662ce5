import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'

const FILTER = 'searchCriteria[filter_groups][0][filters][0]'

/** All pages of the seed have this date. */
const UPDATED = '2026-01-15 08:00:00'

/** The REST API's list of content pages, by identifiers alone, for an integration with its token. */
export function pageRoutes({ model }: Pick<StoreState, 'model'>, token: string): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: Record<string, string> }>('/rest/V1/cmsPage/search', async ({ query, headers }, reply) => {
      if (headers.authorization !== `Bearer ${token}`) {
        const message = "The consumer isn't authorized to access %resources."
        return reply.code(401).send({ message, parameters: { resources: 'Magento_Cms::page' } })
      }
      const wanted = (query[`${FILTER}[value]`] ?? '').split(',')
      const found = [...model.pages.values()].filter(({ identifier }) => wanted.includes(identifier))
      return { items: found.map(({ id, identifier }) => ({ id, identifier, update_time: UPDATED })) }
    })
  }
}
