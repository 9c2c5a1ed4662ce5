import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { PurgeLog } from '../cache/purge-log.ts'
import type { CacheScope } from '../cache/cache-scope.ts'
import type { ShopSettings } from '../config.ts'
import type { Contribution } from '../session/contribution.ts'
import type { LearntLanguage } from '../i18n/locale.ts'
import type { Guards } from '../http/guards.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { StoreRest } from '../magento/rest.ts'
import type { Upstream } from '../magento/upstream.ts'
import type { OrderOutcome } from '../ops/metrics.ts'
import type { SharedRecords } from '../lib/shared.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/sign-in.ts'

/**
 * Services created so far for a context. Copies of the context share them: mercurius gets a copy for each operation of
 * a batch.
 */
export type Services = Map<object, unknown>

/** What all requests of the process share, whatever site they belong to. */
export type SharedContext = {
  services: Services
  /** Secrets of the sessions, the newest first. */
  keys: readonly Buffer[]
  /** What was purged. */
  purges: Pick<PurgeLog, 'now' | 'isPurged'>
  /** Records in Redis, where several processes serve the shop. */
  records?: SharedRecords
  /** The shop's own mails; absent where it sends none. */
  mails?: Pick<MailQueue, 'post' | 'keptAbout' | 'schedule' | 'isScheduled' | 'unschedule' | 'unscheduleAll'>
  countOrder(outcome: OrderOutcome): void
  /** The store's REST API. */
  rest: StoreRest
}

/**
 * What all resolvers of one request share. Created once per HTTP request or page render, and shared by all operations of a batch. Domains add their
 * own parts with `defineService`.
 */
export type RequestContext = {
  shared: SharedContext
  services: Services
  /** The store, bound to this request's store view, currency and customer. */
  upstream: Upstream
  /** The store as a guest sees it in another store view. */
  upstreamOf(storeView: string): Upstream
  /** Content of the shopper's encrypted cookies. Empty for a page render, because pages are public. */
  session: Session
  /** Whether the shopper is signed in, and with which token. */
  signIn: SignIn
  /** Contribution mode, if the request comes from an editor. */
  contribution: Contribution
  guards: Guards
  /**
   * Runs uncached work when it is the turn of the client's network; at once for a page, which has been admitted
   * already.
   */
  admit<T>(task: () => Promise<T>): Promise<T>
  /** Tags and lifetimes of everything that was read, for the cached response. */
  cacheScope: CacheScope
  shop: ShopSettings
  /** The language of the site. */
  language: Pick<LearntLanguage, 'learn'>
  /** IP address of the client; empty for a page render. */
  address: string
  /** Headers of the client's request; empty for a page render. */
  headers: Readonly<IncomingHttpHeaders>
  /** Scheme and host of the shop; empty for a page render. */
  origin: string
  log: FastifyBaseLogger
}
