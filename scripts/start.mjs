// `npm start`: builds what is missing or stale, starts the demo store when UPSTREAM_URL is not set, then the bff. With --shop FOLDER it does so for
// another shop, in its folder. The programs end with this process, however it ends, because their IPC channel to it closes.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { demoStoreFolder, ROOT, shopFolder } from './extensions.mjs'
import { demoVariables } from './start/demo.mjs'
import { onNpmEnd } from './start/parent-end.mjs'
import { demandFree, freePort, STORE } from './start/ports.mjs'
import { readShop, storeEnvironment } from './shop-config.mjs'

const SMTP_PORT = 4025

const { sites, store } = readShop(shopFolder())
const env = { ...storeEnvironment(store), ...process.env, NODE_ENV: 'production' }
// The sites of this repository are those of its demo store.
if (shopFolder() !== ROOT && Object.keys(sites).length > 0) env.SITES ||= 'all'
const children = []
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
onNpmEnd(stop)

const shopPort = Number(env.PORT || 4000)
const shopHost = env.HOST || '127.0.0.1'
await demandFree(shopPort, shopHost, 'PORT')
const isDemo = !env.UPSTREAM_URL
if (isDemo) await demandFree(Number(env.UPSTREAM_PORT || 0), STORE.host, 'UPSTREAM_PORT')

await finished(run([join(ROOT, 'scripts/build.mjs'), '--if-stale'], {}, 'inherit'))

if (isDemo) {
  const port = Number(env.UPSTREAM_PORT) || (await freePort(STORE.port, STORE.host))
  const smtpPort = Number(env.UPSTREAM_SMTP_PORT) || (await freePort(SMTP_PORT, STORE.host))
  Object.assign(env, demoVariables(env, port, smtpPort))
  console.log('No UPSTREAM_URL: starting the demo store (for demos and development only).')
  const purgeHost = `127.0.0.1:${shopPort}`
  await ready(
    lasting(
      'dist/demo-store/main.js',
      {
        MEDIA_DIR: demoStoreFolder('media'),
        UPSTREAM_PORT: String(port),
        UPSTREAM_SMTP_PORT: String(smtpPort),
        PURGE_HOSTS: purgeHost,
      },
      'pipe',
    ),
  )
  console.log(`What the store and the shop mail: http://${STORE.host}:${port}/mailbox`)
}
if (!stopping) lasting('dist/server/main.js', {}, 'inherit')

/** Starts a program with an IPC channel to this process; the program ends when the channel closes. */
function run(args, more, stdout, cwd = process.cwd()) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...more },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

/** Starts one of the built programs. When one ends, the other one is stopped. */
function lasting(file, more, stdout) {
  const child = run(['--enable-source-maps', file], more, stdout, shopFolder())
  child.on('exit', (code, signal) => {
    process.exitCode ||= stopping ? 0 : (code ?? (signal ? 1 : 0))
    stop()
  })
  return child
}

/** Resolves when a program has finished. If it fails, everything ends. */
function finished(child) {
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      if (code === 0 && !stopping) resolve()
      else process.exit(stopping ? 0 : (code ?? 1))
    })
  })
}

/** Resolves when the program prints that it is ready, and forwards its output. A program that fails has printed the reason. */
function ready(child) {
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line)
      if (/ready/i.test(line)) resolve()
    })
  })
}

/** Stops the programs by SIGTERM: a terminal's SIGINT has already reached them, and a second one would interrupt their shutdown. */
function stop() {
  stopping = true
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}
