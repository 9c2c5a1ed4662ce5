import { useEffect } from 'react'
import { useSite } from '../../site/site.ts'
import { hasTouchedForm, watchForms } from './touched-forms.ts'

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
