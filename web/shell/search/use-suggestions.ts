import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SuggestionGroup } from './suggestion.ts'

/** Letters from which on there are suggestions. */
const MIN_LETTERS = 2
const MAX_LENGTH = 100
/** How long typing has to rest, in ms. */
const DEBOUNCE = 180

const NONE: SuggestionGroup[] = []

/** Suggestions for what is being typed; those of the text before stay until the new ones arrive. Their code comes with the first ones. */
export function useSuggestions(text: string, enabled: boolean): SuggestionGroup[] {
  const queryClient = useQueryClient()
  const query = text.trim().slice(0, MAX_LENGTH)
  const isLongEnough = [...query].length >= MIN_LETTERS
  const rested = useRested(query, DEBOUNCE)
  const isAsked = enabled && isLongEnough && [...rested].length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['suggestions', rested],
    queryFn: async () => {
      const { findSuggestions } = await import('./find-suggestions.ts')
      return findSuggestions(queryClient, rested)
    },
    enabled: isAsked,
    placeholderData: (previous) => previous,
  })
  return (isAsked && data) || NONE
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
