import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useSignedIn } from '../api/presence.ts'
import { clientOnly, lazy } from '../lazy.tsx'
import { useSite } from '../site/site.ts'
import { readContributionFlag } from './contribution/contribution-flag.ts'
import './navigation/refreshing.css'
import { hasTouchedForm, watchForms } from './navigation/touched-forms.ts'
import { SlowNotice } from './SlowNotice.tsx'

export { SlowNotice }

const Toolbox = clientOnly(() => import('./contribution/Toolbox.tsx'), 'contribution')

const OwnPrices = lazy(async () => ({ default: (await import('./customer-parts.tsx')).OwnPrices }))

/** Effects of the shell that start once the page is idle. The toolbox loads only on pages that are marked for contributors. */
export default function LateShell() {
  const isSignedIn = useSignedIn()
  useInactivityReload()
  useRefreshingFlag()
  useRunningFlag()
  return (
    <>
      <SlowNotice />
      {isSignedIn && (
        <Suspense>
          <OwnPrices />
        </Suspense>
      )}
      {readContributionFlag() && <Toolbox />}
    </>
  )
}

/**
 * Sets `<html data-refreshing>` while shown data is requested again: the next state of a list, a cart that another tab changed. A page without data
 * is loading, not refreshing.
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

/** Sets `<html data-running>`: from now on links load less than a document, so browsers stop prefetching documents (speculation rules). */
function useRunningFlag() {
  useEffect(() => document.documentElement.setAttribute('data-running', ''), [])
}

function isRefreshing(queries: QueryCache): boolean {
  return queries.getAll().some(({ state, observers }: Query) => {
    if (state.fetchStatus !== 'fetching' || observers.length === 0) return false
    return state.data !== undefined || observers.some((observer) => observer.getCurrentResult().isPlaceholderData)
  })
}

/**
 * Reloads a page that is shown again after a long time hidden (half an hour by default), for current prices and stock. Does not if typed input would
 * be lost, or while a dialog is open.
 */
export function useInactivityReload() {
  const { inactivityTimeout } = useSite()
  useEffect(() => {
    let hiddenSince = document.hidden ? Date.now() : undefined

    const watch = () => {
      if (document.hidden) {
        hiddenSince = Date.now()
        return
      }
      const hiddenFor = hiddenSince === undefined ? 0 : Date.now() - hiddenSince
      hiddenSince = undefined
      if (hiddenFor <= inactivityTimeout) return
      if (!hasTouchedForm() && !document.querySelector('dialog[open]')) location.reload()
    }
    const stopWatchingForms = watchForms()
    document.addEventListener('visibilitychange', watch)
    return () => {
      stopWatchingForms()
      document.removeEventListener('visibilitychange', watch)
    }
  }, [inactivityTimeout])
}
