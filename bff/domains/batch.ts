import DataLoader from 'dataloader'

/**
 * Loads single things by key, each at most once, in batches: keys requested in one turn of the event loop go to `load` together.
 * Keys that `load` leaves out resolve to null. A failure is cached, too: it lasts as long as one request.
 */
export function batched<T>(
  load: (keys: string[]) => Promise<Map<string, T>>,
  maxBatchSize: number,
): (key: string) => Promise<T | null> {
  const loader = new DataLoader<string, T | null>(
    async (keys) => {
      try {
        const found = await load([...keys])
        return keys.map((key) => found.get(key) ?? null)
      } catch (error) {
        // Rejecting would clear the keys, and the next resolver would ask the store again.
        return keys.map(() => (error instanceof Error ? error : new Error(String(error))))
      }
    },
    { maxBatchSize },
  )
  return (key) => loader.load(key)
}
