import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { demoEnvironment, demoStoreFolder } from '../../scripts/extensions.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    storeUrl: string
  }
}

/**
 * The built product, as `npm start` runs it: the demo store (with its control API, hence not in production mode) and the bff.
 * Tests that stop or break the store start their own with `startShop`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await seedOnce()
  const shop = await startShop(EDITORS)
  project.provide('shopUrl', shop.url)
  project.provide('storeUrl', shop.storeUrl)
  return shop.stop
}

/** Settings that let editors in, in the shop of most journeys. */
export const EDITORS = {
  CONTRIBUTION_TOKEN: 'jardinage-en-contribution-2026',
  ADMIN_URL: 'https://magasin.example/admin_7x/',
}

/** Initial data of a store; a store that finds data from another seed creates its own. */
const SEEDED = 'var/e2e-store'

/** Data for a separate store: copying takes a twentieth of the time of creating it. */
export function makeDataDir(prefix = 'musette-e2e-'): string {
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  if (existsSync(SEEDED)) cpSync(SEEDED, dataDir, { recursive: true })
  return dataDir
}

async function seedOnce(): Promise<void> {
  rmSync(SEEDED, { recursive: true, force: true })
  const env = { NODE_ENV: 'test', DATA_DIR: SEEDED, UPSTREAM_PORT: String(await freePort()) }
  await end(await run('dist/demo-store/main.js', env))
}

export type RunningShop = {
  url: string
  storeUrl: string
  stopStore(): Promise<void>
  startStore(): Promise<void>
  stop(): Promise<void>
}

/** The environment reaches both programs, so that they agree on what both read (`UPSTREAM_LEVEL`). `folder`: of another shop. */
export async function startShop(
  wanted: Record<string, string> | ((storeUrl: string) => Record<string, string>) = {},
  folder = process.cwd(),
): Promise<RunningShop> {
  const dataDir = makeDataDir()
  const [storePort, shopPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const storeUrl = `http://127.0.0.1:${storePort}`
  const url = `http://127.0.0.1:${shopPort}`
  const environment = typeof wanted === 'function' ? wanted(storeUrl) : wanted

  let store: ChildProcess | undefined
  const startStore = async () => {
    const env = {
      ...environment,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      MEDIA_DIR: demoStoreFolder('media'),
      UPSTREAM_PORT: String(storePort),
      UPSTREAM_SMTP_PORT: String(smtpPort),
      PORT: String(shopPort),
      PURGE_HOSTS: `127.0.0.1:${shopPort}`,
    }
    store = await run('dist/demo-store/main.js', env, folder)
  }
  const stopStore = () => end(store)

  await startStore()
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(shopPort),
    UPSTREAM_URL: `${storeUrl}/graphql`,
    UPSTREAM_EXTENSIONS: 'all',
    UPSTREAM_INTEGRATION_TOKEN: 'demo-store-integration',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SESSION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    // Two shoppers at a time on a machine that also runs their browsers, all from one address.
    MAX_EVENT_LOOP_DELAY: '60000',
    RATE_LIMIT_MUTATIONS: '3000',
    RATE_LIMIT_SENSITIVE: '200',
    // No page view is sampled at random.
    WEB_VITALS_SAMPLING: '0',
    ...demoEnvironment(storeUrl),
    SHOP_NAME: 'Musette',
    SHOP_PHONE: '01 99 00 00 17',
    SHOP_EMAIL: 'bonjour@musette.example',
    SISTER_HOSTS: 'avis.musette.example',
    ...environment,
  }
  const bff = await run('dist/server/main.js', env, folder)
  return {
    url,
    storeUrl,
    startStore,
    stopStore,
    async stop() {
      await Promise.all([end(bff), stopStore()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a built program, of this build or of the one in another folder, and waits for the line that says it is ready. */
export function run(file: string, env: Record<string, string>, cwd = process.cwd()): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (/ready/i.test(line)) resolve(child)
    })
    child.on('exit', (code) =>
      reject(new Error(`${file} ended with ${code} before it was ready:\n${lines.join('\n')}`)),
    )
  })
}

export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
