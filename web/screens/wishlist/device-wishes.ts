import { useSyncExternalStore } from 'react'
import { MAX_SKU } from '../../../schema/field-limits.ts'
import { MAX_ADDED_LINES } from '../../../schema/shop-constants.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { ownName } from '../../site/site.ts'

/** What somebody without an account wishes for, on this device. `isRefused`: the store did not take it into the account's list. */
export type DeviceWish = { item: CartItemInput; name: string; isRefused?: boolean }

const KEY = 'wishes'
const NONE: readonly DeviceWish[] = []

const listeners = new Set<() => void>()
/** The text that `list` was read from: the same text gives the same list. */
let read: { text: string | null; list: readonly DeviceWish[] } = { text: null, list: NONE }

/** The wishes of this device, the first first; none on the server and during hydration. */
export function useDeviceWishes(): readonly DeviceWish[] {
  return useSyncExternalStore(subscribe, deviceWishes, () => NONE)
}

export function deviceWishes(): readonly DeviceWish[] {
  const text = stored()
  if (text !== read.text) read = { text, list: parsed(text) }
  return read.list
}

/** Returns whether the product is on the list afterwards; undefined where nothing can be stored. */
export function toggleDeviceWish({ item, name }: DeviceWish): boolean | undefined {
  const others = deviceWishes().filter((wish) => wish.item.sku !== item.sku)
  const isOn = others.length < deviceWishes().length
  if (!isOn && others.length >= MAX_ADDED_LINES) return undefined
  return setDeviceWishes(isOn ? others : [...others, { item, name }]) ? !isOn : undefined
}

/** Returns whether the browser stores them. */
export function setDeviceWishes(wishes: readonly DeviceWish[]): boolean {
  try {
    if (wishes.length === 0) localStorage.removeItem(ownName(KEY))
    else localStorage.setItem(ownName(KEY), JSON.stringify(wishes))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tellAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', tellAll)
  }
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(ownName(KEY))
  } catch {
    return null
  }
}

/** Others may have written there. */
function parsed(text: string | null): readonly DeviceWish[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isWish).slice(0, MAX_ADDED_LINES) : NONE
  } catch {
    return NONE
  }
}

function isWish(value: unknown): value is DeviceWish {
  const { item, name } = (value ?? {}) as Partial<DeviceWish>
  return typeof name === 'string' && typeof item?.sku === 'string' && item.sku.length <= MAX_SKU && item.qty > 0
}
