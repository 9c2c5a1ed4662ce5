import { ownName } from '../../site/site.ts'

const NAME = 'cart'

/** How long to wait for another tab's turn, in ms: a tab that hangs must not stop this one for good. */
const PATIENCE = 8000

/**
 * Runs a change of the cart when no other tab of this browser is in the middle of one. A guest gets a cart, and its cookie, with the
 * first addition: two tabs that add at once would make a cart each, and one of the two would be lost. Where the browser has no
 * Web Locks, or another tab takes too long, the change runs at once.
 */
export async function inTurn<T>(change: () => Promise<T>): Promise<T> {
  // Absent on plain http, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return change()
  let isMyTurn = false
  try {
    return await locks.request(ownName(NAME), { signal: AbortSignal.timeout(PATIENCE) }, () => {
      isMyTurn = true
      return change()
    })
  } catch (error) {
    if (isMyTurn) throw error
    return change()
  }
}
