import { useSyncExternalStore } from 'react'
import type { AddedLine } from './use-cart.ts'

/**
 * State of the mini-cart, one per tab. The header opens it; `useAddToCart` opens it with the added lines.
 * `lastAdded` holds the lines of the last addition, and is empty when the header opened the drawer.
 */
export type MiniCartState = { isOpen: boolean; lastAdded: readonly AddedLine[] }

const CLOSED: MiniCartState = { isOpen: false, lastAdded: [] }

let state = CLOSED
const listeners = new Set<() => void>()

function change(next: MiniCartState) {
  state = next
  for (const listener of listeners) listener()
}

export function openMiniCart() {
  change({ isOpen: true, lastAdded: [] })
}

export function closeMiniCart() {
  change(CLOSED)
}

/** Opens the mini-cart as the confirmation of an addition. */
export function showAddedLines(lines: readonly AddedLine[]) {
  change({ isOpen: true, lastAdded: lines })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useMiniCart() {
  const { isOpen, lastAdded } = useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  )
  return { isOpen, lastAdded, open: openMiniCart, close: closeMiniCart }
}
