import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import type { Line } from '../support/log-lines.ts'

const WHOLE = 200
const IN_FLIGHT = 5

test('SIGTERM loses no line, neither of finished requests nor of those in flight', async () => {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'tests/bff/support/slow-server.ts'], {
    env: {
      PATH: process.env.PATH,
      UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
      DATA_DIR: 'var/tests',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const texts: string[] = []
  const ended = once(server, 'exit')
  const address = await new Promise<string>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (text) => {
      if (text.startsWith('http')) resolve(text)
      else texts.push(text)
    })
  })
  const ask = async (ms: number) => (await fetch(`${address}/${ms}`)).headers.get('x-request-id')
  const ids = await Promise.all(Array.from({ length: WHOLE }, () => ask(1)))
  const late = Array.from({ length: IN_FLIGHT }, () => ask(400))
  await ask(1).then((id) => ids.push(id))
  server.kill('SIGTERM')
  ids.push(...(await Promise.all(late)))
  await Promise.all([ended, once(server.stdout, 'close')])

  const lines = texts.map((text) => JSON.parse(text) as Line)
  const logged = lines.filter(({ logger }) => logger === 'access').map(({ reqId }) => String(reqId))
  expect(logged.sort()).toEqual(ids.map(String).sort())
  expect(lines.map(({ msg }) => msg)).toContain('stopping')
})
