import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../../support/programs.ts'

/** How Varnish purges: each way is a file in docker/varnish. `xkey` needs a module, which Debian packs by itself. */
export const WAYS = ['bans', 'xkey'] as const
export type Way = (typeof WAYS)[number]

function program(): string {
  return findProgram(['varnishd'], 'varnish varnish-modules')
}

/** Returns Varnish's errors in the configuration of docker/varnish; empty if there are none. */
export function faultsOfConfiguration(): string {
  const dir = mkdtempSync(join(tmpdir(), 'musette-varnish-'))
  try {
    // Names of other containers mean nothing here.
    const text = readFileSync('docker/varnish/default.vcl', 'utf8').replace('"proxy"', '"127.0.0.1"')
    const file = join(dir, 'default.vcl')
    writeFileSync(file, text.replaceAll('/etc/varnish/', resolve('docker/varnish') + '/'))
    const { status, stderr } = spawnSync(program(), ['-j', 'none', '-C', '-n', join(dir, 'run'), '-f', file], {
      encoding: 'utf8',
    })
    return status === 0 ? '' : stderr || `varnishd ended with ${status}`
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** One response of a shop to Varnish. */
export type Fetched = { url: string; status: number; headers: string[]; isStored: boolean }

export type Varnish = {
  /** Without a trailing slash. */
  url: string
  /** All responses that it has fetched so far. */
  fetched: readonly Fetched[]
  pause(): void
  resume(): void
  close(): Promise<void>
}

export type VarnishOptions = {
  /** The port for which the shops were configured. */
  port: number
  /** Base addresses of the processes; requests go to them in turn. */
  shops: readonly string[]
  way: Way
  /** Whether `fetched` is recorded, which costs time. */
  isWatched?: boolean
  memory?: string
  /** Base address of a server for paths below `/filler/`. */
  filler?: string
}

/** A Varnish with the rules in docker/varnish. */
export async function startVarnish(options: VarnishOptions): Promise<Varnish> {
  const { port, isWatched = true, memory = '128m' } = options
  const dir = mkdtempSync(join(tmpdir(), 'musette-varnish-'))
  const url = `http://127.0.0.1:${port}`
  const rules = join(dir, 'test.vcl')
  writeFileSync(rules, configurationOf(options))
  const [files, address] = [join(dir, 'run'), `127.0.0.1:${port}`]
  const parameters = ['-F', '-j', 'none', '-n', files, '-a', address, '-f', rules, '-s', `malloc,${memory}`]
  const child = spawn(program(), [...parameters, '-p', 'http_gzip_support=off'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  let watcher: ChildProcess | undefined
  const fetched: Fetched[] = []
  for (let attempt = 0; !(await isListening(url)); attempt++) {
    if (child.exitCode !== null || attempt > 200) throw new Error(`Varnish did not start: ${said}`)
    await pause(50)
  }
  if (isWatched) watcher = watch(files, fetched)
  return {
    url,
    fetched,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async close() {
      signalAll('SIGCONT')
      for (const one of [watcher, child]) if (one) await end(one)
      rmSync(dir, { recursive: true, force: true })
    },
  }

  /** The manager and its worker. */
  function signalAll(signal: NodeJS.Signals): void {
    const { stdout } = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
    for (const pid of stdout.split('\n').filter(Boolean)) process.kill(Number(pid), signal)
  }
}

function configurationOf({ shops, way, filler }: VarnishOptions): string {
  const file = (name: string) => resolve('docker/varnish', name)
  const backend = (name: string, url: string) => {
    const { hostname, port } = new URL(url)
    return `backend ${name} { .host = "${hostname}"; .port = "${port}"; }`
  }
  const backends = shops.map((shop, nth) => backend(`shop${nth}`, shop))
  if (filler !== undefined) backends.push(backend('filler', filler))
  const added = shops.map((_, nth) => `shops.add_backend(shop${nth});`)
  return `vcl 4.1;
import directors;
${backends.join('\n')}
acl shop_processes { "127.0.0.0"/8; }
sub vcl_init { new shops = directors.round_robin(); ${added.join(' ')} }
sub vcl_recv { set req.backend_hint = shops.backend(); }
${filler === undefined ? '' : 'sub vcl_recv { if (req.url ~ "^/filler/") { set req.backend_hint = filler; } }'}
include "${file(`forget-by-${way}.vcl`)}";
include "${file('rules.vcl')}";
`
}

/** Reads Varnish's own log of its fetches, and of its decisions to cache. */
function watch(files: string, fetched: Fetched[]): ChildProcess {
  const child = spawn('varnishlog', ['-n', files, '-b', '-g', 'vxid'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let current: Fetched | undefined
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, tag = '', value = ''] = /^-+\s+(\w+)\s+(.*)$/.exec(line) ?? []
    if (tag === 'Begin') current = { url: '', status: 0, headers: [], isStored: false }
    if (!current) return
    if (tag === 'BereqURL') current.url = value
    if (tag === 'BerespStatus') current.status = Number(value)
    if (tag === 'BerespHeader') current.headers.push(value)
    // The last entry for it counts.
    if (tag === 'TTL') current.isStored = value.endsWith(' cacheable')
    if (tag === 'End') fetched.push(current)
  })
  return child
}

async function isListening(url: string): Promise<boolean> {
  return fetch(url, { method: 'PURGE' }).then(
    () => true,
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
