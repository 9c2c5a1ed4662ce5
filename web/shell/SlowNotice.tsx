import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { changesUnderWay } from '../api/changes-under-way.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { CornerNotice } from './CornerNotice.tsx'

/** Ms after which the page says that it takes long. */
const NOTICE_DELAY = 4000

/** Says that the shop is still working on something that the shopper waits for: a change, or missing data of the page. */
export function SlowNotice() {
  const t = useTranslate()
  if (!useIsLong(useIsWaiting())) return null
  return <CornerNotice>{t('ui.slow')}</CornerNotice>
}

function useIsWaiting(): boolean {
  const queries = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [queries.subscribe(listener), changesUnderWay.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    [queries],
  )
  return useSyncExternalStore(subscribe, () => changesUnderWay.any() || queries.getAll().some(isWaitedFor))
}

/** Whether a shopper waits for a query: not if it is preloaded, or refreshed while its old data shows. */
function isWaitedFor({ state, observers }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined && observers.length > 0
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLong(true), NOTICE_DELAY)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isLong
}
