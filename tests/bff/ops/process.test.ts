import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const enough = { UPSTREAM_URL: 'http://127.0.0.1:9/graphql', DATA_DIR: 'var/tests' }

function run(module: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/run.mjs', module], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += String(chunk)
  return text
}

test('a wrong environment stops the start with everything that is wrong, and exit code 1', async () => {
  const server = run('bff/main.ts', { PORT: 'http', UPSTREAM_LEVEL: '1.9' })
  const [[code], told] = await Promise.all([once(server, 'exit'), textOf(server.stderr)])
  expect(code).toBe(1)
  expect(told).toContain('PORT cannot be "http": allowed is a whole number from 0 to 65535')
  expect(told).toContain('UPSTREAM_LEVEL cannot be "1.9"')
  expect(told).toContain('UPSTREAM_URL is required')
  expect(told).not.toMatch(/at .+:\d+:\d+/)
})

test('an address that another program listens on is named with its variables, and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = run('bff/main.ts', { ...enough, PORT: String(port) })
  const [[code], told] = await Promise.all([once(server, 'exit'), textOf(server.stderr)])
  other.close()
  expect(code).toBe(1)
  expect(told).toContain(`HOST and PORT cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}`)
  expect(told).not.toMatch(/at .+:\d+:\d+/)
})

test.each(['as soon as it calls the store', 'once it waits for the store'])(
  'SIGTERM during the start, %s, ends quietly with 0',
  async (when) => {
    const store = createServer().listen(0, '127.0.0.1')
    await once(store, 'listening')
    const { port } = store.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/graphql`
    // The misspelled variable is logged just before the server begins to listen.
    const server = run('bff/main.ts', { ...enough, UPSTREAM_URL: url, PORT: '0', LOGLEVEL: 'info' })
    const [ended, complaint] = [once(server, 'exit'), textOf(server.stderr)]
    const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream })
    await (when === 'once it waits for the store' ? once(lines, 'line') : once(store, 'connection'))
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await complaint).toBe('')
    store.close()
  },
)

test('SIGTERM finishes what is in flight, refuses what is new and ends with 0', async () => {
  const server = run('tests/bff/support/slow-server.ts', enough)
  const [address] = (await once(createInterface({ input: server.stdout as NodeJS.ReadableStream }), 'line')) as [string]
  const inFlight = Array.from({ length: 10 }, () => fetch(`${address}/700`).then((response) => response.text()))
  await fetch(`${address}/1`)
  server.kill('SIGTERM')
  const [[code], texts] = await Promise.all([once(server, 'exit'), Promise.all(inFlight)])
  expect(texts).toEqual(Array.from({ length: 10 }, () => 'finished'))
  expect(code).toBe(0)
  await expect(fetch(`${address}/1`)).rejects.toThrow()
})

test('SIGTERM cuts off what does not end, says so and ends with 1', async () => {
  const server = run('tests/bff/support/slow-server.ts', { ...enough, LOG_LEVEL: 'info' })
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream })
  const said: string[] = []
  const address = await new Promise<string>((resolve) => {
    lines.on('line', (line) => (line.startsWith('http') ? resolve(line) : said.push(line)))
  })
  const inFlight = fetch(`${address}/60000`).catch(() => 'cut off')
  await fetch(`${address}/1`)
  server.kill('SIGTERM')
  const [[code]] = await Promise.all([once(server, 'exit'), once(lines, 'close')])
  expect(await inFlight).toBe('cut off')
  expect(code).toBe(1)
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain(
    'requests in flight are cut off: they did not end in time',
  )
})
