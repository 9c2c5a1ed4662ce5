const listeners = new Set<() => void>()
let count = 0

/** Changes that have no response yet. */
export const changesUnderWay = {
  any: () => count > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Counts the change until it has its response. */
export function noteChange<T>(change: Promise<T>): Promise<T> {
  countChanges(1)
  return change.finally(() => countChanges(-1))
}

/** Calls back when no change is under way; at once if there is none. The server bounds the time of each. */
export function afterChanges(then: () => void): void {
  if (count === 0) return then()
  const stop = changesUnderWay.subscribe(() => {
    if (count > 0) return
    stop()
    then()
  })
}

/** Counts changes that are not sent yet; a negative number takes them off again. */
export function countChanges(changes: number): void {
  count += changes
  for (const listener of listeners) listener()
}
