import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchOperation } from '../../api/use-operation.ts'
import { type QuickProductFragment, QuickSearch } from './quick-order.generated.ts'

/** Letters from which on something is searched. */
const MIN_LETTERS = 2
const MAX_LENGTH = 100
/** How long typing has to rest, in ms. */
const DEBOUNCE = 200

const NONE: readonly QuickProductFragment[] = []

/** What the shop's search finds for a text while it is being typed. Most lines are at rest: those ask for nothing. */
export function useFoundProducts(text: string, isTyping: boolean): readonly QuickProductFragment[] {
  const queryClient = useQueryClient()
  const [found, setFound] = useState(NONE)
  const query = text.trim().slice(0, MAX_LENGTH)
  const isAsked = isTyping && [...query].length >= MIN_LETTERS

  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await fetchOperation(queryClient, QuickSearch, { query }).catch(() => null)
      if (!isOver) setFound(answer?.search.products.products ?? NONE)
    }, DEBOUNCE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, isAsked, queryClient])
  return isAsked ? found : NONE
}
