import { readFileSync, type Stats, unwatchFile, watchFile } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SharedText } from '../redis/shared-text.ts'

export const UNTOUCHED: SwitchState = { isOn: false, until: null, at: 0 }

/** Maintenance as switched by hand: only a hand, or the time it was given, ends it. */
export type MaintenanceSwitch = {
  readonly isOn: boolean
  /** Ms since 1970; `null` when no end was given. Means nothing while it is off. */
  readonly until: number | null
  /** `seconds`: until it ends by itself; none for «until somebody ends it». */
  turnOn(seconds?: number): Promise<void>
  turnOff(): Promise<void>
  stop(): void
}

/** How often another process' hand is looked for, in ms. */
const WATCH_INTERVAL = 1000

/**
 * Kept in a file, so that it outlasts a restart and holds for every process that shares the folder; and in `shared`, where there is one,
 * for those that do not. While nothing can be read there, each process keeps the last state it knows; of two states the later one wins.
 */
export function createMaintenanceSwitch(file: string, log: FastifyBaseLogger, shared?: SharedText): MaintenanceSwitch {
  let state = readFile(file)
  // Called once for a file that is not there, too.
  const watch = (now: Stats, before: Stats) => {
    if (now.mtimeMs !== before.mtimeMs) state = laterOf(readFile(file), state)
  }
  watchFile(file, { interval: WATCH_INTERVAL, persistent: false }, watch)
  shared?.onReady(() => void meet())
  const meeting = shared && setInterval(() => void meet(), WATCH_INTERVAL).unref()

  async function leave(next: SwitchState): Promise<void> {
    state = next
    await Promise.all([keep(), meet()])
  }

  async function keep(): Promise<void> {
    const draft = `${file}.${process.pid}`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, writeState(state))
      await rename(draft, file)
    } catch (error) {
      log.error({ err: error }, 'the maintenance switch could not be kept: it holds for this process, until it ends')
    }
  }

  /** Takes over what others left later, and tells them of what they do not know. */
  async function meet(): Promise<void> {
    const text = await shared?.read()
    if (text === undefined) return
    const theirs = readState(text) ?? UNTOUCHED
    if (theirs.at > state.at) {
      state = theirs
      log.warn({ isOn: theirs.isOn }, 'another process switched maintenance')
      await keep()
    } else if (theirs.at < state.at) {
      await shared?.write(writeState(state))
    }
  }

  return {
    get isOn() {
      return state.isOn && (state.until === null || Date.now() < state.until)
    },
    get until() {
      return state.until
    },
    async turnOn(seconds) {
      log.warn({ seconds }, 'maintenance was switched on by hand')
      await leave(nextState(state, true, seconds === undefined ? null : Date.now() + seconds * 1000))
    },
    async turnOff() {
      log.warn('maintenance was switched off by hand')
      await leave(nextState(state, false, null))
    },
    stop() {
      unwatchFile(file, watch)
      clearInterval(meeting)
    },
  }
}

function readFile(file: string): SwitchState {
  try {
    return readState(readFileSync(file, 'utf8')) ?? UNTOUCHED
  } catch {
    return UNTOUCHED
  }
}

/** How somebody left the switch. */
type SwitchState = {
  isOn: boolean
  /** Ms since 1970; `null` when no end was given. */
  until: number | null
  /** When it was left so, in ms since 1970: of two states the later one holds. 0 for a switch that nobody ever touched. */
  at: number
}

/** The state after `before`. Its time is later in any case: the clocks of two machines differ. */
export function nextState(before: SwitchState, isOn: boolean, until: number | null): SwitchState {
  return { isOn, until, at: Math.max(Date.now(), before.at + 1) }
}

export function laterOf(one: SwitchState, other: SwitchState): SwitchState {
  return one.at > other.at ? one : other
}

export function writeState({ isOn, until, at }: SwitchState): string {
  return JSON.stringify({ isOn, until, at })
}

/** `undefined` for what is no state. */
export function readState(text: string | null): SwitchState | undefined {
  try {
    const { isOn, until, at } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof isOn !== 'boolean' || typeof at !== 'number') return undefined
    return { isOn, until: typeof until === 'number' ? until : null, at }
  } catch {
    return undefined
  }
}
