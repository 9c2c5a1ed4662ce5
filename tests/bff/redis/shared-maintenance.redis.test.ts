import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const token = 'open-sesame-open-sesame'

describe('maintenance by hand, in processes that share nothing but a Redis', () => {
  let redis: RedisServer
  let folder: string
  let servers: ServerProcess[]
  let first: ServerProcess
  let second: ServerProcess

  async function start(): Promise<ServerProcess> {
    const server = await startServerProcess('tests/bff/support/slow-server.ts', {
      UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
      DATA_DIR: await mkdtemp(join(folder, 'data-')),
      REDIS_URL: redis.url,
      MAINTENANCE_TOKEN: token,
    })
    servers.push(server)
    return server
  }
  async function switchAt({ url }: ServerProcess, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const init: RequestInit = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${url}/maintenance-mode`, init)
    expect(response.status).toBe(200)
    return response.json()
  }
  const shown = async ({ url }: ServerProcess) => (await fetch(`${url}/1`)).status
  const shows = (server: ServerProcess, status: number) =>
    expect.poll(() => shown(server), { interval: 100 }).toBe(status)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'musette-switch-'))
    servers = []
    redis = await startRedisServer()
    ;[first, second] = await Promise.all([start(), start()])
  })
  afterEach(async () => {
    redis.resume()
    await Promise.all(servers.map((server) => server.end()))
    await redis.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is switched for all by one, also for who comes later', async () => {
    await switchAt(first, 'POST', { duration: 3600 })
    expect(await shown(first)).toBe(503)
    await shows(second, 503)
    expect(await switchAt(second, 'GET')).toEqual(await switchAt(first, 'GET'))
    await shows(await start(), 503)
    await switchAt(second, 'DELETE')
    for (const server of servers) await shows(server, 200)
  })

  test('stays as each knows it while Redis is gone; the last switch counts when it is back, although it forgot everything', async () => {
    await switchAt(first, 'POST')
    await shows(second, 503)
    await redis.stop()
    await switchAt(second, 'DELETE')
    expect([await shown(first), await shown(second)]).toEqual([503, 200])
    await redis.start()
    await shows(first, 200)

    await redis.stop()
    await switchAt(first, 'POST')
    expect([await shown(first), await shown(second)]).toEqual([503, 200])
    await redis.start()
    await shows(second, 503)
  })

  test('is switched at once in one process while Redis does not respond, and in others when it does', async () => {
    redis.pause()
    await switchAt(first, 'POST')
    expect([await shown(first), await shown(second)]).toEqual([503, 200])
    redis.resume()
    await shows(second, 503)
  })
})
