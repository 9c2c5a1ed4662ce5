import type { MailQueue } from '../mail/mail-queue.ts'
import type { Metrics } from './metrics.ts'

/** Load of a queue with limited concurrency. */
export type QueueFigures = { readonly running: number; readonly waiting: number }

/** Registers a queue with the metrics. */
export type WatchQueue = (name: string, figures: QueueFigures) => void

export type CacheFigures = {
  /** Entries. */
  readonly size: number
  /** Estimated; never more than `maxBytes`. */
  readonly bytes: number
  readonly maxBytes: number
  /** Entries evicted so far. */
  readonly evicted: number
}

/** Registers a cache with the metrics. */
export type WatchCache = (name: string, figures: CacheFigures) => void

export type EdgeFigures = {
  readonly name: string
  /** Calls so far, by outcome. */
  readonly sent: number
  readonly failed: number
  /** Tags that were not sent to the edge yet. */
  readonly waiting: number
  /** When the oldest of them was purged, in ms since the epoch; null if none waits. */
  readonly oldest: number | null
}

/** Exports the load of each queue: `musette_queue_running` and `musette_queue_waiting`, by the queue's name. */
export function watchQueues(metrics: Metrics): WatchQueue {
  const queues = new Map<string, QueueFigures>()
  for (const [what, help] of [
    ['running', 'What is being worked on'],
    ['waiting', 'What waits for its turn'],
  ] as const) {
    metrics.series(`musette_queue_${what}`, help, 'queue', () =>
      [...queues].map(([name, figures]) => [name, figures[what]] as const),
    )
  }
  return (name, figures) => void queues.set(name, figures)
}

/**
 * Exports the size of each cache: `musette_cache_entries`, `_bytes`, `_limit_bytes` and `_evictions_total`, by the
 * cache's name.
 */
export function watchCaches(metrics: Metrics): WatchCache {
  const caches = new Map<string, CacheFigures>()
  const show = (what: string, help: string, figureOf: (figures: CacheFigures) => number) =>
    metrics.series(`musette_cache_${what}`, help, 'cache', () =>
      [...caches].map(([name, figures]) => [name, figureOf(figures)] as const),
    )
  show('entries', 'What a cache holds', ({ size }) => size)
  show('bytes', 'Bytes a cache takes, as it estimates them', ({ bytes }) => bytes)
  show('limit_bytes', 'Bytes a cache may take', ({ maxBytes }) => maxBytes)
  show('evictions_total', 'Entries that had to make room for others', ({ evicted }) => evicted)
  return (name, figures) => void caches.set(name, figures)
}

/** Exports calls and waiting purges of the caches in front of the shop, by the edge's name. */
export function watchEdges(metrics: Metrics, edges: readonly EdgeFigures[]): void {
  const show = (what: string, help: string, figureOf: (figures: EdgeFigures) => number) =>
    metrics.series(`musette_edge_${what}`, help, 'edge', () =>
      edges.map((edge) => [edge.name, figureOf(edge)] as const),
    )
  show('sent_total', 'Calls with purges that a cache in front took', ({ sent }) => sent)
  show('failed_total', 'Calls with purges that a cache in front did not take', ({ failed }) => failed)
  show('waiting', 'Purged tags that a cache in front does not know of yet', ({ waiting }) => waiting)
  show('oldest_seconds', 'How long the oldest of them has waited', ({ oldest }) =>
    oldest === null ? 0 : (Date.now() - oldest) / 1000,
  )
}

/** Exports the shop's own mails by outcome. Waiting mails, and those that were given up, are counted for all processes that share them. */
export function watchMails(metrics: Metrics, mails: Pick<MailQueue, 'figures' | 'counts'>): void {
  metrics.series('musette_mails_total', "The shop's own mails, by what became of them", 'outcome', () =>
    Object.entries(mails.counts),
  )
  metrics.gauge('musette_mails_waiting', 'Mails that the mail server has not taken yet', () => mails.figures.waiting)
  metrics.gauge('musette_mails_dead', 'Mails that were given up and kept aside', () => mails.figures.dead)
  metrics.gauge('musette_mails_oldest_seconds', 'How long the oldest mail has waited', () => {
    const { oldest } = mails.figures
    return oldest === null ? 0 : (Date.now() - oldest) / 1000
  })
}
