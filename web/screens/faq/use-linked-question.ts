import { useEffect, useRef } from 'react'

/**
 * Opens the question that the address names behind `#`, on arrival and whenever that changes; the shell or the browser scrolls to it.
 * `onHidden`: a search hides it; once that shows it, it is opened and gets the focus.
 */
export function useLinkedQuestion(onHidden: () => void): void {
  const isAwaited = useRef(false)
  useEffect(() => {
    openLinked()
  }, [])
  useEffect(() => {
    const follow = () => {
      if (openLinked() || location.hash.length < 2) return
      isAwaited.current = true
      onHidden()
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [onHidden])
  // After whatever render shows it.
  useEffect(() => {
    if (!isAwaited.current) return
    const summary = openLinked()
    if (!summary) return
    isAwaited.current = false
    summary.scrollIntoView()
    summary.focus({ preventScroll: true })
  })
}

/** The question's line, after it was opened. */
function openLinked(): HTMLElement | null {
  const summary = document.getElementById(location.hash.slice(1))
  const question = summary?.closest('details')
  if (!question) return null
  question.open = true
  return summary
}
