import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRouter } from 'wouter'
import { useMessages } from '../../i18n/messages-context.ts'
import { findRoute, loadRoute, preloadRoute } from '../../routes.ts'
import { useSite } from '../../site/site.ts'
import type { PreloadRoute } from '../../ui/Link.tsx'
import { decodedPath } from '../../use-address.ts'
import { notePreloaded } from './use-navigation-effects.ts'

/** Preloads at a time: requests of the shopper must not wait for preloads. */
const AT_ONCE = 3

/** Preloads that wait; the oldest are dropped first. */
const MAX_WAITING = 20

let running = 0

const waiting: (() => Promise<unknown>)[] = []

/** Preloads a route's code, or code and data. Failures are ignored: they show when the route is opened. */
export function usePreloadRoute(): PreloadRoute {
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
