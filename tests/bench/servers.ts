import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** The core of the measured server, and that of everything else: the load, the store. */
const SERVER_CORE = 0
export const LOAD_CORE = 1

const PROBE = './tests/bench/probe.mjs'

export type Server = {
  name: string
  url: string
  /** Seconds of CPU time that the process has taken since it started, with all of its threads. */
  cpuTime(): Promise<number>
  /** Sends one message at a time. */
  ask<Answer>(message: unknown): Promise<Answer>
  stop(): Promise<void>
}

/** How the image starts Node, for all servers alike. */
const NODE_SETTINGS = ['MALLOC_ARENA_MAX', 'NODE_OPTIONS'].map((name) => [name, settingOfImage(name)])

const canPin = spawnSync('taskset', ['-V']).status === 0

/** Moves this process, which creates the load, off the servers' core. Linux only: elsewhere they share all cores. */
export function pinLoad(): boolean {
  return canPin && spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)]).status === 0
}

export type Start = {
  name: string
  file: string
  args?: string[]
  env?: Record<string, string>
  core?: number
  /** A file for its output. */
  output?: string
}

/** Starts a program that says «… http://host:port/ ready» or «ready: http://…» on one line; rejects when it ends before. */
export async function startServer(start: Start): Promise<Server> {
  const { name, file, args = [], env = {}, core = SERVER_CORE, output } = start
  const node = [process.execPath, '--import', PROBE, file, ...args]
  const [command = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...node] : node
  const log = output === undefined ? undefined : openSync(output, 'w')
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...Object.fromEntries(NODE_SETTINGS), ...env },
    stdio: ['ignore', log ?? 'pipe', 'inherit', 'ipc'],
  })
  if (log !== undefined) closeSync(log)
  const url = await readyAt(child, file, output)
  return {
    name,
    url,
    cpuTime: async () => (await ask<{ cpuTime: number }>(child, 'cpuTime')).cpuTime,
    ask: (message) => ask(child, message),
    stop: () => end(child),
  }
}

function ask<Answer>(child: ChildProcess, message: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a server ended while it was measured'))
    child.once('exit', ended)
    child.once('message', (response) => {
      child.off('exit', ended)
      resolve(response as Answer)
    })
    child.send(message as object, (error) => error && reject(error))
  })
}

/** Ms between two looks into a file. */
const PATIENCE = 50

function readyAt(child: ChildProcess, file: string, output?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
    if (child.stdout) createInterface({ input: child.stdout }).on('line', look)
    if (output === undefined) return
    const timer = setInterval(
      () => readFileSync(output, 'utf8').split('\n').some(look) && clearInterval(timer),
      PATIENCE,
    )
    timer.unref()

    function look(line: string): boolean {
      const [url] = /ready/.test(line) ? (/https?:[^\s"]+/.exec(line) ?? []) : []
      if (url) resolve(url.replace(/\/$/, ''))
      return url !== undefined
    }
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function settingOfImage(name: string): string {
  const [, value] = new RegExp(`^ENV .*\\b${name}=(\\S+)`, 'm').exec(readFileSync('docker/Dockerfile', 'utf8')) ?? []
  if (value === undefined) throw new Error(`docker/Dockerfile does not set ${name}`)
  return value
}
