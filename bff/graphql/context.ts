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

/** What was made so far for a context. Its copies share it: mercurius gets one for each operation of a batch. */
export type Services = Map<object, unknown>

/** What all requests of the process share, whatever site they belong to. */
export type SharedContext = {
  services: Services
  /** Secrets of the sessions, the newest first. */
  keys: readonly Buffer[]
  /** What the store announced as changed. */
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
 * What every resolver of one request shares. Made once per HTTP request (or page render), shared by all operations of a batch.
 * The domains add their own parts to it with `defineService`.
 */
export type RequestContext = {
  shared: SharedContext
  services: Services
  /** The store, bound to this request's store view, currency and customer. */
  upstream: Upstream
  /** Another store view, as a guest sees it. */
  upstreamOf(storeView: string): Upstream
  /** Content of the shopper's encrypted cookies. Empty for a page render, because pages are public. */
  session: Session
  /** Whether the shopper is signed in, and with which token. */
  signIn: SignIn
  /** Whether the request comes from somebody who edits the shop. */
  contribution: Contribution
  guards: Guards
  /** Runs what no cache has when the client's network has its turn: at once for a page, which has one. */
  admit<T>(task: () => Promise<T>): Promise<T>
  /** Tags and lifetimes of everything that was read, for the cached response. */
  cacheScope: CacheScope
  shop: ShopSettings
  /** How the site speaks. */
  language: Pick<LearntLanguage, 'learn'>
  /** IP address of the client; empty for a page render. */
  address: string
  /** Headers of the client's request; empty for a page render. */
  headers: Readonly<IncomingHttpHeaders>
  /** Scheme and host of the shop; empty for a page render. */
  origin: string
  log: FastifyBaseLogger
}
