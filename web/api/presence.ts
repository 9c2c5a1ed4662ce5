import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Execute } from '../../schema/page.ts'
import type { Answered } from '../page-state.ts'
import { useSite } from '../site/site.ts'
import { transportCode } from './lazy-transport.ts'

/** What the server's cookie for scripts says of the session. It may be wrong: only what the server answers is true. */
export type Presence = {
  isSignedIn: boolean
  /** Items in the cart; undefined where there is a cart and nothing has told its number yet. */
  items: number | undefined
  /** Prices in public pages are not this shopper's: another currency, or prices of their own. */
  hasOwnPrices: boolean
}

type CookieEvents = { cookieStore?: EventTarget }

const listeners = new Set<() => void>()

/** Keys of the queries about cart and person (`cartQuery`, `meQuery`), whose code only those load who need it. */
const CART = ['Cart', {}] as const
const PERSON = ['Me', {}] as const

let pricesAskedBy: 'customer' | 'guest' | undefined

/** For whom this page has asked for other prices than it came with, on its arrival. */
export const whoAskedPrices = () => pricesAskedBy

/** The presence that a cookie of this name tells. */
export function readPresence(name: string): Presence {
  const [, who, count, own] =
    new RegExp(`(?:^|; )${name}=([cg])(\\d+(?:\\.\\d+)?|-)(p?)(?:;|$)`).exec(document.cookie) ?? []
  return { isSignedIn: who === 'c', items: count === '-' ? undefined : Number(count ?? 0), hasOwnPrices: own === 'p' }
}

/**
 * Asks who is there as soon as a page arrives, if its cookie speaks of somebody: one request, while the rest of the code is on its way. Parts of
 * the page find these queries under way. Prices of their own come with the same request. For a visitor without session and cart nothing is
 * asked, and no code for it loaded.
 */
export function askWhoIsThere(
  queryClient: QueryClient,
  executes: { alone: Execute; together: Execute },
  { presence: name, wishes, answers }: { presence: string; wishes: boolean; answers: readonly Answered[] },
): void {
  const { isSignedIn, items, hasOwnPrices } = readPresence(name)
  const isKnown = !isSignedIn && items === 0
  if (isKnown && !hasOwnPrices) return
  if (hasOwnPrices) pricesAskedBy = isSignedIn ? 'customer' : 'guest'
  const execute = hasOwnPrices ? executes.together : executes.alone
  const loading = import('../site/ask-shopper.ts')
  // In parallel: the first request would load it only afterwards.
  void transportCode.load().catch(() => {})
  if (hasOwnPrices) void loading.then(({ askPrices }) => askPrices(queryClient, execute, answers)).catch(() => {})
  if (isKnown) return
  const shopper = loading.then(({ askShopper }) => askShopper(queryClient, execute, { isSignedIn, wishes }))
  void queryClient.prefetchQuery({ queryKey: CART, queryFn: () => shopper.then(({ cart }) => cart()) })
  if (isSignedIn) {
    void queryClient.prefetchQuery({ queryKey: PERSON, queryFn: () => shopper.then(({ person }) => person()) })
  }
}

/** The presence that all parts of a page see. Browsers take long to read cookies, and every product has a heart that asks. */
let seen: { name: string; presence: Presence } | undefined

function seenPresence(name: string): Presence {
  // Nobody would tell of a change.
  if (listeners.size === 0) return readPresence(name)
  if (seen?.name !== name) seen = { name, presence: readPresence(name) }
  return seen.presence
}

/** The number of items in the cart, as far as the cookie tells; undefined on the server and during hydration, since pages are public. */
export function useCartCount(): number | undefined {
  const { presence } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => seenPresence(presence).items,
    () => undefined,
  )
}

/**
 * Whether to ask who is there: somebody is signed in, or this page has asked before, so that it sees them leave. Undefined on the server and
 * during hydration.
 */
export function useSignedIn(): boolean | undefined {
  const { presence } = useSite()
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    subscribe,
    () => seenPresence(presence).isSignedIn || wasAsked(queryClient),
    () => undefined,
  )
}

function wasAsked(queryClient: QueryClient): boolean {
  const { status = 'pending', fetchStatus = 'idle' } = queryClient.getQueryState(PERSON) ?? {}
  return status !== 'pending' || fetchStatus !== 'idle'
}

/** Looks at the cookie again: a response has arrived, or the shopper returns from another tab. */
export function lookAtPresence(): void {
  seen = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch(true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watch(false)
    seen = undefined
  }
}

/** Not every browser tells of cookies that another tab has changed; then they are seen when the tab is looked at. */
function watch(isOn: boolean): void {
  const change = isOn ? 'addEventListener' : 'removeEventListener'
  document[change]('visibilitychange', lookAtPresence)
  window[change]('pageshow', lookAtPresence)
  ;(window as CookieEvents).cookieStore?.[change]('change', lookAtPresence)
}
