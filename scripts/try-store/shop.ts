import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rowsOf, type Row } from '../doctor/row.ts'

export type Page = { status: number; html: string; ms: number; location: string | null }

/** The shop in front of the store, with one browser. */
export type Shop = {
  /** Requests a page without following redirects. */
  page(path: string): Promise<Page>
  /** Sends an operation to the shop's own endpoint. Throws its errors. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>
  /** Deletes the browser's cookies. */
  forget(): void
  /** Stops the shop; returns rows for what it logged as a warning or worse. */
  stop(): Promise<Row[]>
}

type LogLine = { level?: number; msg?: string; operation?: string; reason?: string; err?: { message?: string } }

const READY_WITHIN = 90_000
const TIMEOUT = 60_000
const WARN = 40
const ERROR = 50
const MAX_LINES = 500
const SHOWN = 10

/** Starts the built shop. */
export async function startShop(): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'musette-try-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const lines: LogLine[] = []
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: process.env.MUSETTE_SHOP || '.',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      SESSION_KEY: randomBytes(32).toString('base64'),
      CAPTCHA: 'false',
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
  })
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const entry = parse(line)
    if (entry && (entry.level ?? 0) >= WARN && lines.length < MAX_LINES) lines.push(entry)
  })
  let cookies = new Map<string, string>()

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0/i.test(line) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function stop(): Promise<Row[]> {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    rmSync(dataDir, { recursive: true, force: true })
    return logRows(lines)
  }

  await ready(url, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    stop,
    forget() {
      cookies = new Map()
    },
    async page(path) {
      const started = performance.now()
      const response = await request(path, { headers: { accept: 'text/html' } })
      const html = await response.text()
      const { status, headers } = response
      return { status, html, ms: Math.round(performance.now() - started), location: headers.get('location') }
    },
    async ask<T>(query: string, variables: Record<string, unknown> = {}) {
      const response = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
      if (errors?.[0]) throw new Error(errors[0].message)
      return data
    },
  }
}

/** Returns one row per kind of line: a fault if the shop itself failed. */
function logRows(lines: readonly LogLine[]): Row[] {
  const row = rowsOf('log')
  const counted = new Map<string, { count: number; level: number }>()
  for (const { msg = '', operation, reason, err, level = WARN } of lines) {
    const text = [operation, msg, reason ?? err?.message].filter(Boolean).join(': ')
    const known = counted.get(text) ?? { count: 0, level }
    counted.set(text, { count: known.count + 1, level: Math.max(known.level, level) })
  }
  if (counted.size === 0) return [row('warnings', 'ok', 'the shop logged no warning')]
  return [...counted]
    .slice(0, SHOWN)
    .map(([text, { count, level }], index) =>
      row(
        `${level >= ERROR ? 'error' : 'warning'} ${index + 1}`,
        level >= ERROR ? 'fault' : 'note',
        `${count} × ${text}`,
        'docs/runbook.md says what it means.',
      ),
    )
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error('The shop did not start: its configuration is wrong.')
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The store did not respond within ${READY_WITHIN / 1000} s.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function parse(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return undefined
  }
}
