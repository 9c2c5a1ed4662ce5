import { ownName } from '../../site/site.ts'

const NAME = 'cart'

/** How long to wait for another tab, in ms: a tab that hangs must not block this one. */
const LOCK_TIMEOUT = 8000

/**
 * Runs a change of the cart while no other tab of this browser runs one (Web Locks). A guest's cart and its cookie are created with
 * the first addition: two tabs that add at the same time would create two carts, and one would be forgotten. Without Web Locks, or
 * after the timeout, the change runs at once.
 */
export async function inTurn<T>(change: () => Promise<T>): Promise<T> {
  // Undefined on plain http, unlike its type.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return change()
  let isMyTurn = false
  try {
    return await locks.request(ownName(NAME), { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, () => {
      isMyTurn = true
      return change()
    })
  } catch (error) {
    if (isMyTurn) throw error
    return change()
  }
}
