import { createContext, useContext } from 'react'

/** Has screen readers read a text when they are free. */
export type Announce = (text: string) => void

export const AnnounceContext = createContext<Announce>(() => {})

/** The nearest live region: the page's, or an open dialog's. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
