import { type ReactNode, useCallback, useRef } from 'react'
import { AnnounceContext } from './use-announce.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How long the region stays empty before a text, so that the same text twice is read twice, in ms. */
const PAUSE = 60

/** A polite live region for what is inside. Its text is set past React: nothing renders again for an announcement. */
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
