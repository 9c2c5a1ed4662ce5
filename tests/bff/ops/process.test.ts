import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
