import { Overload } from './limiter.ts'

/** Limits uncached work, in all and per network. A heavy task takes more places; a field of a query takes one. */
export type NetworkQueue = {
  /** Places that are taken. */
  readonly running: number
  /** Tasks that wait. */
  readonly waiting: number
  /**
   * Runs the task when it is its turn. `from` is the client's network, or all that wait for the same; networks take turns. Rejects with `Overload` if
   * the queue or the network's share of it is full, or if `timeout` (ms) runs out.
   */
  run<T>(
    from: string | WaitingNetworks,
    task: () => Promise<T>,
    wants: { timeout: number; places?: number },
  ): Promise<T>
  /** Rejects the waiting tasks of `from`, or of the first that asked, unless other networks wait for them, too. */
  refuse(from: string | WaitingNetworks): void
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

/** Networks whose clients wait for the same work. It runs when it is the turn of any of them, so that a busy network delays only its own. */
export type WaitingNetworks = {
  readonly first: string
  join(network: string): void
  /** Calls the listener with each network, those that join later included, until the function that it returns is called. */
  follow(listener: (network: string) => void): () => void
}

export function createWaitingNetworks(first: string): WaitingNetworks {
  const networks = new Set([first])
  const listeners = new Set<(network: string) => void>()
  return {
    first,
    join(network) {
      if (networks.has(network)) return
      networks.add(network)
      for (const listener of listeners) listener(network)
    },
    follow(listener) {
      listeners.add(listener)
      for (const network of networks) listener(network)
      return () => void listeners.delete(listener)
    },
  }
}

/** Tasks of one network; forgotten when nothing of it runs or waits. */
type Line = { running: number; waiting: Set<Waiting> }
type Waiting = { places: number; go(from: string): void; refuse(reason: string): void; lines: Map<string, Line> }

export function createNetworkQueue(bounds: NetworkQueueBounds): NetworkQueue {
  const { places, placesOfOne, maxWaiting, maxWaitingOfOne } = bounds
  /** In the order of their turns. */
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  /** Resolves to the network whose turn it is. */
  function turn(networks: WaitingNetworks, wants: { places: number; timeout: number }): Promise<string> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        places: wants.places,
        lines: new Map(),
        go: (from) => leave(() => resolve(from)),
        refuse: (reason) => leave(() => reject(new Overload(reason))),
      }
      let isFull = waiting >= maxWaiting
      let isWaiting = true
      let timer: NodeJS.Timeout | undefined
      waiting++
      const unfollow = networks.follow((from) => {
        const line = lines.get(from) ?? { running: 0, waiting: new Set() }
        lines.set(from, line)
        if (one.lines.size === 0) isFull ||= line.waiting.size >= maxWaitingOfOne
        line.waiting.add(one)
        one.lines.set(from, line)
        // Who joins later may have a turn now.
        if (timer) advance()
      })
      advance()
      if (!isWaiting) return
      if (isFull) one.refuse('Too much work is waiting')
      else timer = setTimeout(() => one.refuse('No turn in time'), wants.timeout)

      function leave(then: () => void): void {
        clearTimeout(timer)
        unfollow()
        isWaiting = false
        for (const [from, line] of one.lines) {
          line.waiting.delete(one)
          forgetIdle(from, line)
        }
        waiting--
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
      next.go(name)
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
      for (const one of lines.get(typeof from === 'string' ? from : from.first)?.waiting ?? []) {
        if (one.lines.size === 1) one.refuse('There is nothing to be had')
      }
    },
    async run(from, task, { timeout, places: wanted = 1 }) {
      const networks = typeof from === 'string' ? createWaitingNetworks(from) : from
      const network = await turn(networks, { places: wanted, timeout })
      try {
        return await task()
      } finally {
        const line = lines.get(network)
        if (line) {
          line.running -= wanted
          forgetIdle(network, line)
        }
        running -= wanted
        advance()
      }
    },
  }
}
