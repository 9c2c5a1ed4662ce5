import { useSyncExternalStore } from 'react'
import { rules, site } from 'musette/web'

export const MAX_CHOSEN = 4

const KEY = 'compare'
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
/** The text that `list` was read from: the same text gives the same list. */
let read: { text: string | null; list: readonly string[] } = { text: null, list: NONE }

/** The skus that are compared, the first chosen first; the same in all parts of the page and in other tabs. */
export function useChosen(): readonly string[] {
  return useSyncExternalStore(subscribe, chosen, () => NONE)
}

/** Bounds what others may have written there. */
export function chosen(): readonly string[] {
  const text = textOf()
  if (text !== read.text) read = { text, list: parsed(text) }
  return read.list
}

export function choose(skus: readonly string[]): void {
  try {
    if (skus.length === 0) localStorage.removeItem(site.ownName(KEY))
    else localStorage.setItem(site.ownName(KEY), JSON.stringify(skus.slice(0, MAX_CHOSEN)))
  } catch {
    // A browser that keeps nothing compares nothing.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function textOf(): string | null {
  try {
    return localStorage.getItem(site.ownName(KEY))
  } catch {
    return null
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    const isSku = (one: unknown): one is string => typeof one === 'string' && one !== '' && one.length <= rules.MAX_SKU
    return Array.isArray(kept) ? [...new Set(kept.filter(isSku))].slice(0, MAX_CHOSEN) : NONE
  } catch {
    return NONE
  }
}
