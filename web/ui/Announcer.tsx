import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const AnnounceContext = createContext<Announce>(() => {})

/** How long the region stays empty before a text, so that the same text twice is read twice, in ms. */
const PAUSE = 60

/** Provides a polite live region for its children. The text is set without React, so that nothing renders again. */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLOutputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const announce = useCallback((text: string) => {
    clearTimeout(timer.current)
    if (region.current) region.current.textContent = ''
    timer.current = setTimeout(() => {
      if (region.current) region.current.textContent = text
    }, PAUSE)
  }, [])

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <output ref={region} />
      </VisuallyHidden>
    </AnnounceContext>
  )
}

/** Announces a text politely to screen readers. */
type Announce = (text: string) => void

/** The nearest live region: the page's, or an open dialog's. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
