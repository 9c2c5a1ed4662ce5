import { Overload } from './limiter.ts'

/** Tasks of one key run one after the other, in the order of their calls. */
export type Serializer = {
  run<T>(key: string, task: () => Promise<T>): Promise<T>
}

/** Rejects with `Overload` when `maxWaiting` tasks of one key wait already. */
export function createSerializer(maxWaiting: number): Serializer {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()

  return {
    async run(key, task) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
      if (line.length > maxWaiting) throw new Overload('Too many changes are waiting')
      lines.set(key, line)
      line.length++
      const result = line.last.then(task)
      // The next task waits for this one, whatever its outcome.
      line.last = result.catch(() => {})
      try {
        return await result
      } finally {
        line.length--
        if (line.length === 0) lines.delete(key)
      }
    },
  }
}
