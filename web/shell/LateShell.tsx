import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readAgain } from '../api/read-again.ts'
import { clientOnly } from '../lazy.tsx'
import { useVisitor } from '../screens/customer/use-me.ts'
import { useSite } from '../site/site.ts'
import { readContributionFlag } from './contribution/contribution-flag.ts'
import './navigation/refreshing.css'
import { hasTouchedForm, watchForms } from './navigation/touched-forms.ts'

const Toolbox = clientOnly(() => import('./contribution/Toolbox.tsx'))

/** What the shell does once the page is idle. The toolbox loads only on pages that are marked for contributors. */
export default function LateShell() {
  useInactivityReload()
  useOwnPrices()
  useRefreshingFlag()
  useRunningFlag()
  return readContributionFlag() && <Toolbox />
}

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

/** `<html data-running>`: links load less than a document from now on, so that browsers stop to prefetch documents (speculation rules). */
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
 * Pages contain the prices of guests, because they are public. When the shopper's price group changes, everything with prices is
 * requested again.
 */
export function useOwnPrices(): void {
  const queryClient = useQueryClient()
  const { data: me } = useVisitor()
  const whose = me?.hasOwnPrices ? me.id : null
  const shown = useRef<string | null>(null)

  useEffect(() => {
    if (whose === shown.current) return
    shown.current = whose
    void readAgain(queryClient, { predicate: holdsPrices })
  }, [queryClient, whose])
}

/** Products have prices; a filter by price may leave a list empty. */
function holdsPrices({ state }: Query): boolean {
  return /"(?:prices|fixedFacets)":/.test(JSON.stringify(state.data ?? null))
}

/**
 * Reloads a page that is shown again after it was hidden for long (half an hour by default), for current prices and stock.
 * Not if typed input would be lost, nor under an open dialog.
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
