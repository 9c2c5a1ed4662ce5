import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMessages } from '../../i18n/messages-context.ts'
import { findRoute, preloadRoute } from '../../routes.ts'
import type { PreloadRoute } from '../../ui/preload-context.ts'
import { decodedPath } from '../../use-address.ts'
import { inTurn } from './preload-queue.ts'

/** Gets a route ready before it is opened: its code, and on a clear intention its data. A failure shows when it is opened. */
export function usePreloadRoute(): PreloadRoute {
  const queryClient = useQueryClient()
  const { language } = useMessages()
  return useCallback(
    (href, what) => {
      const { pathname, searchParams: query } = new URL(href, 'http://page')
      const path = decodedPath(pathname)
      inTurn(async () => {
        const { route, params } = await findRoute(pathname)
        const code = preloadRoute(route, language)
        await (what === 'code' ? code : Promise.all([code, route.screen.load({ queryClient, path, query, params })]))
      })
    },
    [queryClient, language],
  )
}
