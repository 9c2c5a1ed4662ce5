import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Between the end of one refresh and the start of the next, in ms. */
export const REFRESH_PAUSE = 5000

/** Asks again for everything the page shows: now and then while the tab is seen, and at once when it is seen again. Never twice at a time. */
export function useAutoRefresh(isOn: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRefreshing = false
    let isOver = false

    async function refresh() {
      clearTimeout(timer)
      if (isRefreshing || document.hidden) return
      isRefreshing = true
      // What fails is tried again in a moment anyway.
      await queryClient.refetchQueries({ type: 'active' }).catch(() => {})
      isRefreshing = false
      if (!isOver) timer = setTimeout(refresh, REFRESH_PAUSE)
    }
    const refreshSoon = () => void refresh()
    timer = setTimeout(refresh, REFRESH_PAUSE)
    document.addEventListener('visibilitychange', refreshSoon)
    window.addEventListener('focus', refreshSoon)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refreshSoon)
      window.removeEventListener('focus', refreshSoon)
    }
  }, [isOn, queryClient])
}
