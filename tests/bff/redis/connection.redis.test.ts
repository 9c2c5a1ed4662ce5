import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRedis, type RedisConnection } from '../../../bff/redis/connection.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'

describe('a connection to Redis', () => {
  let server: RedisServer
  let redis: RedisConnection
  beforeAll(async () => {
    server = await startRedisServer()
    redis = connectRedis(server.url, pino({ level: 'silent' }))
  })
  afterAll(() => {
    redis?.close()
    return server?.close()
  })

  test('has its response where this process stood still meanwhile', async () => {
    await expect.poll(() => redis.attempt((client) => client.ping())).toBe('PONG')
    const requested = redis.attempt((client) => client.ping())
    // The client writes in the next turn of the event loop: what follows in the same turn stands still after the command was sent.
    await new Promise<void>((resolve) => setImmediate(resolve))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
    expect(await requested).toBe('PONG')
  })

  test('is left alone by requests after a command without a response, and not by what processes must agree on', async () => {
    const ask = () => [redis.attempt((client) => client.ping()), redis.insist((client) => client.ping())] as const
    server.pause()
    const [hurried, patient] = ask()
    try {
      expect(await hurried).toBeUndefined()
    } finally {
      server.resume()
    }
    const later = ask()
    expect(await patient).toBe('PONG')
    expect(await Promise.all(later)).toEqual([undefined, 'PONG'])
  })

  test('has no response at all where Redis is silent for long', async () => {
    server.pause()
    try {
      expect(await redis.insist((client) => client.ping())).toBeUndefined()
    } finally {
      server.resume()
    }
  })
})
