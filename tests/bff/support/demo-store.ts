import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createMediaHandler } from '../../../demo-store/media.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { CheckoutSeed } from '../../../demo-store/seed/types.ts'
import { demoStoreFolder } from '../../../scripts/extensions.mjs'
import { createStore, type Store } from '../../../demo-store/server.ts'

/** The demo store with its whole demo range, in memory, on a free port. `checkout` replaces parts of what its merchant set up. */
export function startDemoStore(checkout: Partial<CheckoutSeed> = {}): Promise<Store> {
  const changed = { ...seed, checkout: { ...seed.checkout, ...checkout } }
  return createStore({ seed: changed, media: createMediaHandler(demoStoreFolder('media')), dataDir: null })
}

export type DemoStoreProcess = {
  /** Base address without a trailing slash; the same after a restart. */
  url: string
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** The demo store in a process of its own, that a test can kill. `dataDir` is the test's to remove. */
export async function startDemoStoreProcess(dataDir: string): Promise<DemoStoreProcess> {
  let child: ChildProcess | undefined
  let port = 0

  async function start(): Promise<void> {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, UPSTREAM_PORT: String(port) }
    const started = spawn(process.execPath, ['scripts/run.mjs', 'demo-store/main.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const url = await new Promise<URL>((resolve, reject) => {
      createInterface({ input: started.stdout }).on('line', (line) => {
        const [, address] = /ready at (\S+)/.exec(line) ?? []
        if (address) resolve(new URL(address))
      })
      started.once('exit', (code) => reject(new Error(`the demo store ended with ${code}`)))
    })
    port = Number(url.port)
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
