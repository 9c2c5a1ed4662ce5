import { ImageBusy } from './errors.ts'

export type QueueLimits = {
  /** Jobs at work at one time. */
  concurrency: number
  /** Jobs that may wait for their turn; one more is refused. */
  maxWaiting: number
  /** Longest wait in milliseconds; a job that waited longer is refused, for its asker has gone. */
  maxWaitMs: number
}

export type Queue = {
  readonly running: number
  readonly waiting: number
  /** Runs the job when its turn comes; throws IMAGE_BUSY when that is not soon. */
  run<T>(job: () => Promise<T>): Promise<T>
}

/** First come, first served, with a bound on everything. */
export function createQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): Queue {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= maxWaiting) return reject(new ImageBusy())
      const start = () => {
        waiting.delete(start)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new ImageBusy())
      }, maxWaitMs)
      waiting.add(start)
    })

  return {
    get running() {
      return running
    },
    get waiting() {
      return waiting.size
    },
    async run(job) {
      // A job that ends hands its place to the next one, so a newcomer cannot slip in between.
      if (running < concurrency) running++
      else await turn()
      try {
        return await job()
      } finally {
        const [next] = waiting
        if (next) next()
        else running--
      }
    },
  }
}
