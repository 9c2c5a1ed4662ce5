/** Too many tasks waited already, or this one waited too long. */
export class Overload extends Error {
  override readonly name = 'Overload'
}

/** Bounds how many tasks run at a time, how many wait, and how long. */
export type Limiter = {
  readonly running: number
  readonly waiting: number
  /** Runs the task when it is its turn. Rejects with `Overload` when the queue is full or `timeout` (ms) runs out first. */
  run<T>(task: () => Promise<T>, timeout: number): Promise<T>
}

/** First come, first served. */
export function createLimiter(concurrency: number, maxWaiting: number): Limiter {
  const lanes = createLaneLimiter(concurrency, maxWaiting, { only: () => concurrency })
  return {
    get running() {
      return lanes.running
    },
    get waiting() {
      return lanes.waiting
    },
    run: (task, timeout) => lanes.run('only', task, timeout),
  }
}

/** A limiter with several queues that share its places. */
export type LaneLimiter<Lane extends string> = {
  readonly running: number
  readonly waiting: number
  /** Whether a task of the lane would start at once. */
  isFree(lane: Lane): boolean
  run<T>(lane: Lane, task: () => Promise<T>, timeout: number): Promise<T>
}

/**
 * `lanes` says how many tasks of each lane may run at this moment. A place that becomes free goes to the lane named first. `maxWaiting` holds for each
 * lane.
 */
export function createLaneLimiter<Lane extends string>(
  concurrency: number,
  maxWaiting: number,
  lanes: Record<Lane, () => number>,
): LaneLimiter<Lane> {
  const all = Object.entries<() => number>(lanes).map(([name, most]) => createLane(name, most))
  const runningNow = () => all.reduce((sum, { running }) => sum + running, 0)
  const isFree = ({ running, most }: LaneState) => runningNow() < concurrency && running < most()

  function laneOf(name: Lane): LaneState {
    const lane = all.find((one) => one.name === name)
    if (!lane) throw new Error(`There is no lane ${name}`)
    return lane
  }

  function turn(lane: LaneState, timeout: number): Promise<void> {
    const { waiting } = lane
    if (isFree(lane)) {
      lane.running++
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) return Promise.reject(new Overload('Too many tasks are waiting'))
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new Overload('No turn in time'))
      }, timeout)
      waiting.add(start)
    })
  }

  /** Frees the place and gives free places to waiting tasks, so that a newcomer cannot overtake them. */
  function done(finished: LaneState): void {
    finished.running--
    for (const lane of all) {
      for (const next of lane.waiting) {
        if (!isFree(lane)) break
        lane.waiting.delete(next)
        lane.running++
        next()
      }
    }
  }

  return {
    isFree: (name) => isFree(laneOf(name)),
    get running() {
      return runningNow()
    },
    get waiting() {
      return all.reduce((sum, { waiting }) => sum + waiting.size, 0)
    },
    async run(name, task, timeout) {
      const lane = laneOf(name)
      await turn(lane, timeout)
      try {
        return await task()
      } finally {
        done(lane)
      }
    },
  }
}

type LaneState = { name: string; most: () => number; running: number; waiting: Set<() => void> }

function createLane(name: string, most: () => number): LaneState {
  return { name, most, running: 0, waiting: new Set() }
}
