import { readFileSync, type Stats, unwatchFile, watchFile } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** Maintenance as switched by hand: only a hand, or the time it was given, ends it (design, decision 9). */
export type MaintenanceSwitch = {
  readonly isOn: boolean
  /** Ms since 1970; `null` when no end was given. Means nothing while it is off. */
  readonly until: number | null
  /** `seconds`: until it ends by itself; none for «until somebody ends it». */
  turnOn(seconds?: number): Promise<void>
  turnOff(): Promise<void>
  stop(): void
}

type State = { isOn: boolean; until: number | null }

const OFF: State = { isOn: false, until: null }
/** How often another process' hand is looked for, in ms. */
const WATCH_INTERVAL = 1000

/** Kept in a file, so that it outlasts a restart and holds for every process that shares the folder. */
export function createMaintenanceSwitch(file: string, log: FastifyBaseLogger): MaintenanceSwitch {
  let state = read(file)
  // Called once for a file that is not there, too.
  const watch = (now: Stats, before: Stats) => {
    if (now.mtimeMs !== before.mtimeMs) state = read(file)
  }
  watchFile(file, { interval: WATCH_INTERVAL, persistent: false }, watch)

  async function keep(): Promise<void> {
    try {
      if (!state.isOn) return await rm(file, { force: true })
      const draft = `${file}.${process.pid}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, JSON.stringify({ until: state.until }))
      await rename(draft, file)
    } catch (error) {
      log.error({ err: error }, 'the maintenance switch could not be kept: it holds for this process, until it ends')
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
      state = { isOn: true, until: seconds === undefined ? null : Date.now() + seconds * 1000 }
      log.warn({ seconds }, 'maintenance was switched on by hand')
      await keep()
    },
    async turnOff() {
      state = OFF
      log.warn('maintenance was switched off by hand')
      await keep()
    },
    stop: () => unwatchFile(file, watch),
  }
}

function read(file: string): State {
  try {
    const { until } = JSON.parse(readFileSync(file, 'utf8')) as { until?: unknown }
    return { isOn: true, until: typeof until === 'number' ? until : null }
  } catch {
    return OFF
  }
}
