import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ShopSettings } from '../config.ts'
import type { LearntLanguage } from '../i18n/locale.ts'
import type { SharedContext } from './context.ts'
import { type ContextFactory, createContextFactory } from './request-context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the function that creates the contexts of requests to a site. */
    contextsOf(shop: ShopSettings, language: LearntLanguage): ContextFactory
  }
}

const NEEDED = ['store', 'mails', 'admission']

/** What resolvers of all sites share. */
export const contextsPlugin = fp(openContexts, { name: 'contexts', dependencies: NEEDED })

async function openContexts(app: FastifyInstance): Promise<void> {
  const { keys, purges, shared, mails, storeRest, metrics, bindUpstream, guards, uncached } = app
  const context: SharedContext = {
    services: new Map(),
    keys,
    purges,
    records: shared.records,
    rest: storeRest,
    mails,
    countOrder: metrics.order,
  }
  app.decorate('contextsOf', (shop, language) =>
    createContextFactory(context, shop, bindUpstream, guards, language, uncached),
  )
}
