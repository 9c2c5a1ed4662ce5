import { pushEvent } from '../../analytics/data-layer.ts'
import { purchaseEvent } from '../../analytics/purchase-event.ts'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import { ownName } from '../../site/own-name.ts'

const LOCK = 'purchase'
const TOLD_KEY = 'purchase-told'
const ASKED_KEY = 'purchase-asked'

/**
 * Tells analytics of a purchase, once: the server gives the word to the first who asks, tabs of one browser ask in turn, and what was
 * told is noted. Where the answer to our own question was lost, the server's «not the first» means us.
 */
export function tellPurchase(order: PlacedOrderFragment, acknowledge: () => Promise<boolean>): Promise<void> {
  // Absent on plain http, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  const tell = () => tellOnce(order, acknowledge)
  return locks ? locks.request(ownName(LOCK), tell) : tell()
}

async function tellOnce(order: PlacedOrderFragment, acknowledge: () => Promise<boolean>): Promise<void> {
  const { number } = order
  if (read(localStorage, ownName(TOLD_KEY)) === number) return
  const hasAsked = read(sessionStorage, ownName(ASKED_KEY)) === number
  write(sessionStorage, ownName(ASKED_KEY), number)
  const isFirst = await acknowledge()
  if (!isFirst && !hasAsked) return
  write(localStorage, ownName(TOLD_KEY), number)
  pushEvent(purchaseEvent(order))
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Storage can be full or forbidden: the server's word is left.
  }
}
