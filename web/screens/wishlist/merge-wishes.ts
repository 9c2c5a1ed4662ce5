import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import type { Execute } from '../../../schema/page.ts'
import { inTurn } from '../cart/in-turn.ts'
import { type DeviceWish, deviceWishes, setDeviceWishes, useDeviceWishes } from './device-wishes.ts'
import { wishlistQuery } from './use-wishlist.ts'
import { AddProductsToWishlist, LoadWishlistQuery, type WishingFragment } from './wishlist.generated.ts'

let merging: Promise<void> | undefined

/** While a customer is signed in, merges wishes made without an account into the account's list. */
export function useMergedWishes(customerId: string | null): void {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const waiting = useDeviceWishes().filter(isWaiting).length
  useEffect(() => {
    if (customerId !== null && waiting > 0) void mergeWishes(execute, queryClient)
  }, [customerId, waiting, execute, queryClient])
}

/** Moves the wishes of the device into the account's list, once for all tabs. What the store refuses stays on the device. */
export function mergeWishes(execute: Execute, queryClient: QueryClient): Promise<void> {
  if (!deviceWishes().some(isWaiting)) return Promise.resolve()
  // A failure leaves them on the device, for the next page.
  merging ??= inTurn(() => merge(execute, queryClient))
    .catch(() => {})
    .finally(() => (merging = undefined))
  return merging
}

async function merge(execute: Execute, queryClient: QueryClient): Promise<void> {
  const { me } = await execute(LoadWishlistQuery, {})
  // Adding it again would only raise its quantity.
  const sent = deviceWishes().filter((wish) => isWaiting(wish) && !isOnList(wish, me))
  const now = me.wishlist && sent.length > 0 ? await add(sent, execute) : me
  if (!now.wishlist) return
  const left = deviceWishes().filter((wish) => !isOnList(wish, now))
  const refused = new Set(sent.map(({ item }) => item.sku))
  setDeviceWishes(left.map((wish) => (refused.has(wish.item.sku) ? { ...wish, isRefused: true } : wish)))
  queryClient.setQueryData(wishlistQuery(now.id).queryKey, { me: now })
}

async function add(wishes: readonly DeviceWish[], execute: Execute): Promise<WishingFragment> {
  const items = wishes.map(({ item }) => item)
  return (await execute(AddProductsToWishlist, { items })).addProductsToWishlist.me
}

function isWaiting({ isRefused }: DeviceWish): boolean {
  return !isRefused
}

/** Whether the list has the same product in the same variant; the store does not return other choices in a comparable form. */
function isOnList({ item }: DeviceWish, { wishlist }: WishingFragment): boolean {
  return (wishlist?.items ?? []).some(
    ({ product, selectedOptions }) =>
      product.sku === item.sku && (!item.options?.length || versionOf(item.options) === versionOf(selectedOptions)),
  )
}

function versionOf(options: readonly { option_id: string; option_value: string }[]): string {
  return options
    .map(({ option_id, option_value }) => `${option_id}/${option_value}`)
    .toSorted()
    .join()
}
