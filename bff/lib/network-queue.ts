import { Overload } from './limiter.ts'

/** Limits uncached work, in all and per network. A heavy task takes more places; a field of a query takes one. */
export type NetworkQueue = {
  /** Places that are taken. */
  readonly running: number
  /** Tasks that wait. */
  readonly waiting: number
  /**
   * Runs the task when it is its turn. `from` is the client's network; networks take turns. Rejects with `Overload` if the queue or the network's
   * share of it is full, or if `timeout` (ms) runs out.
   */
  run<T>(from: string, task: () => Promise<T>, wants: { timeout: number; places?: number }): Promise<T>
  /** Rejects the waiting tasks of `from`. */
  refuse(from: string): void
}

export type NetworkQueueBounds = {
  /** Places of all, and of one network. */
  places: number
  placesOfOne: number
  /** Waiting tasks: of all, and of one network. */
  maxWaiting: number
  maxWaitingOfOne: number
}

/** Ms that pages and fields of queries may wait. A client that requests several at once gets them one by one, however slow the store is. */
export const TURN_TIMEOUT = 30_000

/** Tasks of one network; forgotten when nothing of it runs or waits. */
type Line = { running: number; waiting: Set<Waiting> }
type Waiting = { places: number; go(): void; refuse(reason: string): void }

export function createNetworkQueue(bounds: NetworkQueueBounds): NetworkQueue {
  const { places, placesOfOne, maxWaiting, maxWaitingOfOne } = bounds
  /** In the order of their turns. */
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  function turn(from: string, line: Line, wants: { places: number; timeout: number }): Promise<void> {
    return new Promise((resolve, reject) => {
      const isFull = waiting >= maxWaiting || line.waiting.size >= maxWaitingOfOne
      const one: Waiting = {
        places: wants.places,
        go: () => leave(resolve),
        refuse: (reason) => leave(() => reject(new Overload(reason))),
      }
      let timer: NodeJS.Timeout | undefined
      line.waiting.add(one)
      waiting++
      advance()
      if (!line.waiting.has(one)) return
      if (isFull) one.refuse('Too much work is waiting')
      else timer = setTimeout(() => one.refuse('No turn in time'), wants.timeout)

      function leave(then: () => void): void {
        clearTimeout(timer)
        line.waiting.delete(one)
        waiting--
        forgetIdle(from, line)
        then()
      }
    })
  }

  function forgetIdle(from: string, { running: own, waiting: others }: Line): void {
    if (own === 0 && others.size === 0) lines.delete(from)
  }

  /** Starts tasks in turn. A heavy task that is next reserves free places until they suffice: otherwise lighter tasks would always overtake it. */
  function advance(): void {
    for (const [name, line] of lines) {
      const [next] = line.waiting
      if (!next || line.running + next.places > placesOfOne) continue
      if (running + next.places > places) return
      line.running += next.places
      running += next.places
      next.go()
      // A network that had its turn goes to the end, where this loop finds it again.
      lines.delete(name)
      lines.set(name, line)
    }
  }

  return {
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
    refuse(from) {
      for (const one of lines.get(from)?.waiting ?? []) one.refuse('There is nothing to be had')
    },
    async run(from, task, { timeout, places: wanted = 1 }) {
      const line = lines.get(from) ?? { running: 0, waiting: new Set() }
      lines.set(from, line)
      await turn(from, line, { places: wanted, timeout })
      try {
        return await task()
      } finally {
        line.running -= wanted
        running -= wanted
        forgetIdle(from, line)
        advance()
      }
    },
  }
}
