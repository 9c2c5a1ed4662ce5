import { useEffect } from 'react'
import { INACTIVITY_TIMEOUT } from '../../site/site.ts'

/**
 * Reloads a page that is shown again after it was hidden for 30 minutes (spec §4 «Inactivity»), so that prices and stock are today's;
 * never while something typed would be lost, nor under an open dialog.
 */
export function useInactivityReload() {
  useEffect(() => {
    let hiddenSince = document.hidden ? Date.now() : undefined
    const touchedForms = new Set<HTMLFormElement>()

    const watch = () => {
      if (document.hidden) {
        hiddenSince = Date.now()
        return
      }
      const hiddenFor = hiddenSince === undefined ? 0 : Date.now() - hiddenSince
      hiddenSince = undefined
      if (hiddenFor <= INACTIVITY_TIMEOUT) return
      const isDirty = [...touchedForms].some((form) => form.isConnected)
      if (!isDirty && !document.querySelector('dialog[open]')) location.reload()
    }
    const touch = ({ target }: Event) => {
      if (target instanceof Element) {
        const form = target.closest('form')
        // What a GET form holds is in the address, or only a question.
        if (form && form.getAttribute('method') !== 'get') touchedForms.add(form)
      }
    }
    const settle = ({ target }: Event) => touchedForms.delete(target as HTMLFormElement)

    document.addEventListener('visibilitychange', watch)
    document.addEventListener('input', touch)
    document.addEventListener('submit', settle)
    document.addEventListener('reset', settle)
    return () => {
      document.removeEventListener('visibilitychange', watch)
      document.removeEventListener('input', touch)
      document.removeEventListener('submit', settle)
      document.removeEventListener('reset', settle)
    }
  }, [])
}
