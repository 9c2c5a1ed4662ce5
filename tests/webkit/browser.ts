import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../e2e/shop.ts'

/** Key of an element in WebDriver's messages (W3C WebDriver, «Elements»). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE = 30_000

export type Browser = {
  open(url: string): Promise<void>
  url(): Promise<string>
  /** Clicks the first shown element that an XPath finds, as a hand would. Waits for it. */
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  /** Runs a function's source in the page. */
  run<T>(script: string): Promise<T>
  close(): Promise<void>
}

/** WebKitGTK, which has Safari's engine, as Debian packages it: `webkit2gtk-driver` and `xvfb`. */
export async function openWebKit(): Promise<Browser> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const [display] = (await once(createInterface({ input: screen.stdout! }), 'line')) as [string]
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}`, LANG: 'fr_FR.UTF-8' })

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message} ${JSON.stringify(body ?? {})}`)
    return value
  }

  const { sessionId } = await until(() => call<{ sessionId: string }>('POST', '', { capabilities: {} }))
  const session = `/${sessionId}`
  await call('POST', `${session}/window/rect`, { width: 360, height: 800 })

  function execute<T>(script: string, args: unknown[] = []): Promise<T> {
    return call('POST', `${session}/execute/sync`, { script, args })
  }

  async function shown(xpath: string): Promise<string> {
    const found = await call<Record<string, string>[]>('POST', `${session}/elements`, { using: 'xpath', value: xpath })
    for (const { [ELEMENT]: id = '' } of found)
      if (await call<boolean>('GET', `${session}/element/${id}/displayed`)) return id
    throw new Error(`Nothing is shown of ${xpath}`)
  }

  async function click(xpath: string): Promise<string> {
    return until(async () => {
      const id = await shown(xpath)
      // Away from elements at the edges of the screen.
      await execute('arguments[0].scrollIntoView({ block: "center" })', [{ [ELEMENT]: id }])
      await call('POST', `${session}/element/${id}/click`, {})
      return id
    })
  }

  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    url: () => call('GET', `${session}/url`),
    async click(xpath) {
      await click(xpath)
    },
    async type(xpath, text) {
      await call('POST', `${session}/element/${await click(xpath)}/value`, { text })
    },
    run: (script) => execute(`return (${script})()`),
    async close() {
      await call('DELETE', session)
      driver.kill()
      screen.kill()
    },
  }
}

function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
  child.on('error', () => {
    throw new Error(`${program} is not there: apt-get install webkit2gtk-driver xvfb`)
  })
  return child
}

/** The first result; the last error after a while. */
async function until<T>(task: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      return await task()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(200)
    }
  }
}
