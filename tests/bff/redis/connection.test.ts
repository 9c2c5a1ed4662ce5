import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRedis, type RedisConnection } from '../../../bff/redis/connection.ts'
import { type RedisServer, redisServerPath, startRedisServer } from '../support/redis-server.ts'

const path = redisServerPath()
if (!path) console.warn('Not tested: the connection to a Redis. There is no server to be had.')

describe.skipIf(!path)('a connection to Redis', () => {
  let server: RedisServer
  let redis: RedisConnection
  beforeAll(async () => {
    server = await startRedisServer(path ?? '')
    redis = connectRedis(server.url, pino({ level: 'silent' }))
  })
  afterAll(() => {
    redis?.close()
    return server?.close()
  })

  test('has its answer where this process stood still meanwhile', async () => {
    await expect.poll(() => redis.attempt((client) => client.ping())).toBe('PONG')
    const requested = redis.attempt((client) => client.ping())
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    expect(await requested).toBe('PONG')
  })
})
