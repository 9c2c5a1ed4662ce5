import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'undici'
import { CHROMIUM, CHROMIUM_SWITCHES } from '../e2e/browser.ts'
import { markdown, median, met, ms } from './report.ts'
import { CONFIGURABLE, LISTING, SLOWDOWN } from './slow-page.ts'

const ROUNDS = Number(process.env.NAVIGATION_ROUNDS || 5)
/** In ms: total blocking time, and the longest task after the first paint. */
const GOALS = { blocking: 100, task: 100 }
/** In ms: a long task blocks for its duration beyond this. */
const SHORT_TASK = 50
/** In ms: by then a page is idle. */
const WHOLE_LOAD = 5_000

/** Returns a table of long tasks, for the pages on which most visits begin. */
export async function firstLoads(chromium: Chromium, shop: string): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries({ home: '/', listing: LISTING, product: CONFIGURABLE })) {
    const loads: number[][] = []
    for (let round = 0; round < ROUNDS; round++) loads.push(await chromium.longTasks(shop + path))
    const blocking = median(loads.map((tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_TASK), 0)))
    const longest = median(loads.map((tasks) => Math.max(0, ...tasks)))
    rows.push([name, ms(blocking), met(blocking, GOALS.blocking), ms(longest), met(longest, GOALS.task)])
  }
  return markdown([
    ['first load, median', `total blocking time (≤ ${GOALS.blocking} ms)`, '', `longest task (≤ ${GOALS.task} ms)`, ''],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ])
}

type Chromium = {
  /** Opens an address as a visitor with an empty profile and without input. Returns the long tasks after the first paint, in ms. */
  longTasks(address: string): Promise<number[]>
  close(): Promise<void>
}

/**
 * A Chromium that is only told where to go, and asked afterwards. Where a debugger listens, as that of Playwright does, V8 reads the code around each new
 * `Error` a second time for its position: for those of React all of it, some 100 ms that no shopper waits for.
 */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'musette-bench-chromium-'))
  const switches = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...CHROMIUM_SWITCHES]
  const child = spawn(CHROMIUM, [...switches, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  const { send, close } = await connect(address)
  return {
    async longTasks(url) {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const phone = { width: 360, height: 900, deviceScaleFactor: 1, mobile: true }
      await send('Emulation.setDeviceMetricsOverride', phone, sessionId)
      await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, sessionId)
      await send('Page.navigate', { url }, sessionId)
      await pause(WHOLE_LOAD)
      const expression = `(${longTasksSoFar.toString()})()`
      const question = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send('Runtime.evaluate', question, sessionId)
      if (exceptionDetails) throw new Error(`${url}: ${JSON.stringify(exceptionDetails)}`)
      await send('Target.disposeBrowserContext', { browserContextId })
      return (result as { value: number[] }).value
    },
    async close() {
      close()
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Runs in the page. Observers get earlier entries in a separate task. */
async function longTasksSoFar(): Promise<number[]> {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  if (painted === undefined) throw new Error('Nothing was painted')
  const durations: number[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= painted) durations.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 500))
  return durations
}

type Result = Record<string, unknown>
type Answer = { result?: Result; error?: unknown }
type Send = (method: string, params?: object, sessionId?: string) => Promise<Result & { sessionId?: string }>

/** https://chromedevtools.github.io/devtools-protocol/ */
async function connect(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, ...answer } = JSON.parse(String(data)) as { id?: number } & Answer
    waiting.get(id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return {
    async send(method, params = {}, sessionId) {
      const id = ++last
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const { result, error } = await answered
      waiting.delete(id)
      if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`)
      return result ?? {}
    },
    close: () => socket.close(),
  }
}
