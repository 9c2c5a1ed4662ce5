import { onceForEach } from './memo.ts'

type Waiting<T> = { key: string; resolve: (value: T | null) => void; reject: (reason: unknown) => void }

/**
 * Loads single things by key, each at most once, in batches: keys asked for in one turn of the event loop go to `load` together.
 * Keys that `load` leaves out answer null.
 */
export function batched<T>(
  load: (keys: string[]) => Promise<Map<string, T>>,
  maxBatch: number,
): (key: string) => Promise<T | null> {
  let waiting: Waiting<T>[] = []

  function dispatch(): void {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += maxBatch) void run(all.slice(start, start + maxBatch))
  }

  async function run(entries: Waiting<T>[]): Promise<void> {
    try {
      const found = await load(entries.map((entry) => entry.key))
      for (const { key, resolve } of entries) resolve(found.get(key) ?? null)
    } catch (error) {
      for (const { reject } of entries) reject(error)
    }
  }

  return onceForEach(
    (key) =>
      new Promise((resolve, reject) => {
        // After the promise jobs at hand, so that sibling resolvers get to ask before the batch leaves.
        if (waiting.length === 0) void Promise.resolve().then(() => process.nextTick(dispatch))
        waiting.push({ key, resolve, reject })
      }),
  )
}
