/** Runs work of one key one after the other; keys are forgotten when nothing waits for them. */
export const createLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = tails.get(key) ?? Promise.resolve()
    const run = before.then(work, work)
    const settled = run.then(
      () => undefined,
      () => undefined,
    )
    tails.set(key, settled)
    try {
      return await run
    } finally {
      if (tails.get(key) === settled) tails.delete(key)
    }
  }
}
