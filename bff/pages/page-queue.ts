import { Overload } from '../lib/limiter.ts'

/** Limits how many pages are rendered at a time, and how many places one network may take. */
export type PageQueue = {
  readonly running: number
  readonly waiting: number
  /**
   * Runs the task when it is its turn. `from` is the client's network; networks take turns. Rejects with `Overload` if the queue or the network's
   * share of it is full, or if `patience` (ms) runs out.
   */
  run<T>(from: string, task: () => Promise<T>, patience: number): Promise<T>
  /** Rejects what waits for `from`. */
  refuse(from: string): void
}

export type PageQueueBounds = {
  /** Running pages: of all, and of one network. */
  places: number
  placesOfOne: number
  /** Waiting pages: of all, and of one network. */
  maxWaiting: number
  maxWaitingOfOne: number
}

/** Tasks of one network; forgotten when nothing of it runs or waits. */
type Line = { running: number; waiting: Set<Waiting> }
type Waiting = { go(): void; refuse(): void }

export function createPageQueue({ places, placesOfOne, maxWaiting, maxWaitingOfOne }: PageQueueBounds): PageQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  function turn(from: string, line: Line, patience: number): Promise<void> {
    if (running < places && line.running < placesOfOne) {
      start(line)
      return Promise.resolve()
    }
    if (waiting >= maxWaiting || line.waiting.size >= maxWaitingOfOne) {
      forgetIdle(from, line)
      return Promise.reject(new Overload('Too many pages are waiting'))
    }
    waiting++
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        go: () => leave(resolve),
        refuse: () => leave(() => reject(new Overload('No turn in time'))),
      }
      const timer = setTimeout(one.refuse, patience)
      line.waiting.add(one)

      function leave(then: () => void): void {
        clearTimeout(timer)
        line.waiting.delete(one)
        waiting--
        forgetIdle(from, line)
        then()
      }
    })
  }

  function start(line: Line): void {
    line.running++
    running++
  }

  function forgetIdle(from: string, { running: own, waiting: others }: Line): void {
    if (own === 0 && others.size === 0) lines.delete(from)
  }

  function done(from: string, line: Line): void {
    line.running--
    running--
    forgetIdle(from, line)
    for (const [name, one] of lines) {
      if (running >= places) return
      const [next] = one.waiting
      if (!next || one.running >= placesOfOne) continue
      start(one)
      next.go()
      // A network that had its turn goes to the end.
      lines.delete(name)
      lines.set(name, one)
      return
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
      for (const one of lines.get(from)?.waiting ?? []) one.refuse()
    },
    async run(from, task, patience) {
      const line = lines.get(from) ?? { running: 0, waiting: new Set() }
      lines.set(from, line)
      await turn(from, line, patience)
      try {
        return await task()
      } finally {
        done(from, line)
      }
    },
  }
}
