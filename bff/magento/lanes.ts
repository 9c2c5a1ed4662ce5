import { Overload } from './limiter.ts'

/**
 * Who asks: `personal` are calls for one shopper, such as carts and orders, `public` are reads that anybody may cause. Neither can take all of the
 * store's connections or the whole queue, so that a crawler does not stop a checkout.
 */
export type Lane = 'personal' | 'public'

/** Bounds how much runs at a time, how much waits and how long, for each lane and altogether. */
export type Lanes = {
  readonly running: number
  readonly waiting: number
  /** Whether a task of the lane would start at once. */
  isFree(lane: Lane): boolean
  /** Runs the task when it is its turn. Rejects with `Overload` when the lane's queue is full or `patience` (ms) runs out first. */
  run<T>(lane: Lane, task: () => Promise<T>, patience: number): Promise<T>
}

/** Part of all places that public reads leave to shoppers. */
const SHARE_OF_PERSONAL = 1 / 4

/** Places that public reads keep however slow the store is. */
const LEAST_PUBLIC = 1

/** `maxWaiting`: of each lane. `publicShare`: part of their places that public reads may take now. */
export function createLanes(places: number, maxWaiting: number, publicShare: () => number = () => 1): Lanes {
  const reserved = Math.min(places - 1, Math.ceil(places * SHARE_OF_PERSONAL))
  const lanes = {
    personal: { running: 0, waiting: new Set<() => void>() },
    public: { running: 0, waiting: new Set<() => void>() },
  }
  const running = () => lanes.personal.running + lanes.public.running
  const most = {
    personal: () => Math.max(1, places - 1),
    public: () => Math.min(places - reserved, Math.max(LEAST_PUBLIC, Math.floor((places - reserved) * publicShare()))),
  }
  const isFree = (lane: Lane) => running() < places && lanes[lane].running < most[lane]()

  function turn(lane: Lane, patience: number): Promise<void> {
    const { waiting } = lanes[lane]
    if (isFree(lane)) {
      lanes[lane].running++
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

  /** Frees the place, and hands on what is free now: to shoppers first. */
  function done(lane: Lane): void {
    lanes[lane].running--
    for (const name of ['personal', 'public'] as const) {
      for (const next of lanes[name].waiting) {
        if (!isFree(name)) break
        lanes[name].waiting.delete(next)
        lanes[name].running++
        next()
      }
    }
  }

  return {
    isFree,
    get running() {
      return running()
    },
    get waiting() {
      return lanes.personal.waiting.size + lanes.public.waiting.size
    },
    async run(lane, task, patience) {
      await turn(lane, patience)
      try {
        return await task()
      } finally {
        done(lane)
      }
    },
  }
}
