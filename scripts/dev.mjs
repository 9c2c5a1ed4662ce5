// `npm run dev`: the bff with Vite as middleware, and the demo store when UPSTREAM_URL is not set. Nothing is built. web/ reloads in the browser; a
// change in bff/, schema/, sites/ or the texts of an extension restarts the bff in this process, and reloads the page; one in demo-store/ restarts
// the store. The module of a changed document, of the core or of an extension, is generated again; if extensions now add something else to documents
// of the core, the bff restarts, too. If extensions or their entries change, Vite restarts, unless something is wrong, which it reports.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer, createServerModuleRunner } from 'vite'
import { demoEnvironment, demoStoreFolder, ROOT, shopFolder, takenExtensions } from './extensions.mjs'
import { generated, generateIfStale } from './generated.mjs'
import { demandFree, freePort, STORE } from './start/ports.mjs'
import { CONFIG, readShop, storeEnvironment } from './shop-config.mjs'
import { viteConfig } from './vite/config.mjs'
import { extensions } from './vite/extensions.mjs'

const RESTART_DELAY_MS = 150
/** Time for the previous store to finish its responses. */
const STORE_STOP_MS = 2000
const READY_PAUSE_MS = 500
/** The bff reads these when it starts. A new or deleted one counts, too. */
const FILES_OF_SITES = /^(sites|public|icons)\/|^(theme\.css|texts\.json|accessibility\.json)$/
const MANIFEST = join(shopFolder(), CONFIG)
// Derived from the shop's port, so that two checkouts can run at a time.
const PORT = Number(process.env.PORT || 4000)
const HMR_PORT = PORT < 45_000 ? PORT + 20_000 : PORT - 20_000
const env = process.env
env.NODE_ENV ||= 'development'
env.LOG_PRETTY ||= 'true'
// Modules are compiled on request, and a page that misses one does not work.
env.MAX_EVENT_LOOP_DELAY ||= '60000'
env.DATA_DIR ||= join(shopFolder(), 'var')
for (const [name, value] of Object.entries(storeEnvironment(readShop(shopFolder()).store))) env[name] ||= value

await demandFree(PORT, env.HOST || '127.0.0.1', 'PORT')
if (!env.UPSTREAM_URL) await demandFree(Number(env.UPSTREAM_PORT || 0), STORE.host, 'UPSTREAM_PORT')
const began = Date.now()
generateIfStale()
// Never the port of another shop: its store would be changed by what is done here.
const storePort = env.UPSTREAM_PORT || String(await freePort(STORE.port, STORE.host))
let storeBegan = 0
let store = env.UPSTREAM_URL ? undefined : startStore()
if (store) {
  env.UPSTREAM_EXTENSIONS ||= 'all'
  env.UPSTREAM_INTEGRATION_TOKEN ||= 'demo-store-integration'
  env.SITES ||= 'all'
}
if (store) {
  const demo = demoEnvironment(`http://127.0.0.1:${storePort}`)
  for (const [name, value] of Object.entries(demo)) env[name] ||= value
}
env.UPSTREAM_URL ||= `http://127.0.0.1:${storePort}/graphql`

let vite
let runner
let app
let restart
let wanted
// Changes saved while the shop starts wait for it: two shops would use the same port.
let turn = open()
await turn
catchUp(began)

async function open() {
  const { server, ...config } = viteConfig('serve')
  vite = await createServer({ ...config, server: { ...server, middlewareMode: true, hmr: { port: HMR_PORT } } })
  // A shop's folder can be outside the package.
  vite.watcher.add(shopFolder())
  runner = createServerModuleRunner(vite.environments.ssr)
  vite.watcher.on('all', (event, file) => changed(event, file))
  app = await startBff()
}

function changed(event, file) {
  const isOfShop = file.startsWith(shopFolder() + sep)
  const path = relative(isOfShop ? shopFolder() : ROOT, file)
  if (/(^|\/)(dist|var|node_modules|tests)\//.test(path) || /\.generated\.\w+$/.test(path)) return
  if (/(^|\/)theme\.css$/.test(path)) showTheme(file)
  const isOfExtension = /(^|\/)extensions\/[^/]+\//.test(path)
  const isNew = event !== 'change' && isOfExtension && /\.(ts|tsx)$/.test(path)
  const isEntry = isOfExtension && /\/(web|account-menu|variables)\.ts$/.test(path)
  // Which modules are a shop's own is decided when they are first imported.
  const isOverride = event !== 'change' && isOfShop && shopFolder() !== ROOT && /^web\/.*\.(tsx?|css)$/.test(path)
  // A new or deleted file changes the list of languages and texts.
  const isOwnText = event !== 'change' && isOfShop && /^texts\/.*\.json$/.test(path)
  if (isNew || isEntry || isOverride || isOwnText || file === MANIFEST) after(reopen)
  else if (path.endsWith('.graphql')) after(/(^|\/)web\//.test(path) ? regenerateClient : regenerate)
  else if (isOfShop && FILES_OF_SITES.test(path)) after(restartBff)
  else if (event !== 'change') return
  else if (/(^|\/)(bff|schema|server|texts)\/|\/server\.ts$|(^|\/)theme\.css$/.test(path)) after(restartBff)
  if (/(^|\/)demo-store[/.]|\/magento\/[^/]+\.graphql$/.test(path)) restartStore()
}

/** Shows a changed theme at once, without a reload. Pages loaded later have it after the bff restarts. */
function showTheme(file) {
  if (!existsSync(file)) return
  const [, site] = /\bsites\/([^/]+)\/theme\.css$/.exec(file) ?? []
  vite.environments.client.hot.send('musette:theme', { site, css: readFileSync(file, 'utf8') })
}

/** Schedules one action that covers all changes within a moment. */
function after(what) {
  const all = [wanted, what]
  if (all.includes(reopen)) wanted = reopen
  else if (all.includes(regenerate) || (all.includes(regenerateClient) && all.includes(restartBff))) wanted = regenerate
  else wanted = what
  clearTimeout(restart)
  restart = setTimeout(() => {
    const run = wanted
    wanted = undefined
    turn = turn.then(run)
  }, RESTART_DELAY_MS)
}

/** Restarts the bff, too, which reads schemas and its documents when it starts. */
async function regenerate() {
  if (generated() !== 0) return
  readDocuments()
  await restartBff()
}

/** Vite notices which modules the generator has written anew. */
async function regenerateClient() {
  if (generated() !== 0 || !readDocuments()) return
  await restartBff()
  vite.environments.client.hot.send({ type: 'full-reload' })
}

/**
 * Reads the extensions' documents again and invalidates the modules that depend on them. Returns whether their additions to documents of the core
 * have changed.
 */
function readDocuments() {
  try {
    const isChanged = vite.config.plugins.find(({ name }) => name === 'musette:extensions').api.readDocuments()
    for (const { moduleGraph } of [vite.environments.client, vite.environments.ssr])
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (/^\0virtual:extensions\/|\.generated\.\w+$/.test(id)) moduleGraph.invalidateModule(module)
    return isChanged
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function reopen() {
  const began = Date.now()
  if (generated() !== 0) return
  try {
    extensions()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return
  }
  await app?.close()
  await vite.close()
  await open()
  catchUp(began)
}

/** Handles what was saved since then, when nothing was watching. */
function catchUp(began) {
  if (isNewer(began)) after(reopen)
  if (isNewer(storeBegan, /(^|\/)(demo-store[/.]|magento\/)/)) restartStore()
}

/** Whether a file of an extension was written after that time. */
function isNewer(time, pattern = /^(?!tests\/).*\.(ts|tsx|graphql|css)$/) {
  return takenExtensions().some(({ folder }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (name) => pattern.test(name) && !name.includes('.generated.') && statSync(join(folder, name)).mtimeMs > time,
    ),
  )
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    store?.kill()
    await app?.close()
    await vite.close()
    process.exit(0)
  })
}

async function startBff() {
  try {
    const [{ readConfig }, { createApp }] = await Promise.all([
      runner.import('/bff/config/read-config.ts'),
      runner.import('/bff/app.ts'),
    ])
    const config = readConfig(env, join(shopFolder(), 'sites'))
    const started = await createApp(config, { pages: await developmentPages() })
    const address = await started.listen({ port: config.port, host: config.host })
    void sayWhenReady(started, `${address}${config.sites[0].shop.basePath}/`)
    return started
  } catch (error) {
    // The next change of a file starts it again.
    console.error(error instanceof Error && error.name === 'ConfigError' ? error.message : error)
    return undefined
  }
}

/** Requests a page before it reports that the shop is ready: the first one compiles its modules. Without the store it would only log failures. */
async function sayWhenReady(started, url) {
  if (store) await untilStoreResponds()
  while (!(await isWhole(url))) {
    await pause(READY_PAUSE_MS)
    if (app !== started) return
  }
  console.log(`Musette is ready for development: ${url}`)
}

/** Whether a page has its content, which is missing if rendering took too long. */
async function isWhole(url) {
  const response = await fetch(url).catch(() => undefined)
  return response?.status === 200 && !(await response.text()).includes('data-render="fallback"')
}

async function restartBff() {
  await app?.close()
  runner.clearCache()
  app = await startBff()
  vite.environments.client.hot.send({ type: 'full-reload' })
}

async function developmentPages() {
  const entry = () => runner.import('/web/entry-server.tsx')
  return {
    routes: (await entry()).routes,
    render: async (request) => (await entry()).render(request),
    renderShell: async (request, locale) => (await entry()).renderShell(request, locale),
    assetsBelow: () => ({
      starter: '/web/start/start.ts',
      entry: '/web/entry-dev.ts',
      modules: [],
      styles: ['/web/ui/global.css'],
      fonts: [],
      of: (sources) => ({ modules: [], styles: styleSheets(sources) }),
    }),
    devMiddleware: vite.middlewares,
  }
}

/** The style sheets of a page: without them it is unstyled until the browser's code has come. */
function styleSheets(sources) {
  const { urlToModuleMap } = vite.environments.ssr.moduleGraph
  const urls = new Set(['/web/entry-server.tsx', ...sources.map((source) => `/${source}`)])
  // The set grows while it is read.
  for (const url of urls)
    for (const imported of urlToModuleMap.get(url)?.transformResult?.deps ?? []) urls.add(imported)
  return [...urls].filter((url) => url.endsWith('.css'))
}

function restartStore() {
  if (!store) return
  store.kill()
  store = startStore()
  turn = turn.then(untilStoreResponds).then(restartBff)
}

/** Waits for the store: the shop reads its capabilities when it starts. */
async function untilStoreResponds() {
  for (let tries = 0; tries < 120; tries++) {
    const ready = await fetch(env.UPSTREAM_URL, { method: 'POST' }).catch(() => null)
    if (ready && Date.now() > storeBegan + STORE_STOP_MS) return
    await pause(500)
  }
}

function startStore() {
  storeBegan = Date.now()
  return spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'demo-store/main.ts'], {
    // The child ends with this process, however that ends, because the channel closes.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...env,
      MEDIA_DIR: demoStoreFolder('media'),
      UPSTREAM_PORT: storePort,
      PURGE_HOSTS: `127.0.0.1:${env.PORT || 4000}`,
    },
  })
}
