import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { end } from '../../e2e/shop.ts'

export type Line = Record<string, unknown> & { logger: string; level: number; msg: string }

/** Bytes, and numbers that the engine prints wrong: a healthy process has none. */
export type Inside = NodeJS.MemoryUsage & { wrongTexts: number[] }

export type ShopProcess = {
  /** Without a trailing slash. A restart gives another one. */
  readonly url: string
  readonly child: ChildProcess
  readonly dataDir: string
  /** Log lines since the last start. */
  readonly lines: Line[]
  /** Output to stderr since the last start: nothing, if all is well. */
  readonly stderr: string
  /** Moves its clock, in ms from the true time. */
  shiftClock(ms: number): Promise<void>
  /** Memory after a garbage collection. */
  memory(): Promise<Inside>
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** The same shop on the same folder, with the same keys. */
  start(): Promise<void>
  /** Sends SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>
  /** Ends it and removes the folder that was made for it. */
  close(): Promise<void>
}

export type ShopOptions = {
  /** The test's to remove; without it a folder is made, and removed in the end. */
  dataDir?: string
  /** Largest file it may write, in blocks of 512 bytes (`ulimit -f`). */
  maxFileBlocks?: number
  /** Mebibytes of its heap. */
  heap?: number
  /** Another build than the project's own: the folder with its `dist/` and `node_modules/`. */
  folder?: string
}

const PRELOAD = join(process.cwd(), 'tests/resilience/support/preload.mjs')

/** The built server, as it runs in production, in front of a store (its base address). */
export async function startShopProcess(
  storeUrl: string,
  env: Record<string, string> = {},
  { dataDir: given, maxFileBlocks, heap = 256, folder = process.cwd() }: ShopOptions = {},
): Promise<ShopProcess> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'musette-resilience-'))
  const all = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    UPSTREAM_URL: new URL('/graphql', storeUrl).href,
    UPSTREAM_EXTENSIONS: 'all',
    SESSION_KEY: Buffer.alloc(32, 9).toString('base64'),
    CAPTCHA: 'false',
    RATE_LIMIT_MUTATIONS: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    // Store, load and test keep the machine busy, too.
    MAX_EVENT_LOOP_DELAY: '10000',
    ...env,
  }
  const node = ['--expose-gc', `--max-old-space-size=${heap}`, '--import', PRELOAD, 'dist/server/main.js']
  const limited = ['-c', `ulimit -f ${maxFileBlocks} && exec "$0" "$@"`, process.execPath, ...node]
  let running: { url: string; child: ChildProcess; lines: Line[]; stderr: string }

  async function start(): Promise<void> {
    const [file, args] = maxFileBlocks === undefined ? [process.execPath, node] : ['/bin/sh', limited]
    const child = spawn(file, args, { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const state = { url: '', child, lines: [] as Line[], stderr: '' }
    child.stderr?.on('data', (text) => (state.stderr += String(text)))
    state.url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        if (line.startsWith('{')) state.lines.push(readLine(line))
        const [, address] = /ready: (http\S+)\/$/.exec(line) ?? []
        if (address) resolve(address)
      })
      child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${state.stderr}`)))
    })
    running = state
  }

  function tell(message: object): Promise<Inside> {
    const { child } = running
    return new Promise((resolve) => {
      child.once('message', (response) => resolve(response as Inside))
      child.send(message)
    })
  }

  await start()
  const shop: ShopProcess = {
    dataDir,
    get url() {
      return running.url
    },
    get child() {
      return running.child
    },
    get lines() {
      return running.lines
    },
    get stderr() {
      return running.stderr
    },
    async shiftClock(ms) {
      await tell({ shift: ms })
    },
    memory: () => tell({ memory: true }),
    async kill() {
      const ended = new Promise((resolve) => running.child.once('exit', resolve))
      running.child.kill('SIGKILL')
      await ended
    },
    start,
    terminate() {
      const ended = new Promise<number | null>((resolve) => running.child.once('exit', resolve))
      running.child.kill('SIGTERM')
      return ended
    },
    async close() {
      await end(running.child)
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return shop
}

/** Output that is no log line becomes one that no test expects. */
function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    console.error(`no line of a log: ${line.slice(0, 2000)}`)
    return { logger: 'torn', level: 60, msg: line }
  }
}
