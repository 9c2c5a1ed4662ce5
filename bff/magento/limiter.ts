/** Bounds how much runs at a time, how much waits, and how long. */
export type Limiter = {
  readonly running: number
  readonly waiting: number
  /** Runs the task when it is its turn. Rejects with `Overload` when the queue is full or `patience` (ms) runs out first. */
  run<T>(task: () => Promise<T>, patience: number): Promise<T>
}

export class Overload extends Error {
  override readonly name = 'Overload'
}

export function createLimiter(concurrency: number, maxWaiting: number): Limiter {
  let running = 0
  const waiting = new Set<() => void>()

  function turn(patience: number): Promise<void> {
    if (running < concurrency) {
      running++
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) return Promise.reject(new Overload('Too many calls are waiting'))
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new Overload('No turn in time'))
      }, patience)
      waiting.add(start)
    })
  }

  /** Hands the place to the next in line, or frees it. */
  function done() {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    get running() {
      return running
    },
    get waiting() {
      return waiting.size
    },
    async run(task, patience) {
      await turn(patience)
      try {
        return await task()
      } finally {
        done()
      }
    },
  }
}
