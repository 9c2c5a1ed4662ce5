import { randomUUID } from 'node:crypto'
import cluster from 'node:cluster'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Purged, PurgeLog } from '../cache/purge-log.ts'
import type { Metrics } from './metrics.ts'
import type { SharedCache } from '../redis/shared-cache.ts'
import type { SharedRecords } from '../redis/shared-records.ts'
import { createPeer, type MachineState, type Peer, type PrimaryMethods, type WorkerMethods } from './worker-peer.ts'

/** The other workers of the machine, as one of them sees them. */
export type Machine = {
  /** From 1; a worker that is replaced leaves its place to the next. */
  readonly place: number
  /** What processes without Redis share, through the primary process. */
  share(local: PurgeLog, tellEdges: (tags: Purged) => void): SharedCache
  /** Runs a task while no other worker runs one of this name. */
  inTurn<T>(name: string, task: () => Promise<T>): Promise<T>
  /** As it was last told; asks for it anew with `refresh`. */
  readonly state: MachineState
  refresh(): Promise<MachineState>
  /** Metrics of all workers; `undefined` if the primary process does not respond. */
  metrics(): Promise<string | undefined>
  /** Tells the primary process of the app: when it listens, and when it is ready. Drains it when it is told to. */
  attend(app: FastifyInstance, parts: { metrics: Metrics; isReady(): boolean }): void
  listening(addresses: string): void
}

/** Ms that all other workers may take to hear of a purge, and to give their metrics. */
const PURGE_PATIENCE = 1500
const METRICS_PATIENCE = 4000
/** Ms between two looks whether the store has responded. */
const READY_INTERVAL = 100
/** Ms for which connections of a draining worker may be idle: a request that is on its way arrives. */
const IDLE = 3000
const IDLE_INTERVAL = 25
/** A lock of `inTurn`: seconds after which its owner counts as gone, and ms between two tries. */
const TURN = { seconds: 5, interval: 10 }

export function joinMachine(): Machine {
  const { worker } = cluster
  if (!worker) throw new Error('This process is no worker')
  const place = Number(process.env['MUSETTE_WORKER'])
  let state: MachineState = { wanted: 1, ready: 0, ended: 0 }
  let local: PurgeLog | undefined
  let page = async (): Promise<string> => ''
  let isDraining = false
  const primary: Peer<PrimaryMethods> = createPeer<PrimaryMethods, WorkerMethods>(process as never, {
    purge: (tags) => local?.purge(tags),
    metrics(told) {
      state = told
      return page()
    },
    pulse: () => true,
    drain() {
      isDraining = true
      process.kill(process.pid, 'SIGTERM')
    },
  })
  // What it waits for may come from there alone.
  process.channel?.ref()
  // Without the primary process there is nothing to listen on, but what was begun is finished: `main.ts` stops then.
  worker.on('disconnect', () => (worker.exitedAfterDisconnect = true))

  // Nothing is cached yet, so no purge before this one matters.
  const joined = primary.ask('join', [])
  const records = createRecords(primary)

  async function drained(app: FastifyInstance): Promise<void> {
    // Unlike `close` of an HTTP server, this leaves connections open that are idle.
    Reflect.apply(Server.prototype.close, app.server, [])
    const until = performance.now() + IDLE
    while (performance.now() < until && (await connectionsOf(app.server)) > 0) await pause(IDLE_INTERVAL)
  }

  return {
    place,
    share(log, tellEdges) {
      local = log
      return {
        counters: {
          increment: (name, seconds) => primary.ask('increment', [name, seconds]),
          async forget(name) {
            await primary.ask('forget', [name])
          },
        },
        limits: { take: (name, perMinute, cost) => primary.ask('take', [name, perMinute, cost]) },
        records,
        joined,
        async purge(tags) {
          log.purge(tags)
          await primary.ask('purge', [tags], PURGE_PATIENCE)
          // Before the others know they might give edges old responses.
          tellEdges(tags)
        },
        close() {},
      }
    },
    async inTurn(name, task) {
      const lock = records.lock(name, TURN.seconds)
      const until = performance.now() + TURN.seconds * 1000
      while ((await lock.take()) === false && performance.now() < until) await pause(TURN.interval)
      try {
        return await task()
      } finally {
        await lock.release()
      }
    },
    get state() {
      return state
    },
    async refresh() {
      state = (await primary.ask('state', [])) ?? state
      return state
    },
    metrics: () => primary.ask('metrics', [], METRICS_PATIENCE),
    attend(app, { metrics, isReady }) {
      page = async () => (await metrics.scrape(true)).text
      app.addHook('preClose', async () => {
        if (isDraining) await drained(app)
        await primary.ask('farewell', [await page()])
      })
      app.addHook('onListen', async () => {
        const timer = setInterval(() => {
          if (!isReady()) return
          clearInterval(timer)
          void primary.ask('ready', [])
        }, READY_INTERVAL).unref()
      })
    },
    listening: (addresses) => void primary.ask('listening', [addresses]),
  }
}

function createRecords(primary: Peer<PrimaryMethods>): SharedRecords {
  return {
    read: (name) => primary.ask('read', [name]),
    write: async (name, text, seconds) => (await primary.ask('write', [name, text, seconds])) ?? false,
    writeFirst: (name, seconds) => primary.ask('writeFirst', [name, '1', seconds]),
    async remove(name) {
      await primary.ask('remove', [name])
    },
    lock(name, seconds) {
      const owner = randomUUID()
      return {
        take: () => primary.ask('lock', [name, owner, seconds]),
        async renew() {
          await primary.ask('renew', [name, owner, seconds])
        },
        async release() {
          await primary.ask('release', [name, owner])
        },
      }
    },
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}
