const listeners = new Set<() => void>()
let count = 0

/** Mutations that have no response yet. */
export const changesUnderWay = {
  any: () => count > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Counts the change until it has its response. */
export function noteChange<T>(change: Promise<T>): Promise<T> {
  add(1)
  return change.finally(() => add(-1))
}

function add(changes: number): void {
  count += changes
  for (const listener of listeners) listener()
}
