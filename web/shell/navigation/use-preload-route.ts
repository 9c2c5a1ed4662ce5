import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { findRoute } from '../../routes.ts'
import type { PreloadRoute } from '../../ui/preload-context.ts'

/** Gets a route ready before it is opened: its code, and on a clear intention its data. A failure shows when it is opened. */
export function usePreloadRoute(): PreloadRoute {
  const queryClient = useQueryClient()
  return useCallback(
    (href, what) => {
      const { pathname: path, searchParams: query } = new URL(href, 'http://page')
      const { route, params } = findRoute(path)
      const ready = what === 'code' ? route.screen.preload() : route.screen.load({ queryClient, path, query, params })
      ready.catch(() => {})
    },
    [queryClient],
  )
}
