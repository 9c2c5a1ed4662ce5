import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type JsonServer, startJsonServer } from '../support/json-server.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { createTestApp } from '../support/test-app.ts'

const TOKEN = 'a-token-for-tests'
const SETTLED = { interval: 10 }

describe('two processes that share a Redis, each with an edge of its own to be seen by', () => {
  let redis: RedisServer
  let wire: Wire
  let edges: JsonServer[]
  let apps: FastifyInstance[]
  let step = 0

  beforeEach(async () => {
    redis = await startRedisServer()
    wire = await startWire(redis.url)
    edges = [await startJsonServer(() => ({ status: 204 })), await startJsonServer(() => ({ status: 204 }))]
    apps = await Promise.all(
      edges.map(({ url }, nth) =>
        createTestApp({
          REDIS_URL: nth === 0 ? redis.url : wire.url,
          CACHE_TOKEN: TOKEN,
          EDGE_WEBHOOK_URL: url,
          EDGE_WEBHOOK_SECRET: `whsec_${'ab12'.repeat(8)}`,
        }),
      ),
    )
    // In step: each receives the other's purges.
    await expect
      .poll(async () => {
        await purge(0, ['warm_up'])
        await purge(1, ['warm_up'])
        return edges.map((_, nth) => told(nth).includes('warm_up'))
      }, SETTLED)
      .toEqual([true, true])
    await expect
      .poll(
        async () => {
          await purge(0, [`step_${++step}`])
          await expect.poll(() => times(0, `step_${step}`), SETTLED).toBe(1)
          await new Promise((resolve) => setTimeout(resolve, 200))
          return times(1, `step_${step}`)
        },
        { ...SETTLED, interval: 300 },
      )
      .toBe(0)
  })
  afterEach(async () => {
    redis.resume()
    for (const app of apps) await app.close()
    for (const edge of edges) await edge.close()
    await wire.close()
    await redis.close()
  })

  const purge = (nth: number, tags: string[]) =>
    apps[nth]?.inject({
      method: 'POST',
      url: '/cache/purge',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: { tags },
    })
  /** Returns the tags that one of them purged at its edge. */
  const told = (nth: number) => edges[nth]?.requests.flatMap(({ body }) => (body as { tags: string[] }).tags) ?? []
  const times = (nth: number, tag: string) => told(nth).filter((one) => one === tag).length

  test('only the one that got a purge passes it on', async () => {
    await purge(0, ['cat_p_1'])
    await expect.poll(() => times(0, 'cat_p_1'), SETTLED).toBe(1)
    await purge(1, ['cat_p_2'])
    await expect.poll(() => times(1, 'cat_p_2'), SETTLED).toBe(1)
    expect([times(0, 'cat_p_2'), times(1, 'cat_p_1')]).toEqual([0, 0])
  })

  test('Redis comes first: the edge would fetch old responses from a process that does not know yet', async () => {
    redis.pause()
    await purge(0, ['cat_p_3'])
    expect(told(0)).not.toContain('cat_p_3')
    // It is purged all the same, soon.
    await expect.poll(() => times(0, 'cat_p_3'), SETTLED).toBeGreaterThan(0)
  })

  test('without Redis the edge gets the purge at once, and again once the other process can know', async () => {
    await redis.stop()
    await purge(0, ['cat_p_4'])
    await expect.poll(() => times(0, 'cat_p_4'), SETTLED).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 3500))
    const before = times(0, 'cat_p_4')
    await redis.start()
    await expect.poll(() => times(0, 'cat_p_4'), SETTLED).toBeGreaterThan(before)
  })

  test('one that was cut off passes on what it missed, since it gave the edge old responses', async () => {
    wire.cut()
    await purge(0, ['cat_p_5'])
    await expect.poll(() => times(0, 'cat_p_5'), SETTLED).toBeGreaterThan(0)
    expect(times(1, 'cat_p_5')).toBe(0)
    await wire.mend()
    await expect.poll(() => times(1, 'cat_p_5'), SETTLED).toBeGreaterThan(0)
  })
})

type Wire = { url: string; cut(): void; mend(): Promise<void>; close(): Promise<void> }

/** A connection to Redis that can be cut. */
async function startWire(redisUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(redisUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const one of [socket, onward]) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          socket.destroy()
          onward.destroy()
        })
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (own: number) => new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: `redis://127.0.0.1:${own}`,
    cut,
    mend: () => listen(own),
    close: async () => cut(),
  }
}
