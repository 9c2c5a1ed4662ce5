import type { Purged } from '../cache/purge-log.ts'

/** What the primary process does for a worker. */
export type PrimaryMethods = {
  /** The worker follows the purges of the others from now on. */
  join(): void
  /** Its addresses, as they are told to whoever started the shop. */
  listening(addresses: string): void
  /** It can serve shoppers. */
  ready(): void
  state(): MachineState
  /** Resolves when all other workers know of it, or do not respond. */
  purge(tags: Purged): Promise<void>
  /** The metrics of all workers, those that have ended among them. */
  metrics(): Promise<string>
  /** The last metrics of a worker that ends. */
  farewell(page: string): void
  increment(name: string, seconds: number): number
  forget(name: string): void
  take(name: string, perMinute: number, cost: number): { isAllowed: boolean; tokens: number }
  read(name: string): string | null
  write(name: string, text: string, seconds: number): boolean
  writeFirst(name: string, text: string, seconds: number): boolean
  remove(name: string): void
  lock(name: string, owner: string, seconds: number): boolean
  renew(name: string, owner: string, seconds: number): void
  release(name: string, owner: string): void
}

/** What a worker does for the primary process. */
export type WorkerMethods = {
  purge(tags: Purged): void
  metrics(state: MachineState): Promise<string>
  /** Says that its event loop turns. */
  pulse(): true
  /** It takes no new connections, serves those that it has, and ends. */
  drain(): void
}

export type MachineState = {
  /** Workers that should run, and those that can serve shoppers. */
  wanted: number
  ready: number
  /** Those that ended without being asked to. */
  ended: number
}

type Methods = { readonly [Name: string]: (...args: never[]) => unknown }

/** The other end of a channel between two processes. */
export type Peer<Theirs> = {
  /** `undefined` if there is no answer within `patience` (ms). */
  ask<Name extends keyof Theirs>(
    name: Name,
    args: Theirs[Name] extends (...args: infer Args) => unknown ? Args : never,
    patience?: number,
  ): Promise<Theirs[Name] extends (...args: never[]) => infer Answer ? Awaited<Answer> | undefined : never>
}

export type Channel = {
  send(message: object, done: (error: Error | null) => void): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
}

type Message =
  { musette: 'ask'; id: number; name: string; args: never[] } | { musette: 'answer'; id: number; value: unknown }

/** Ms that a request waits for the other process. It has little to do, but a busy machine may delay it, and locks depend on the answer. */
const PATIENCE = 1000
/** Questions without an answer. More mean that the other process does not respond. */
const MAX_OPEN = 10_000

/** Both ends ask and answer. Other messages on the channel are left alone. */
export function createPeer<Theirs, Own extends Methods = Methods>(channel: Channel, own: Own): Peer<Theirs> {
  const open = new Map<number, (value: unknown) => void>()
  let last = 0

  channel.on('message', (message) => {
    if (!isMessage(message)) return
    if (message.musette === 'answer') return open.get(message.id)?.(message.value)
    void answer(message)
  })

  async function answer({ id, name, args }: Extract<Message, { musette: 'ask' }>): Promise<void> {
    try {
      send({ musette: 'answer', id, value: await own[name]?.(...args) })
    } catch (error) {
      // Whoever asked goes on without an answer.
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }

  /** A channel that was closed is no failure of its own: the other process has ended. */
  function send(message: Message): void {
    channel.send(message, () => {})
  }

  return {
    ask(name, args, patience = PATIENCE) {
      if (open.size >= MAX_OPEN) return Promise.resolve(undefined) as never
      const id = ++last
      return new Promise<unknown>((resolve) => {
        const settle = (value?: unknown) => {
          clearTimeout(timer)
          open.delete(id)
          resolve(value)
        }
        const timer = setTimeout(settle, patience)
        open.set(id, settle)
        send({ musette: 'ask', id, name: String(name), args: args as unknown as never[] })
      }) as never
    },
  }
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'musette' in message
}
