import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import type { Readable } from 'node:stream'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { flushed, logDestination } from './log-destination.ts'
import { type LogStream, loggerOptions } from './logger.ts'
import { mergePages, totalsOf } from './metrics-page.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { createMachineMemory } from './machine-memory.ts'
import { createPeer, type MachineState, type Peer, type PrimaryMethods, type WorkerMethods } from './worker-peer.ts'

type Member = {
  worker: Worker
  /** Of its place. */
  number: number
  peer: Peer<WorkerMethods>
  /** It follows the purges of the others. */
  hasJoined: boolean
  isListening: boolean
  isReady: boolean
  /** It was asked to end. */
  isLeaving: boolean
  since: number
  page: string
  /** Resolves with its exit code when it has ended and everything that it wrote was read. */
  ended: Promise<number>
}

type Place = { number: number; member?: Member; failures: number; timer?: NodeJS.Timeout }

/** Ms. A worker that ends young is replaced after a pause, which doubles. */
const PAUSE = { shortest: 250, longest: 30_000 }
const YOUNG = 60_000
/** Starts in a row that failed while no worker ran, after which the shop ends with its error. */
const MAX_FAILURES = 5
/** Ms that a worker may take until it listens, or is ready to take the place of another. */
const START_PATIENCE = 30_000
/** Ms after which a worker is killed that was told to end: a little more than it gives itself. */
const STOP_PATIENCE = 11_000
/**
 * Whether the event loop of a worker turns: ms between two questions, ms that it may take to answer, and how many without an answer in a row get it
 * killed. One alone may mean that all processes were stopped for a while.
 */
const PULSE = { interval: 5000, patience: 10_000, missed: 2 }
/** Ms that workers have to take note of a purge, and to give their metrics. */
const PURGE_PATIENCE = 1000
const METRICS_PATIENCE = 2000
const INTERVAL = 20
/** Characters of one line of a log. */
const MAX_LINE = 1024 ** 2

/**
 * Runs a number of workers on one port: starts, replaces and ends them, remembers what they share, and writes their log. It serves no requests
 * itself.
 */
export function superviseWorkers(config: Config, count: number): void {
  const stream = logDestination(config)
  const log = pino(loggerOptions(config.logLevel, stream) as object, stream)
  const memory = createMachineMemory()
  const places = Array.from({ length: count }, (_, i): Place => ({ number: i + 1, failures: 0 }))
  const members = new Set<Member>()
  const [key] = sessionKeys(config.sessionKeys, log)
  /** Counters of workers that have ended. */
  let past = ''
  let ended = 0
  let isAnnounced = false
  let isStopping = false
  let restarting: 'no' | 'yes' | 'again' = 'no'

  cluster.setupPrimary({ stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  process.on('SIGHUP', () => void restart())
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected failure')
    process.exit(1)
  })
  // The others start when the first one listens: what prevents it is told once.
  if (places[0]) fill(places[0])

  function state(): MachineState {
    return {
      wanted: count,
      ready: [...members].filter(({ isReady, isLeaving }) => isReady && !isLeaving).length,
      ended,
    }
  }

  function fill(place: Place): void {
    place.member = start(place)
  }

  function start(place: Place): Member {
    const env = {
      MUSETTE_WORKER: String(place.number),
      // The primary process formats the lines of all.
      LOG_PRETTY: 'false',
      ...(key && config.sessionKeys.length === 0 && { SESSION_KEY: key.toString('base64') }),
    }
    const worker = cluster.fork(env)
    const member: Member = {
      worker,
      number: place.number,
      peer: createPeer<WorkerMethods>(
        worker as never,
        methodsOf(() => member),
      ),
      ...{ hasJoined: false, isListening: false, isReady: false, isLeaving: false },
      since: performance.now(),
      page: '',
      ended: new Promise((resolve) => worker.process.once('close', (code) => resolve(code ?? 1))),
    }
    members.add(member)
    passOnUntaken(worker.process, () => [...members].some((other) => other !== member && other.isListening))
    worker.on('error', (error) => log.debug({ err: error }, 'a worker could not be told something'))
    if (worker.process.stdout) passLines(worker.process.stdout, stream)
    const patience = setTimeout(() => !member.isListening && worker.process.kill('SIGKILL'), START_PATIENCE).unref()
    void member.ended.then((code) => {
      clearTimeout(patience)
      members.delete(member)
      past = mergePages([past, totalsOf(member.page)])
      gone(place, member, code)
    })
    return member
  }

  function methodsOf(self: () => Member): PrimaryMethods {
    return {
      ...memory,
      join() {
        self().hasJoined = true
      },
      listening(addresses) {
        self().isListening = true
        void watch(self())
        if (!isAnnounced) console.log(`Musette is ready: ${addresses}`)
        isAnnounced = true
        for (const place of places) if (!place.member && !place.timer && !isStopping) fill(place)
      },
      ready() {
        self().isReady = true
      },
      state,
      async purge(tags) {
        const others = [...members].filter((member) => member !== self() && member.hasJoined)
        await Promise.all(others.map(({ peer }) => peer.ask('purge', [tags], PURGE_PATIENCE)))
      },
      async metrics() {
        const now = state()
        const known = await Promise.all(
          [...members].map(async (member) => {
            // What a worker last told holds while it does not respond.
            if (member.hasJoined)
              member.page = (await member.peer.ask('metrics', [now], METRICS_PATIENCE)) ?? member.page
            return member.page
          }),
        )
        return mergePages([...known, past])
      },
      farewell(page) {
        self().page = page
      },
    }
  }

  /** Kills a worker whose event loop hangs: the connections that it was given wait, and go to the others then. */
  async function watch(member: Member): Promise<void> {
    for (let missed = 0; missed < PULSE.missed;) {
      await sleep(PULSE.interval)
      missed = (await member.peer.ask('pulse', [], PULSE.patience)) ? 0 : missed + 1
      if (!members.has(member)) return
    }
    log.error({ worker: member.number }, 'a worker does not respond and is killed')
    member.worker.process.kill('SIGKILL')
  }

  /** A worker has ended: another takes its place, unless it was told to go. */
  function gone(place: Place, member: Member, code: number): void {
    if (isStopping || member.isLeaving) return
    ended++
    const age = performance.now() - member.since
    if (place.member !== member) return
    place.member = undefined
    place.failures = member.isListening && age > YOUNG ? 0 : place.failures + 1
    const isAlone = ![...members].some(({ isListening }) => isListening)
    if (!isAnnounced || (isAlone && place.failures >= MAX_FAILURES)) {
      log.fatal({ worker: place.number, code }, 'no worker can be started: the shop ends')
      return void stop('failure', code || 1)
    }
    const wait = place.failures <= 1 ? 0 : Math.min(PAUSE.longest, PAUSE.shortest * 2 ** (place.failures - 2))
    const { signalCode: signal } = member.worker.process
    log.error({ worker: place.number, code, signal, wait }, 'a worker ended and is replaced')
    place.timer = setTimeout(() => {
      place.timer = undefined
      if (!isStopping && !place.member) fill(place)
    }, wait)
  }

  /** Replaces one worker after the other: each goes when the next one is ready. */
  async function restart(): Promise<void> {
    if (isStopping || !isAnnounced) return
    if (restarting !== 'no') return void (restarting = 'again')
    restarting = 'yes'
    log.info({ workers: count }, 'all workers are replaced, one after the other')
    let isComplete = true
    for (const place of places) isComplete &&= await replace(place)
    if (isComplete) log.info({ workers: count }, 'all workers were replaced')
    const isWantedAgain = (restarting as string) === 'again'
    restarting = 'no'
    if (isWantedAgain) await restart()
  }

  async function replace(place: Place): Promise<boolean> {
    if (isStopping) return false
    const next = start(place)
    const until = performance.now() + START_PATIENCE
    while (!next.isReady && members.has(next) && performance.now() < until) await sleep(INTERVAL)
    if (isStopping) return false
    if (!next.isReady) {
      log.error({ worker: place.number }, 'a new worker does not get ready: those that run go on')
      end(next)
      return false
    }
    clearTimeout(place.timer)
    const old = place.member
    Object.assign(place, { member: next, timer: undefined, failures: 0 })
    if (old) {
      void old.peer.ask('drain', [])
      end(old, false)
      await old.ended
    }
    return true
  }

  /** `isTold`: whether it hears of it by a signal. */
  function end(member: Member, isTold = true): void {
    member.isLeaving = true
    if (isTold) member.worker.process.kill('SIGTERM')
    const timer = setTimeout(() => {
      log.warn({ worker: member.number }, 'a worker did not end in time and was killed')
      member.worker.process.kill('SIGKILL')
    }, STOP_PATIENCE)
    void member.ended.then(() => clearTimeout(timer))
  }

  async function stop(signal: string, failure = 0): Promise<void> {
    if (isStopping) return
    isStopping = true
    for (const { timer } of places) clearTimeout(timer)
    const all = [...members]
    for (const member of all) end(member)
    const codes = await Promise.all(all.map((member) => member.ended))
    log.debug({ signal, codes }, 'all workers have ended')
    await flushed(log)
    process.exit(failure || codes.find((code) => code !== 0) || 0)
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

type InternalMessage = { act?: string; seq?: number; ack?: number }

/**
 * A connection that a worker was given and has not taken when it dies is forgotten by node:cluster, and its client would wait for ever. Here it goes to
 * another worker, as one that the dead worker refused.
 */
function passOnUntaken(worker: ChildProcess, hasOthers: () => boolean): void {
  const untaken = new Map<number, { close(): void }>()
  const send = worker.send.bind(worker) as (...args: unknown[]) => boolean
  worker.send = ((message: InternalMessage, handle?: { close(): void }, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined && handle) untaken.set(message.seq, handle)
    return send(message, handle, ...rest)
  }) as ChildProcess['send']
  worker.on('internalMessage', ({ ack }: InternalMessage) => void (ack !== undefined && untaken.delete(ack)))
  worker.once('exit', () => {
    for (const [ack, handle] of untaken) {
      if (hasOthers()) worker.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
      else handle.close()
    }
  })
}

/** Passes on whole lines only, so that those of several processes never mix. */
export function passLines(from: Readable, to: LogStream): void {
  let begun = ''
  from.setEncoding('utf8')
  from.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) to.write(begun + text.slice(0, end))
    begun = (end > 0 ? '' : begun) + text.slice(end)
    if (begun.length > MAX_LINE) finish()
  })
  from.on('end', finish)

  function finish(): void {
    if (begun !== '') to.write(`${begun}\n`)
    begun = ''
  }
}
