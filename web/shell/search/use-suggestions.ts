import { useEffect, useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { withParents } from '../../screens/search/with-parents.ts'
import { Navigation } from '../navigation.generated.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion.ts'
import { SearchSuggestions } from './suggestions.generated.ts'

/** Letters from which on there are suggestions. */
const MIN_LETTERS = 2
const MAX_LENGTH = 100
/** How long typing has to rest, in ms. */
const DEBOUNCE = 180

const NONE: SuggestionGroup[] = []

/** Suggestions for what is being typed; those of the text before stay until the new ones arrive. */
export function useSuggestions(text: string, enabled: boolean): SuggestionGroup[] {
  const query = text.trim().slice(0, MAX_LENGTH)
  const isLongEnough = [...query].length >= MIN_LETTERS
  const rested = useRested(query, DEBOUNCE)
  const isAsked = enabled && isLongEnough && [...rested].length >= MIN_LETTERS
  const { data } = useOperation(SearchSuggestions, { query: rested }, { enabled: isAsked, keepPrevious: true })
  const { data: menu } = useOperation(Navigation, {})
  if (!isAsked || !data) return NONE
  const { search } = data
  return suggestionGroups(query, { ...search, categories: withParents(search.categories, menu?.navigation ?? []) })
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
