import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const KEY = ['cart-notes']
/** Limit of the list, for orders of hundreds of lines. */
const MAX_NOTES = 20

/** Stores messages for the next visit of the cart or the checkout, about lines that came from elsewhere. */
export function noteForCart(queryClient: QueryClient, notes: readonly string[]): void {
  queryClient.setQueryData(KEY, [...new Set(notes)].slice(0, MAX_NOTES))
}

/** The messages for this visit; removes them. */
export function useCartNotes(): readonly string[] {
  const queryClient = useQueryClient()
  const [notes] = useState(() => queryClient.getQueryData<readonly string[]>(KEY) ?? [])
  useEffect(() => queryClient.removeQueries({ queryKey: KEY }), [queryClient])
  return notes
}
