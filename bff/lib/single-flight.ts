/** Concurrent calls with the same key share one execution and its outcome. */
export type SingleFlight = {
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  isRunning(key: string): boolean
}

/** A key is forgotten when its work ends. */
export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  return {
    isRunning: (key) => running.has(key),
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const shared = running.get(key)
      // Callers use a key for one type of value only.
      if (shared) return shared as Promise<T>
      const promise = work().finally(() => running.delete(key))
      running.set(key, promise)
      return promise
    },
  }
}
