import { randomUUID } from 'node:crypto'
import { readFileSync, type Stats, unwatchFile, watchFile } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SharedText } from '../lib/shared.ts'

export const UNTOUCHED: SwitchState = { isOn: false, until: null, at: 0 }

/** Maintenance switched on by hand. It ends when somebody turns it off, or after the given time. */
export type MaintenanceSwitch = {
  readonly isOn: boolean
  /** Ms since the epoch; `null` if no end was given. Has no meaning while the switch is off. */
  readonly until: number | null
  /** `seconds`: until it ends by itself. Without it, maintenance lasts until it is turned off. */
  turnOn(seconds?: number): Promise<void>
  turnOff(): Promise<void>
  stop(): void
}

/** How often changes by other processes are checked, in ms. */
const WATCH_INTERVAL = 1000

/**
 * The state is stored in a file, so that it survives a restart and applies to every process that shares the folder.
 * `shared` extends it to processes that do not share the folder. While neither can be read, each process uses the last
 * state it knows. The later of two states wins.
 */
export function createMaintenanceSwitch(file: string, log: FastifyBaseLogger, shared?: SharedText): MaintenanceSwitch {
  let state = readFile(file)
  // Node also calls this once for a missing file.
  const watch = (now: Stats, before: Stats) => {
    if (now.mtimeMs !== before.mtimeMs) state = laterOf(readFile(file), state)
  }
  watchFile(file, { interval: WATCH_INTERVAL, persistent: false }, watch)
  shared?.onReady(() => void syncWithOthers())
  const syncing = shared && setInterval(() => void syncWithOthers(), WATCH_INTERVAL).unref()

  async function changeTo(next: SwitchState): Promise<void> {
    state = next
    await Promise.all([save(), syncWithOthers()])
  }

  async function save(): Promise<void> {
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, writeState(state))
      await rename(draft, file)
    } catch (error) {
      log.error({ err: error }, 'the maintenance switch could not be saved: it applies to this process until it ends')
    }
  }

  /** Applies a later state of another process, or publishes the own state if that is later. */
  async function syncWithOthers(): Promise<void> {
    const text = await shared?.read()
    if (text === undefined) return
    const theirs = readState(text) ?? UNTOUCHED
    if (theirs.at > state.at) {
      state = theirs
      log.warn({ isOn: theirs.isOn }, 'another process switched maintenance')
      await save()
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
      log.warn({ seconds }, 'maintenance was switched on manually')
      await changeTo(nextState(state, true, seconds === undefined ? null : Date.now() + seconds * 1000))
    },
    async turnOff() {
      log.warn('maintenance was switched off manually')
      await changeTo(nextState(state, false, null))
    },
    stop() {
      unwatchFile(file, watch)
      clearInterval(syncing)
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

type SwitchState = {
  isOn: boolean
  /** Ms since the epoch; `null` if no end was given. */
  until: number | null
  /**
   * When this state was set, in ms since the epoch; 0 for a switch that was never used. The later of two states wins.
   */
  at: number
}

/**
 * The state after `before`. Its time is always later than that of `before`, even if the clocks of two machines differ.
 */
export function nextState(before: SwitchState, isOn: boolean, until: number | null): SwitchState {
  return { isOn, until, at: Math.max(Date.now(), before.at + 1) }
}

export function laterOf(one: SwitchState, other: SwitchState): SwitchState {
  return one.at > other.at ? one : other
}

export function writeState({ isOn, until, at }: SwitchState): string {
  return JSON.stringify({ isOn, until, at })
}

/** `undefined` if the text is not a valid state. */
export function readState(text: string | null): SwitchState | undefined {
  try {
    const { isOn, until, at } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof isOn !== 'boolean' || typeof at !== 'number') return undefined
    return { isOn, until: typeof until === 'number' ? until : null, at }
  } catch {
    return undefined
  }
}
