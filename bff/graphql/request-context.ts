import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createCacheScope } from '../cache/cache-scope.ts'
import type { ShopSettings } from '../config.ts'
import { type Contribution, NO_CONTRIBUTION } from '../session/contribution.ts'
import type { LearntLanguage } from '../i18n/locale.ts'
import { type WaitingNetworks, TURN_TIMEOUT } from '../lib/network-queue.ts'
import type { JoinedReads } from '../magento/joined-reads.ts'
import type { Session } from '../session/session.ts'
import { createSignIn } from '../session/sign-in.ts'
import type { SharedContext, RequestContext } from './context.ts'

export type ContextFactory = (caller: {
  session: Session
  contribution?: Contribution
  log: FastifyBaseLogger
  /** Scheme and host of the request, used if no public URL is configured. */
  origin?: string
  address?: string
  headers?: Readonly<IncomingHttpHeaders>
  /** Network of the client whose uncached reads are queued; absent for admitted work, such as a page. */
  network?: string | WaitingNetworks
  /** Shared by the operations of one page, so that their reads can be joined. */
  joinedReads?: JoinedReads
}) => RequestContext

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the function that creates the contexts of requests to a site: what the resolvers of one HTTP request, or of one page, share. */
    contextsOf(shop: ShopSettings, language: LearntLanguage): ContextFactory
  }
}

const NEEDED = ['store', 'mails', 'admission']

export const contextsPlugin = fp(openContexts, { name: 'contexts', dependencies: NEEDED })

async function openContexts(app: FastifyInstance): Promise<void> {
  const { keys, purges, shared: processes, mails, storeRest, metrics, bindUpstream, guards, uncached } = app
  const shared: SharedContext = {
    services: new Map(),
    keys,
    purges,
    records: processes.records,
    rest: storeRest,
    mails,
    countOrder: metrics.order,
  }
  app.decorate('contextsOf', (shop, language) => (caller) => {
    const { session, contribution = NO_CONTRIBUTION, log, origin = '', address = '', headers = {} } = caller
    const { network, joinedReads } = caller
    const cacheScope = createCacheScope()
    const signIn = createSignIn(session)
    const isPreview = contribution.modes?.preview
    const { storeView: store } = shop
    const currency = session.data.currency ?? shop.currency ?? undefined
    const forgetCurrency = session.data.currency ? () => session.set('currency', undefined) : undefined
    return {
      shared,
      services: new Map(),
      upstream: bindUpstream({
        store,
        currency,
        forgetCurrency,
        address,
        signIn,
        cacheScope,
        isPreview,
        joinedReads,
        log,
      }),
      upstreamOf: (view) => bindUpstream({ store: view, cacheScope, isPreview, log }),
      session,
      signIn,
      contribution,
      guards,
      admit: (task) => (network === undefined ? task() : uncached.run(network, task, { timeout: TURN_TIMEOUT })),
      cacheScope,
      shop,
      language,
      log,
      address,
      headers,
      origin: shop.publicUrl || origin,
    }
  })
}
