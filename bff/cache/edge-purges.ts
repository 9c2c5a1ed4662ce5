import type { EdgeFigures } from '../ops/usage-metrics.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Edge, EdgeFailure } from './edges.ts'
import { ALL_TAGS, type Purged } from './purge-log.ts'

/** Sends purges to all edges: to each at its own pace, in batches, with retries until it succeeds. */
export type EdgePurges = {
  /** Returns at once and never fails. */
  forget(purged: Purged): void
  readonly edges: readonly EdgeFigures[]
  /** Waits until all edges are purged, but no longer than `STOP_TIMEOUT`. */
  stop(): Promise<void>
}

/** Tags that may wait for one edge. More are replaced by one purge of everything. */
const MAX_WAITING = 10_000
/** Ms between two attempts; doubles up to the longest. */
const PAUSE = { shortest: 250, longest: 60_000 }
const STOP_TIMEOUT = 5000
/** Requests that an edge will never accept as they are. */
const UNACCEPTABLE: ReadonlySet<number | null> = new Set([400, 413, 422])

export type EdgePurgesOptions = {
  edges: readonly Edge[]
  close?(): Promise<void>
  log: FastifyBaseLogger
  /** For tests. */
  pace?: { pause?: number; again?: readonly number[]; maxWaiting?: number }
}

export function createEdgePurges({ edges, close, log, pace = {} }: EdgePurgesOptions): EdgePurges {
  const notifiers = edges.map((edge) => createNotifier(edge, log, pace))
  return {
    forget(purged) {
      for (const notifier of notifiers) notifier.forget(purged)
    },
    edges: notifiers,
    async stop() {
      await Promise.all(notifiers.map((notifier) => notifier.stop()))
      await close?.()
    },
  }
}

/** `round` is how often the edge has been notified already. */
type Waiting = { since: number; round: number }
type Later = { due: number; round: number; tags: readonly string[] }
type Batch = { purged: Purged; tags: ReadonlyMap<string, Waiting> }

type Notifier = EdgeFigures & { forget(purged: Purged): void; stop(): Promise<void> }

function createNotifier(edge: Edge, log: FastifyBaseLogger, pace: EdgePurgesOptions['pace'] = {}): Notifier {
  const { pause = PAUSE.shortest, again = edge.again, maxWaiting = MAX_WAITING } = pace
  /** Oldest first. `ALL_TAGS` alone stands for everything. */
  const waiting = new Map<string, Waiting>()
  let current: Batch | undefined
  /** Purges to send to the edge again later. */
  let later: Later[] = []
  const counts = { sent: 0, failed: 0 }
  let failures = 0
  /** Sends everything without pauses, and nothing afterwards. */
  const [stopping, over] = [new AbortController(), new AbortController()]
  let wake = (): void => {}
  const ended = work()

  function add(tags: readonly string[], entry: Waiting): void {
    for (const tag of waiting.has(ALL_TAGS) ? [ALL_TAGS] : tags) {
      const known = waiting.get(tag)
      // A new purge is also sent again later, whatever was waiting.
      waiting.set(tag, known ? { since: known.since, round: Math.min(known.round, entry.round) } : entry)
    }
    if (waiting.size > maxWaiting) {
      log.warn(
        { edge: edge.name, count: waiting.size },
        'too many purges wait for a cache in front: it will forget everything',
      )
      waiting.set(ALL_TAGS, entry)
    }
    reduce()
  }

  /** A purge of everything replaces all single tags. */
  function reduce(): void {
    const all = waiting.get(ALL_TAGS)
    if (!all || waiting.size === 1) return
    const [oldest] = waiting.values()
    waiting.clear()
    waiting.set(ALL_TAGS, { since: oldest?.since ?? all.since, round: 0 })
  }

  async function work(): Promise<void> {
    while (!over.signal.aborted) {
      recall()
      current = nextBatch()
      if (current) await send(current)
      else if (stopping.signal.aborted) return
      else await sleep(later.length > 0 ? Math.min(...later.map(({ due }) => due)) - Date.now() : undefined)
    }
  }

  /** Moves purges whose pause is over back into the queue. */
  function recall(): void {
    const now = Date.now()
    const isDue = ({ due }: Later) => due <= now || stopping.signal.aborted
    const due = later.filter(isDue)
    if (due.length === 0) return
    later = later.filter((one) => !isDue(one))
    for (const { tags, round } of due) add(tags, { since: now, round })
  }

  function nextBatch(): Batch | undefined {
    const tags = new Map([...waiting].slice(0, edge.most))
    if (tags.size === 0) return undefined
    for (const tag of tags.keys()) waiting.delete(tag)
    return { tags, purged: tags.has(ALL_TAGS) ? ALL_TAGS : [...tags.keys()] }
  }

  async function send({ purged, tags }: Batch): Promise<void> {
    try {
      await edge.forget(purged)
    } catch (error) {
      counts.failed++
      await keep(tags, error)
      return
    }
    counts.sent++
    if (failures > 0) log.info({ edge: edge.name, attempts: failures }, 'a cache in front takes purges again')
    failures = 0
    notifyAgain(tags)
  }

  function notifyAgain(sent: Batch['tags']): void {
    for (const [round, wait] of again.entries()) {
      const tags = [...sent].filter(([, entry]) => entry.round === round).map(([tag]) => tag)
      if (tags.length > 0) later.push({ due: Date.now() + wait, round: round + 1, tags })
    }
    const count = later.reduce((sum, { tags }) => sum + tags.length, 0)
    if (count > maxWaiting * again.length) later = [{ due: Date.now() + (again[0] ?? 0), round: 1, tags: [ALL_TAGS] }]
  }

  /** Queues what could not be sent, in its old place, and waits before the next attempt. */
  async function keep(tags: Batch['tags'], error: unknown): Promise<void> {
    const { status, retryAfter } = error instanceof EdgeFailure ? error : { status: null, retryAfter: 0 }
    if (failures++ === 0) {
      log.warn({ err: error, edge: edge.name, status }, 'a cache in front could not be told of purges: they wait')
    }
    current = undefined
    const newer = [...waiting]
    waiting.clear()
    for (const [tag, entry] of tags) waiting.set(tag, entry)
    for (const [tag, entry] of newer) add([tag], entry)
    if (UNACCEPTABLE.has(status)) waiting.set(ALL_TAGS, { since: Date.now(), round: 0 })
    reduce()
    const wait = Math.min(PAUSE.longest, pause * 2 ** Math.min(failures - 1, 20))
    // When stopping, pauses are short, but not zero.
    if (!stopping.signal.aborted) await rest(Math.max(wait, retryAfter * 1000))
    else await new Promise((resolve) => setTimeout(resolve, Math.min(pause, PAUSE.shortest)))
  }

  /** Sleeps for `ms` whatever is announced meanwhile; a stop ends it. */
  async function rest(ms: number): Promise<void> {
    const until = Date.now() + ms
    for (let left = ms; left > 0 && !stopping.signal.aborted; left = until - Date.now()) await sleep(left)
  }

  function sleep(ms?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, Math.max(0, ms)).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const unknown = () => [...(current?.tags.values() ?? []), ...waiting.values()]
  return {
    name: edge.name,
    get sent() {
      return counts.sent
    },
    get failed() {
      return counts.failed
    },
    get waiting() {
      return unknown().length
    },
    get oldest() {
      const all = unknown()
      return all.length > 0 ? Math.min(...all.map(({ since }) => since)) : null
    },
    forget(purged) {
      add(purged === ALL_TAGS ? [ALL_TAGS] : purged, { since: Date.now(), round: 0 })
      wake()
    },
    async stop() {
      stopping.abort()
      wake()
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_TIMEOUT)))
      await Promise.race([ended, timeout])
      clearTimeout(timer)
      over.abort()
      const left = unknown().length
      if (left > 0)
        log.error({ edge: edge.name, count: left }, 'the process ends before a cache in front was told of purges')
    },
  }
}
