import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { GraphqlFailure } from '../../page.ts'

export type AppStatus = 'running' | 'maintenance' | 'offline'

/**
 * What the page's flag and the backend's answers say of the shop as a whole (spec §4 «App start»). Once it is not running it stays so until the page reloads:
 * `useRecovery` does that as soon as the shop is back.
 */
export function useAppStatus(): AppStatus {
  const queryClient = useQueryClient()
  const [status, setStatus] = useState(flaggedStatus)

  useEffect(() => {
    const judge = (error: unknown) => {
      if (error instanceof GraphqlFailure && error.isMaintenance) setStatus('maintenance')
    }
    const queries = queryClient.getQueryCache()
    const stopQueries = queries.subscribe(({ type, query }) => {
      if (type !== 'updated') return
      judge(query.state.error)
      // What is already there can be read on; only a page that cannot be had is a reason to give way.
      const isStuck =
        query.state.fetchStatus === 'paused' && query.state.data === undefined && query.getObserversCount() > 0
      if (isStuck && !navigator.onLine) setStatus('offline')
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

  return status
}

/** `<html data-status="offline">` or `"maintenance"`: set on a page that was not rendered for this address. */
function flaggedStatus(): AppStatus {
  const flag = typeof document === 'undefined' ? undefined : document.documentElement.dataset.status
  return flag === 'offline' || flag === 'maintenance' ? flag : 'running'
}
