import { MAX_SKU } from '../../../schema/field-limits.ts'
import { MAX_ADDED_LINES } from '../../../schema/shop-constants.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { DeviceValue, useDeviceValue } from '../../site/device-value.ts'

/** A wish of somebody without an account, on this device. `isRefused` means that the store did not add it to the account's list. */
export type DeviceWish = { item: CartItemInput; name: string; isRefused?: boolean }

/** The first wished for first. */
const wishes = new DeviceValue<readonly DeviceWish[]>('wishes', (list) =>
  Array.isArray(list) ? list.filter(isWish).slice(0, MAX_ADDED_LINES) : [],
)

export const deviceWishes = wishes.now

export function useDeviceWishes(): readonly DeviceWish[] {
  return useDeviceValue(wishes)
}

/** Returns whether the product is on the list afterwards; undefined where nothing can be stored. */
export function toggleDeviceWish({ item, name }: DeviceWish): boolean | undefined {
  const others = deviceWishes().filter((wish) => wish.item.sku !== item.sku)
  const isOn = others.length < deviceWishes().length
  if (!isOn && others.length >= MAX_ADDED_LINES) return undefined
  return setDeviceWishes(isOn ? others : [...others, { item, name }]) ? !isOn : undefined
}

/** Returns whether the browser stores them. */
export function setDeviceWishes(list: readonly DeviceWish[]): boolean {
  return wishes.store(list.length > 0 ? list : null)
}

function isWish(value: unknown): value is DeviceWish {
  const { item, name } = (value ?? {}) as Partial<DeviceWish>
  return typeof name === 'string' && typeof item?.sku === 'string' && item.sku.length <= MAX_SKU && item.qty > 0
}
