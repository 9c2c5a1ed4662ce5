import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../../state.ts'
import { cardRoutes } from './card-routes.ts'
import { walletRoutes } from './wallet-routes.ts'

/** Pages of payment providers, which the shopper's browser is sent to. Their ids are the only key to them. */
export const sandboxRoutes =
  (state: StoreState): FastifyPluginAsync =>
  async (app) => {
    cardRoutes(app, state)
    walletRoutes(app, state)
  }
