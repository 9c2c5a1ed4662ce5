import { setTimeout as pause } from 'node:timers/promises'

export type Load<Kind extends string> = {
  /** Statuses of the responses so far, by kind of request; 0 means no response. */
  readonly statuses: Record<Kind, number[]>
  /** Resets the counts. Responses to earlier requests may still arrive. */
  forget(): void
  /** Resolves when every visitor has the last response. */
  stop(): Promise<void>
}

/** Ms after which a request counts as hanging. */
const HANGS = 30_000
/** Ms between two requests of one visitor. */
const REST = 5

/** Visitors who send the next request after each response, some for each kind of request. */
export function startLoad<Kind extends string>(
  requests: Record<Kind, () => Promise<{ status: number }>>,
  visitorsOfEach = 4,
): Load<Kind> {
  const kinds = Object.keys(requests) as Kind[]
  const stopping = new AbortController()
  const load = { statuses: none(), forget: () => void (load.statuses = none()), stop }
  const visitors = kinds.flatMap((kind) => Array.from({ length: visitorsOfEach }, () => visit(kind)))
  return load

  function none(): Record<Kind, number[]> {
    return Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]>
  }

  async function visit(kind: Kind): Promise<void> {
    while (!stopping.signal.aborted) {
      const answered = new AbortController()
      const nothing = pause(HANGS, { status: 0 }, { signal: answered.signal })
      const { status } = await Promise.race([requests[kind](), nothing]).catch(() => ({ status: 0 }))
      nothing.catch(() => {})
      answered.abort()
      load.statuses[kind].push(status)
      await pause(REST)
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await Promise.all(visitors)
  }
}
