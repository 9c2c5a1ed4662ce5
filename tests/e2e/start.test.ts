import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoEnvironment } from '../../scripts/extensions.mjs'
import { openBrowser, visit } from './browser.ts'
import { freePort, makeDataDir } from './shop.ts'

let browser: Browser
const dataDir = makeDataDir('musette-start-')
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let npm: ChildProcess | undefined
afterEach(() => npm?.kill('SIGKILL'))

const isOpen = async (port: number): Promise<boolean> => {
  const socket = createConnection({ port, host: '127.0.0.1' })
  const answered = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return answered
}

/** `npm start` as somebody types it, but for the ports; resolves when the shop is ready, with all that was said. */
async function npmStart(): Promise<{ shop: number; store: number; said: string }> {
  const [shop, store] = [await freePort(), await freePort()]
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: String(shop), UPSTREAM_PORT: String(store), LOG_LEVEL: 'warn' }
  npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  npm.stdout?.setEncoding('utf8')
  let said = ''
  npm.stdout?.on('data', (chunk: string) => (said += chunk))
  while (!said.includes('Musette is ready')) {
    await Promise.race([once(npm.stdout!, 'data'), once(npm, 'exit')])
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${said}`)
  }
  return { shop, store, said }
}

describe('npm start', () => {
  test('names the mailbox; its demo has the features of each edition and needs consent', async () => {
    const { shop, store, said } = await npmStart()
    expect(said).toContain(`http://127.0.0.1:${store}/mailbox`)
    expect((await fetch(`http://127.0.0.1:${store}/mailbox`)).status).toBe(200)

    const { page, leave } = await visit(browser, 1280)
    const base = `http://127.0.0.1:${shop}`
    await page.goto(base)
    await page.getByRole('button', { name: 'Tout accepter', exact: true }).click()
    // Third parties that the demo store plays are allowed on the shop's pages.
    const started = Object.values(demoEnvironment(`http://127.0.0.1:${store}`, 'start.env'))
    const played = started.filter((value) => value.includes('/guests/'))
    for (const address of played) expect((await fetch(address)).status, address).toBe(200)
    const policy = (await fetch(base)).headers.get('content-security-policy') ?? ''
    expect(policy.includes(`http://127.0.0.1:${store}`)).toBe(played.length > 0)
    await page.goto(`${base}/login`)
    const main = page.locator('main')
    await main.getByRole('textbox', { name: /e-mail/ }).fill('camille.durand@example.com')
    await main.locator('input[type=password]').fill('Musette-2026!')
    await main.getByRole('button', { name: /connecte/i }).click()
    await page.waitForURL(/\/user/)
    const response = await page.goto(`${base}/user/store-credit`)
    expect(response?.status()).toBe(200)
    await page.getByText(/20,00/).first().waitFor()
    await leave()
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('ends all it started when npm gets %s', async (signal) => {
    const { shop, store } = await npmStart()
    expect([await isOpen(shop), await isOpen(store)]).toEqual([true, true])
    // A terminal's Ctrl-C reaches the whole group; npm alone would only wait.
    if (signal === 'SIGINT') process.kill(-(npm?.pid ?? 0), signal)
    else npm?.kill(signal)
    await expect.poll(async () => (await isOpen(shop)) || (await isOpen(store))).toBe(false)
  })
})
