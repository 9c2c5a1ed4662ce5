import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * `<html data-refreshing>` while data that the page shows is requested again: the next state of a list, a cart that another tab changed.
 * A page without data is loading, not refreshing.
 */
export function useRefreshingFlag() {
  const queries = useQueryClient().getQueryCache()
  useEffect(() => {
    const look = () => void document.documentElement.toggleAttribute('data-refreshing', isRefreshing(queries))
    look()
    const stop = queries.subscribe(look)
    return () => {
      stop()
      document.documentElement.removeAttribute('data-refreshing')
    }
  }, [queries])
}

function isRefreshing(queries: QueryCache): boolean {
  return queries.getAll().some(({ state, observers }: Query) => {
    if (state.fetchStatus !== 'fetching' || observers.length === 0) return false
    return state.data !== undefined || observers.some((observer) => observer.getCurrentResult().isPlaceholderData)
  })
}
