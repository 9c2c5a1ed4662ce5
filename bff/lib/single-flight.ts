/** However many ask for one key at the same time, the work is done once and all share its outcome. */
export type SingleFlight = {
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  isRunning(key: string): boolean
}

/** Bounded by what runs: a key is forgotten when its work ends. */
export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  return {
    isRunning: (key) => running.has(key),
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const shared = running.get(key)
      // A key belongs to one kind of value: its builder puts the operation's hash in front.
      if (shared) return shared as Promise<T>
      const promise = work().finally(() => running.delete(key))
      running.set(key, promise)
      return promise
    },
  }
}
