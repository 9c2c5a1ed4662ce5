// `npm start`: builds what is missing or stale, starts the stand-in store when UPSTREAM_URL is not set, then the bff.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const env = { ...process.env, NODE_ENV: 'production' }
const children = []
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))

if (!env.UPSTREAM_URL) {
  const dataDir = (env.DATA_DIR ||= 'var')
  const port = Number(env.UPSTREAM_PORT) || (await freePort())
  const purgeHost = `127.0.0.1:${env.PORT || 4000}`
  console.log('No UPSTREAM_URL: starting the stand-in store (for trying and developing, not for selling).')
  await ready(run('dist/upstream/main.js', { UPSTREAM_PORT: String(port), PURGE_HOSTS: purgeHost }), 'upstream')
  env.UPSTREAM_EXTENSIONS ||= 'all'
  env.SITES ||= 'all'
  env.UPSTREAM_URL = `http://127.0.0.1:${port}/graphql`
  env.SESSION_KEY ||= keptSessionKey(dataDir)
  // Parts of the stand-in that play others on the page, so that consent has something to be about.
  env.TAG_MANAGER_URL ||= `http://127.0.0.1:${port}/guests/tag-manager.js`
  env.REVIEWS_WIDGET_URL ||= `http://127.0.0.1:${port}/guests/reviews-widget.js`
  env.REVIEWS_DASHBOARD_URL ||= `http://127.0.0.1:${port}/guests/reviews`
  env.CSP_VIDEO ||= 'https://www.youtube-nocookie.com'
}
run('dist/server/main.js', {}, 'inherit')

/** Starts one of the built programs; when one ends, the other is stopped as well. */
function run(file, more, stdout = 'pipe') {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    env: { ...env, ...more },
    stdio: ['ignore', stdout, 'inherit'],
  })
  children.push(child)
  child.on('exit', (code, signal) => {
    process.exitCode ||= stopping ? 0 : (code ?? (signal ? 1 : 0))
    stop('SIGTERM')
  })
  return child
}

/** Resolves at the program's first line that says it is ready; passes its output on. */
function ready(child, name) {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line)
      if (/ready/i.test(line)) resolve()
    })
    child.on('exit', () => reject(new Error(`${name} ended before it was ready`)))
  })
}

function stop(signal) {
  stopping = true
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** The key that seals session cookies; made once and kept, so that carts survive a restart. */
function keptSessionKey(dataDir) {
  const file = join(dataDir, 'session-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
