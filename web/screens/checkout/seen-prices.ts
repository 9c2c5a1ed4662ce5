import { useEffect, useState } from 'react'
import { tabStorage } from '../../site/storage.ts'
import type { CartContentsFragment } from '../cart/cart.generated.ts'

const STORAGE_KEY = 'seen-prices'
/** Limit of the lines whose price is kept. */
const MAX_LINES = 50

/** A line and its price, as the shopper saw them. */
export type SeenPrice = readonly [itemId: string, qty: number, amount: number, currency: string]

export function pricesOf({ items }: CartContentsFragment): SeenPrice[] {
  return items.map(({ item_id: id, qty, priceInfo }) => {
    const { amount, currency } = priceInfo.price.priceInclTax.value
    return [id, qty, amount, currency]
  })
}

/** The prices that the shopper saw last: those that a former load of the checkout stored in this tab, otherwise those of the cart. */
export function useSeenPrices(now: CartContentsFragment, cart: CartContentsFragment) {
  const state = useState(() => [...storedPrices(), ...pricesOf(cart)])
  useEffect(() => void tabStorage.write(STORAGE_KEY, JSON.stringify(pricesOf(now).slice(0, MAX_LINES))), [now])
  return state
}

function storedPrices(): SeenPrice[] {
  const stored = tabStorage.readJson(STORAGE_KEY)
  return Array.isArray(stored) ? stored.filter((one) => typeof one?.[2] === 'number') : []
}
