import { setTimeout as pause } from 'node:timers/promises'

export type Load<Kind extends string> = {
  /** Statuses of the answers so far, by what was asked for; 0 stands for no answer. */
  readonly statuses: Record<Kind, number[]>
  /** Begins to count anew. Answers to what was asked before may still come in. */
  forget(): void
  /** Resolves when every visitor has his last answer. */
  stop(): Promise<void>
}

/** Ms after which a request counts as one that hangs. */
const HANGS = 30_000
/** Ms between two requests of one visitor. */
const REST = 5

/** Visitors who ask again as soon as they have their answer, some for each kind of thing there is to ask for. */
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
