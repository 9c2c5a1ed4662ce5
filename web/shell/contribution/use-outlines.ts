import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from 'wouter'
import { decodedPath, useAddress } from '../../use-address.ts'
import { findOutlines } from './find-outlines.ts'
import { knownTargets } from './known-targets.ts'
import type { Outline } from './x-ray-target.ts'

/** Pictures arrive, panels open and lists change: looked at this often, in ms, and whenever the page is scrolled or resized. */
const LOOK_PAUSE = 500

/** What is outlined, and where, kept up to date while the tab is seen. */
export function useOutlines(): readonly Outline[] {
  const queryClient = useQueryClient()
  const { base } = useRouter()
  const { path } = useAddress()
  const [outlines, setOutlines] = useState<readonly Outline[]>([])

  const look = useEffectEvent(() => {
    if (document.hidden) return
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data)
    const found = findOutlines(knownTargets(answers), base, decodedPath(path))
    setOutlines((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  useEffect(() => {
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look())
    }
    lookSoon()
    const timer = setInterval(lookSoon, LOOK_PAUSE)
    // Boxes that scroll by themselves tell the document while the event goes down.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      document.removeEventListener('scroll', lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [])
  return outlines
}
