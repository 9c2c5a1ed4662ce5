import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRedis, type RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedRecords } from '../../../bff/redis/shared-records.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { createTestApp } from '../support/test-app.ts'

describe('a lock that processes share', () => {
  let redis: RedisServer
  let connections: [RedisConnection, RedisConnection]
  beforeAll(async () => {
    redis = await startRedisServer()
    const { log } = await createTestApp({ LOG_LEVEL: 'silent' })
    connections = [connectRedis(redis.url, log), connectRedis(redis.url, log)]
    await Promise.all(connections.map((one) => new Promise<void>((resolve) => one.onReady(resolve))))
  })
  afterAll(async () => {
    for (const connection of connections) connection.close()
    await redis.close()
  })
  const lockOf = (index: 0 | 1, seconds = 60) => createSharedRecords(connections[index], 'test:').lock('cart', seconds)

  test('is one process’s at a time, and the next one’s after it was released', async () => {
    const [first, second] = [lockOf(0), lockOf(1)]
    expect(await first.take()).toBe(true)
    expect(await second.take()).toBe(false)
    await first.release()
    expect(await second.take()).toBe(true)
    await second.release()
  })

  test('is not released by a process that waited for it without success', async () => {
    const [first, second] = [lockOf(0), lockOf(1)]
    await first.take()
    await second.take()
    await second.release()
    expect(await lockOf(1).take()).toBe(false)
    await first.release()
  })

  test('is not released by who had it before, after its time was over', async () => {
    const [slow, next] = [lockOf(0, 1), lockOf(1)]
    expect(await slow.take()).toBe(true)
    await expect.poll(() => next.take()).toBe(true)
    await slow.release()
    expect(await lockOf(0).take()).toBe(false)
    await next.release()
  })
})
