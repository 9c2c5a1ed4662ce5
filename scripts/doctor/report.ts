import { join } from 'node:path'
import { ConfigError, readConfig } from '../../bff/config/read-config.ts'
import { examine } from './examine.ts'
import { tableOf, tasksOf } from './print.ts'

export type Report = {
  text: string
  /** 0: everything required works; 1: something does not; 2: the configuration is wrong, and nothing was requested. */
  code: 0 | 1 | 2
}

/** Reads the environment as the server does, examines the store that it names, and reports what to do; optionally all rows as a table, or as JSON. */
export async function reportOn(
  env: Readonly<Record<string, string | undefined>>,
  form: 'tasks' | 'table' | 'json',
): Promise<Report> {
  const asJson = form === 'json'
  try {
    // No session is sealed here, so the key that production demands is not needed.
    const config = readConfig({ ...env, NODE_ENV: '' }, join(env.MUSETTE_SHOP ?? '', 'sites'))
    const store = config.upstream.url
    const rows = await examine(config)
    const isFit = rows.every(({ verdict }) => verdict !== 'fault')
    const json = { store, at: new Date().toISOString(), isFit, rows }
    const text = asJson
      ? JSON.stringify(json, null, 2)
      : `${store}\n${form === 'table' ? tableOf(rows) : tasksOf(rows)}`
    return { text, code: isFit ? 0 : 1 }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { text: asJson ? JSON.stringify({ isFit: false, faults: error.faults }) : error.message, code: 2 }
  }
}
