import { useEffect, useState } from 'react'
import { tabStorage } from '../../site/storage.ts'

const STORAGE_KEY = 'cart-notes'
/** Limit of the list, for orders of hundreds of lines. */
const MAX_NOTES = 20

/**
 * Stores messages for the next visit of the cart or the checkout, about lines that came from elsewhere.
 * The way there may load a new document, as the tag manager needs at the checkout.
 */
export function noteForCart(notes: readonly string[]): void {
  const unique = [...new Set(notes)].slice(0, MAX_NOTES)
  tabStorage.write(STORAGE_KEY, unique.length > 0 ? JSON.stringify(unique) : null)
}

/** The messages for this visit; removes them. Only for what the browser alone renders. */
export function useCartNotes(): readonly string[] {
  const [notes] = useState(readNotes)
  useEffect(() => void tabStorage.write(STORAGE_KEY, null), [])
  return notes
}

function readNotes(): string[] {
  const stored = tabStorage.readJson(STORAGE_KEY)
  return Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : []
}
