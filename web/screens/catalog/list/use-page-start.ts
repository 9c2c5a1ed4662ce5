import { useCallback, useEffect, useRef } from 'react'

/**
 * Following a page link starts at the top of the list, as a new document would; other changes leave the reader where he is, and
 * Back returns to where the list was left.
 */
export function usePageStart(page: number) {
  const list = useRef<HTMLElement>(null)
  const isFollowed = useRef(false)
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!isFollowed.current) return
    isFollowed.current = false
    list.current?.scrollIntoView()
    list.current?.focus({ preventScroll: true })
  }, [page])

  const watchLinks = useCallback((links: HTMLElement | null) => {
    const note = ({ target }: Event) => {
      isFollowed.current = target instanceof Element && target.closest('a') !== null
    }
    links?.addEventListener('click', note)
    return () => links?.removeEventListener('click', note)
  }, [])

  return { list, watchLinks }
}
