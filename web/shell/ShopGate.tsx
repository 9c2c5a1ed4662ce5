import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useOperation } from '../api/use-operation.ts'
import { useMessages } from '../i18n/messages-context.ts'
import { clientOnly } from '../lazy.tsx'
import { GraphqlFailure } from '../../schema/page.ts'
import { findRoute, loadRoute, preloadRoute } from '../routes.ts'
import { ShopContext } from '../site/shop-context.ts'
import { Shop } from '../site/shop.generated.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { PreloadContext, type PreloadRoute } from '../ui/Link.tsx'
import { decodedPath } from '../use-address.ts'
import { useSite } from '../site/site.ts'
import { Consent } from './consent/client-only.ts'
import { FallbackPage } from './fallback/FallbackPage.tsx'
import { notePreloaded, useNavigationEffects } from './navigation/use-navigation-effects.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** Preloads at a time: requests of the shopper must not wait for preloads. */
const AT_ONCE = 3

/** Preloads that wait; the oldest are dropped first. */
const MAX_WAITING = 20

let running = 0

const waiting: (() => Promise<unknown>)[] = []

const LateShell = clientOnly(() => import('./LateShell.tsx'))

/** Before the shop's own data nothing shows, unless that takes long. */
const LateNotice = clientOnly(async () => ({ default: (await import('./LateShell.tsx')).SlowNotice }))

/**
 * What every layout shares: the shop's data, navigation, and the preloading that links trigger (`PreloadContext`). Shows a fallback page if the shop is not
 * available.
 */
export function ShopGate({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const status = useAppStatus()
  if (status !== 'running') return <FallbackPage status={status} />
  return (
    <ScreenBoundary resetKey={path}>
      <LoadedShop>{children}</LoadedShop>
    </ScreenBoundary>
  )
}

function LoadedShop({ children }: { children: ReactNode }) {
  const { data, error } = useOperation(Shop, {})
  const preload = usePreloadRoute()
  if (error) throw new Error('Failed to load store', { cause: error })
  if (!data) return <LateNotice />
  return (
    <ShopContext value={data.shop}>
      <PreloadContext value={preload}>
        <Announcer>
          {/* First in the document, so that a screen reader meets it at once; its style puts it at the bottom of the screen. */}
          <Consent />
          <Navigating>{children}</Navigating>
          <LateShell />
        </Announcer>
      </PreloadContext>
    </ShopContext>
  )
}

function Navigating({ children }: { children: ReactNode }) {
  useNavigationEffects()
  return children
}

type AppStatus = 'running' | 'maintenance' | 'offline'

/**
 * The status of the whole shop, from the page's flag and from failed requests. A shop that is not running stays so until the page reloads,
 * which it does as soon as the shop is back; without a network, the page before can still be read.
 */
function useAppStatus(): AppStatus {
  const queryClient = useQueryClient()
  const [status, setStatus] = useState(flaggedStatus)
  const [offlineAt, setOfflineAt] = useState('')

  useEffect(() => {
    const judge = (error: unknown) => {
      if (error instanceof GraphqlFailure && error.isMaintenance) setStatus('maintenance')
    }
    const queries = queryClient.getQueryCache()
    const stopQueries = queries.subscribe(({ type, query }) => {
      // A query may have failed while a link was pressed, before the screen that observes it was rendered.
      if (type !== 'updated' && type !== 'observerAdded') return
      judge(query.state.error)
      // A page that is already shown stays readable; only a page without data is replaced.
      const isStuck =
        query.state.fetchStatus === 'paused' && query.state.data === undefined && query.getObserversCount() > 0
      if (isStuck && !navigator.onLine) setOfflineAt(location.pathname)
    })
    const stopMutations = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') judge(mutation.state.error)
    })
    for (const query of queries.getAll()) judge(query.state.error)
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient])

  if (status === 'running' && offlineAt && offlineAt === location.pathname) return 'offline'
  return status
}

/** `<html data-status="offline">` or `"maintenance"`: set on a page that was not rendered for this address. */
function flaggedStatus(): AppStatus {
  const flag = typeof document === 'undefined' ? undefined : document.documentElement.dataset.status
  return flag === 'offline' || flag === 'maintenance' ? flag : 'running'
}

/** Preloads a route's code, or code and data. Failures are ignored: they show when the route is opened. */
function usePreloadRoute(): PreloadRoute {
  const queryClient = useQueryClient()
  const { language } = useMessages()
  const { extensionsOff } = useSite()
  const { base } = useRouter()
  return useCallback(
    (href, what) => {
      const { pathname, searchParams: query } = new URL(href, 'http://page')
      const path = decodedPath(pathname)
      queuePreload(async () => {
        const { route, params } = findRoute(pathname, extensionsOff)
        const code = preloadRoute(route, language)
        if (what === 'code') return code
        await Promise.all([code, loadRoute(route, { queryClient, path, query, params })])
        notePreloaded(base + href)
      })
    },
    [queryClient, language, extensionsOff, base],
  )
}

/** Adds to a bounded queue of preloads, of which the latest runs first. */
export function queuePreload(preload: () => Promise<unknown>): void {
  waiting.push(preload)
  if (waiting.length > MAX_WAITING) waiting.shift()
  next()
}

function next(): void {
  const preload = running < AT_ONCE && waiting.pop()
  if (!preload) return
  running++
  const done = () => {
    running--
    next()
  }
  preload().then(done, done)
}
