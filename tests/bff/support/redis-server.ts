import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../../../scripts/debian-packages.mjs'

/** Path of a Redis or Valkey server; Debian's package is installed where that is possible. `undefined` where there is none to be had. */
export function redisServerPath(): string | undefined {
  if (!find()) installPackages('redis-server')
  return find()
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

/** A server of the test's own, that keeps nothing on disk. */
export async function startRedisServer(path: string): Promise<RedisServer> {
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

function find(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
