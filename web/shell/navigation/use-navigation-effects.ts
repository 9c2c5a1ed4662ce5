import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useAnnounce } from '../../ui/use-announce.ts'
import { CONTENT_ID } from './content-id.ts'
import { ScrollMemory } from './scroll-memory.ts'
import { whenPresent } from './when-present.ts'

/**
 * What a browser does between two documents and a client-side navigation has to do by itself (spec §2 «Navigation behaviour»):
 * a new path starts at the top with the focus on the content and its title announced; Back and Forward return to where
 * the page was left; a hash scrolls to its element and focuses it.
 */
export function useNavigationEffects() {
  const [path] = useLocation()
  const search = useSearch()
  const announce = useAnnounce()
  const memory = useRef<ScrollMemory>(undefined)
  const shown = useRef({ path, search })

  useEffect(() => {
    const scrolls = new ScrollMemory()
    memory.current = scrolls
    history.scrollRestoration = 'manual'

    const save = () => scrolls.save(scrollY)
    const store = () => scrolls.store()
    addEventListener('scroll', save, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', save)
      removeEventListener('pagehide', store)
      history.scrollRestoration = 'auto'
    }
  }, [])

  useEffect(() => {
    const isNewPath = shown.current.path !== path
    const isNewSearch = shown.current.search !== search
    const before = memory.current?.enter()
    shown.current = { path, search }
    // A new entry on the same path is another state of the same page: its screen knows what to show.
    if (!isNewPath && before === undefined) return
    // The first effect of a fresh document finds nothing to do either.
    if (!isNewPath && !isNewSearch && before === 0) return

    const tasks: (() => void)[] = []
    if (before !== undefined) tasks.push(restoreScroll(before))
    else if (location.hash) tasks.push(focusHash(location.hash))
    else scrollTo(0, 0)

    if (isNewPath) {
      if (!location.hash || before !== undefined) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
      tasks.push(announceTitle(announce))
    }
    return () => {
      for (const stop of tasks) stop()
    }
  }, [path, search, announce])
}

/** Scrolls to a position as soon as the page is long enough for it. */
function restoreScroll(position: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= position
  return whenPresent(isLongEnough, () => scrollTo(0, position))
}

function focusHash(hash: string): () => void {
  return whenPresent(
    () => document.getElementById(decodeHash(hash)),
    (element) => {
      element.scrollIntoView()
      if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
      element.focus({ preventScroll: true })
    },
  )
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Reads the new page's title, once the screen has set it. */
function announceTitle(announce: (text: string) => void): () => void {
  const before = document.title
  return whenPresent(
    () => (document.title !== before ? document.title : null),
    (title) => announce(title),
  )
}
