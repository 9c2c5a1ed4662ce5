import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../support/programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the project's tests may start a Redis; those of `*.redis.test.ts` always do. */
    hasRedis: boolean
  }
}

export type RedisServer = {
  url: string
  /** Stops answering, without closing a connection. */
  pause(): void
  resume(): void
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A Redis or Valkey of the test's own, without persistence. Throws if neither is installed. */
export async function startRedisServer(): Promise<RedisServer> {
  const path = findProgram(['redis-server', 'valkey-server'], 'redis-server')
  const dir = mkdtempSync(join(tmpdir(), 'musette-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no']
    const server = spawn(path, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = server
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text) => /Ready to accept connections/i.test(String(text)) && resolve())
      server.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)))
    })
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    start,
    stop,
    async close() {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
