import { Overload } from '../lib/limiter.ts'

/** Lets so many pages be rendered at a time, and nobody take all of the places or of the queue. */
export type PageQueue = {
  readonly running: number
  readonly waiting: number
  /**
   * Runs the task when it is its turn; `from` is who it is for. Those who wait take turns by whom they are for. Rejects with `Overload`, before anything
   * is done, when the queue or its share of `from` is full, or `patience` (ms) runs out first.
   */
  run<T>(from: string, task: () => Promise<T>, patience: number): Promise<T>
  /** Refuses what waits for `from`. */
  refuse(from: string): void
}

export type PageQueueBounds = {
  /** At a time: of all, and of one. */
  places: number
  placesOfOne: number
  /** Waiting: of all, and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
}

/** What one network has: an entry is forgotten when nothing of it runs or waits. */
type Line = { running: number; waiting: Set<Waiting> }
type Waiting = { go(): void; refuse(): void }

export function createPageQueue({ places, placesOfOne, maxWaiting, maxWaitingOfOne }: PageQueueBounds): PageQueue {
  /** Whose turn is next stands first. */
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
      // Who had a turn comes last.
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
