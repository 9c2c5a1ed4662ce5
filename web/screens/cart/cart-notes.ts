import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const KEY = ['cart-notes']
/** An order of hundreds of lines must not fill the screen. */
const MAX_NOTES = 20

/** What the cart's screen has to say when it opens next: what became of lines that were put in elsewhere. */
export function noteForCart(queryClient: QueryClient, notes: readonly string[]): void {
  queryClient.setQueryData(KEY, [...new Set(notes)].slice(0, MAX_NOTES))
}

/** The notes for this visit of the cart; the next one has none. */
export function useCartNotes(): readonly string[] {
  const queryClient = useQueryClient()
  const [notes] = useState(() => queryClient.getQueryData<readonly string[]>(KEY) ?? [])
  useEffect(() => queryClient.removeQueries({ queryKey: KEY }), [queryClient])
  return notes
}
