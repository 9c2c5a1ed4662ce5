import { useSyncExternalStore } from 'react'
import type { AddedLine } from './use-cart.ts'

/**
 * State of the mini-cart, one per tab. The header opens it; `useAddToCart` opens it with the added lines.
 * `lastAdded` holds the lines of the last addition, and is empty when the header opened the drawer.
 */
export type MiniCartState = { isOpen: boolean; lastAdded: readonly AddedLine[] }

const CLOSED: MiniCartState = { isOpen: false, lastAdded: [] }

let state = CLOSED
let cartScreens = 0
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

/** Opens the mini-cart to confirm an addition, unless the screen shows the cart itself. */
export function showAddedLines(lines: readonly AddedLine[]) {
  if (cartScreens === 0) change({ isOpen: true, lastAdded: lines })
}

/** Keeps the mini-cart closed while a screen shows the cart itself. Returns a stop function. */
export function keepMiniCartClosed(): () => void {
  cartScreens += 1
  return () => void (cartScreens -= 1)
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
