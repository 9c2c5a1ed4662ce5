import type { FastifyBaseLogger } from 'fastify'
import type { CacheScope } from '../cache/cache-scope.ts'
import type { ShopSettings } from '../config.ts'
import type { Contribution } from '../domains/contribution/contribution.ts'
import type { Loaders } from '../domains/loaders.ts'
import type { Guards } from '../http/guards.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { Upstream } from '../magento/upstream.ts'

/** What every resolver of one request shares. Made once per HTTP request (or page render), shared by all operations of a batch. */
export type RequestContext = {
  /** The store, bound to this request's store view, currency and customer. */
  upstream: Upstream
  /** Another store view, as everybody sees it. */
  upstreamOf(storeView: string): Upstream
  /** Loads and maps things of the store, each at most once per request. */
  loaders: Loaders
  /** What the shopper's encrypted cookie holds. A page render has an empty one: pages are public. */
  session: Session
  /** Whether the shopper is signed in, and with which token. */
  signIn: SignIn
  /** Whether somebody who edits the shop is asking. */
  contribution: Contribution
  guards: Guards
  /** Everything that was read so far: what an answer that is kept says of itself. */
  cacheScope: CacheScope
  shop: ShopSettings
  /** Where the shop is for this shopper: scheme and host; empty for a page that is rendered for everybody. */
  origin: string
  log: FastifyBaseLogger
}
