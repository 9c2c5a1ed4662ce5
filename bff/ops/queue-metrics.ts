import type { Metrics } from './metrics.ts'

/** How busy something is that does so many things at a time and lets others wait. */
export type QueueFigures = { readonly running: number; readonly waiting: number }

/** Takes note of a queue that ops want to watch. */
export type WatchQueue = (name: string, figures: QueueFigures) => void

/** Shows how busy each queue is: `musette_queue_running` and `musette_queue_waiting`, by the queue's name. */
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
