import { useState } from 'react'

/** Whether what a form holds was saved; no longer so once something in it changes. */
export function useSaved() {
  const [isSaved, setSaved] = useState(false)
  return { isSaved, noteSaved: () => setSaved(true), forget: () => setSaved(false) }
}
