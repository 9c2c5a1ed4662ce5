import { createLimiter, type Limiter, Overload } from '../lib/limiter.ts'
import { ImageBusy } from './errors.ts'

export type QueueLimits = {
  concurrency: number
  maxWaiting: number
  /** Longest wait in ms. After it the client is assumed to be gone. */
  maxWaitMs: number
}

export type Queue = Pick<Limiter, 'running' | 'waiting'> & {
  /** Rejects with `ImageBusy` when the job does not start in time. */
  run<T>(job: () => Promise<T>): Promise<T>
}

/** A limiter that rejects with the image route's errors. */
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
