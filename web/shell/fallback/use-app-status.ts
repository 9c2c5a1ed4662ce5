import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { GraphqlFailure } from '../../page.ts'

export type AppStatus = 'running' | 'maintenance' | 'offline'

/**
 * What the backend's answers say of the shop as a whole. Once it is not running it stays so until the page reloads:
 * `useRecovery` does that as soon as the shop is back.
 */
export function useAppStatus(): AppStatus {
  const queryClient = useQueryClient()
  const [status, setStatus] = useState<AppStatus>('running')

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
