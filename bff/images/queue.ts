import { createLimiter, type Limiter, Overload } from '../lib/limiter.ts'
import { ImageBusy } from './errors.ts'

export type QueueLimits = {
  /** Jobs that run at one time. */
  concurrency: number
  /** Jobs that may wait. */
  maxWaiting: number
  /** Longest wait in milliseconds: after it the client has gone. */
  maxWaitMs: number
}

export type Queue = Pick<Limiter, 'running' | 'waiting'> & {
  /** Rejects with `ImageBusy` when the job's turn does not come in time. */
  run<T>(job: () => Promise<T>): Promise<T>
}

/** A limiter whose refusals are errors of the image route. */
export function createQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): Queue {
  const limiter = createLimiter(concurrency, maxWaiting)
  return {
    get running() {
      return limiter.running
    },
    get waiting() {
      return limiter.waiting
    },
    async run(job) {
      try {
        return await limiter.run(job, maxWaitMs)
      } catch (error) {
        throw error instanceof Overload ? new ImageBusy() : error
      }
    },
  }
}
