import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSite } from '../site/site.ts'

/** The session according to the server's cookie for scripts. It may be outdated: only responses of the server are certain. */
export type Presence = {
  isSignedIn: boolean
  /** Items in the cart; undefined if there is a cart and no response has had the number yet. */
  items: number | undefined
  /** Somebody is signed in who has bought something. */
  hasBought: boolean
  /** Prices in public pages are not this shopper's: another currency, or prices of their own. */
  hasOwnPrices: boolean
}

type CookieEvents = { cookieStore?: EventTarget }

const listeners = new Set<() => void>()

/** Key of the query about the person (`meQuery`), here so that its code need not be loaded. */
export const PERSON = ['Me', {}] as const

/** Reads the presence from the cookie of this name. */
export function readPresence(name: string): Presence {
  const [, who, count, own, bought] =
    new RegExp(`(?:^|; )${name}=([cg])(\\d+(?:\\.\\d+)?|-)(p?)(b?)l?(?:;|$)`).exec(document.cookie) ?? []
  return {
    isSignedIn: who === 'c',
    hasBought: bought === 'b',
    items: count === '-' ? undefined : Number(count ?? 0),
    hasOwnPrices: own === 'p',
  }
}

/** Read once for all parts of a page: browsers read cookies slowly, and the wishlist button of every product needs it. */
let seen: { name: string; presence: Presence } | undefined

function seenPresence(name: string): Presence {
  // Without a listener, no change would clear the stored value.
  if (listeners.size === 0) return readPresence(name)
  if (seen?.name !== name) seen = { name, presence: readPresence(name) }
  return seen.presence
}

/** Returns the number of items in the cart from the cookie; undefined on the server and during hydration, because pages are public. */
export function useCartCount(): number | undefined {
  const { presence } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => seenPresence(presence).items,
    () => undefined,
  )
}

/**
 * Whether to request the person: somebody is signed in, or this page has requested it before, so that it sees them leave. Undefined on the server and
 * during hydration.
 */
export function useSignedIn(): boolean | undefined {
  const { presence } = useSite()
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    subscribe,
    () => seenPresence(presence).isSignedIn || wasRequested(queryClient),
    () => undefined,
  )
}

function wasRequested(queryClient: QueryClient): boolean {
  const { status = 'pending', fetchStatus = 'idle' } = queryClient.getQueryState(PERSON) ?? {}
  return status !== 'pending' || fetchStatus !== 'idle'
}

/** Reads the cookie again after a response, or when the shopper returns from another tab. */
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

/** Watches the cookie. Some browsers do not report changes by another tab, which are then noticed when the tab is shown. */
function watch(isOn: boolean): void {
  const change = isOn ? 'addEventListener' : 'removeEventListener'
  document[change]('visibilitychange', lookAtPresence)
  window[change]('pageshow', lookAtPresence)
  ;(window as CookieEvents).cookieStore?.[change]('change', lookAtPresence)
}
