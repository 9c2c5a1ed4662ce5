import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'

const servers: Server[] = []
const processes: ChildProcess[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  for (const child of processes.splice(0)) child.kill('SIGKILL')
})

async function takePort(): Promise<number> {
  const server = createServer()
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function start(args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  return child
}

describe('npm start and npm run dev', () => {
  test.each([
    ['start', 'PORT', {}],
    ['start', 'UPSTREAM_PORT', { PORT: '0', UPSTREAM_URL: '' }],
    ['dev', 'PORT', {}],
    ['dev', 'UPSTREAM_PORT', { PORT: '0', UPSTREAM_URL: '' }],
  ])('%s says in one sentence that the port of %s is taken, before anything is built', async (name, variable, more) => {
    const port = String(await takePort())
    const child = start([`scripts/${name}.mjs`], { ...more, [variable]: port })
    const [said, complaint] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')])
    expect(child.exitCode).toBe(1)
    expect(said).toBe('')
    expect(complaint).toBe(`Port ${port} is taken by another program: stop that, or set ${variable} to another port.\n`)
  })

  test.each([
    ['start', 'PORT', '99999'],
    ['start', 'UPSTREAM_PORT', 'http'],
    ['dev', 'PORT', 'http'],
  ])('%s says in one sentence that %s is no port: %s', async (name, variable, value) => {
    const child = start([`scripts/${name}.mjs`], { PORT: '0', UPSTREAM_URL: '', [variable]: value })
    const [said, complaint] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')])
    expect([child.exitCode, said]).toEqual([1, ''])
    expect(complaint).toBe(`${variable} cannot be its value: allowed is a whole number from 0 to 65535.\n`)
  })
})

/** Runs as a script of npm; says so when npm is gone. */
const script = `
  import { onNpmEnd } from './scripts/start/parent-end.mjs'
  onNpmEnd(() => { console.log('ended'); process.exit(0) })
  setInterval(() => {}, 1000)
  console.log('running')`

describe('a script of npm', () => {
  test.each([
    ['itself', ''],
    ['with a shell between, which outlives it', '; true'],
  ])('ends when npm is killed, started by it %s', async (_, rest) => {
    // Stands for npm: a process that starts a shell, and passes nothing on when it is killed.
    const line = `"${process.execPath}" --input-type=module -e "$SCRIPT"${rest}`
    const npm = start(
      ['-e', `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'inherit' })`],
      { SCRIPT: script, npm_lifecycle_event: 'start' },
    )
    const said = npm.stdout!
    said.setEncoding('utf8')
    let all = ''
    said.on('data', (chunk: string) => (all += chunk))
    while (!all.includes('running')) await once(said, 'data')
    npm.kill('SIGKILL')
    while (!all.includes('ended')) await once(said, 'data')
    expect(all).toBe('running\nended\n')
  })
})
