import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** A JSON body for a third party. */
export type Outgoing = { url: string; headers?: Record<string, string>; body: object }

/** The queue of events. It is in memory only: what a process has not sent within `STOP_TIMEOUT` of its stop is lost. */
export type Delivery = {
  /** Events that are being sent. */
  readonly running: number
  /** Events that wait for another try. */
  readonly waiting: number
  /** Returns at once. An event too many is dropped and logged. */
  post(receiver: string, event: Outgoing): void
  stop(): Promise<void>
}

/** Events of both kinds together, about 2 kB each. */
const MAX_EVENTS = 500
/** Ms that each try may take. */
const TIMEOUT = 5000
/** Ms before the second try and those after it. */
const PAUSES = [2000, 30_000, 300_000]
/** Ms that a stop of the process waits. */
const STOP_TIMEOUT = 3000

export function createDelivery(log: FastifyBaseLogger): Delivery {
  const events = new Set<Promise<void>>()
  const stopping = new AbortController()
  let running = 0

  /** One try. Throws if the receiver did not accept the event. */
  async function attempt({ url, headers, body }: Outgoing): Promise<void> {
    running++
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Refused(response.status)
    } finally {
      running--
    }
  }

  async function deliver(receiver: string, event: Outgoing): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(event)
      } catch (error) {
        const wait = error instanceof Refused && error.isFinal ? undefined : PAUSES[tries]
        if (wait === undefined || stopping.signal.aborted) return report(receiver, reasonOf(error))
        await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  function report(receiver: string, reason: string): void {
    log.warn({ receiver, reason }, 'a purchase was not reported')
  }

  return {
    get running() {
      return running
    },
    get waiting() {
      return events.size - running
    },
    post(receiver, event) {
      if (events.size >= MAX_EVENTS) return report(receiver, 'too many events wait')
      const delivered = deliver(receiver, event).finally(() => events.delete(delivered))
      events.add(delivered)
    },
    async stop() {
      // Events that wait for another try are sent now.
      stopping.abort()
      await Promise.race([Promise.all(events), pause(STOP_TIMEOUT, undefined, { ref: false })])
    },
  }
}

class Refused extends Error {
  override readonly name = 'Refused'
  /** Another try of the same request would be refused, too. */
  readonly isFinal: boolean

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.isFinal = status < 500 && status !== 408 && status !== 429
  }
}

/** Returns the reason without the address, which contains the secret. */
function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : (error as Error).name
}
