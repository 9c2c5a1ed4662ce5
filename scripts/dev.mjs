// `npm run dev`: the bff with Vite as middleware, and the demo store when UPSTREAM_URL is not set. Nothing is built.
// web/ reloads in the browser; a change in bff/, schema/, sites/ or the texts of an extension restarts the bff in this process; one in demo-store/ restarts the store.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { demoEnvironment, shopFolder } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'

const RESTART_DELAY_MS = 150
// Derived from the shop's port, so that two checkouts can run at a time.
const PORT = Number(process.env.PORT || 4000)
const HMR_PORT = PORT < 45_000 ? PORT + 20_000 : PORT - 20_000
const env = process.env
env.NODE_ENV ||= 'development'
env.LOG_PRETTY ||= 'true'
env.DATA_DIR ||= join(shopFolder(), 'var')

generateIfStale()
const storePort = env.UPSTREAM_PORT || '4010'
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

const vite = await createServer({ server: { middlewareMode: true, hmr: { port: HMR_PORT } } })
const runner = createServerModuleRunner(vite.environments.ssr)
let app = await startBff()

let restart
vite.watcher.on('change', (file) => {
  const path = file.slice(process.cwd().length + 1)
  if (path.endsWith('.graphql')) generateIfStale()
  else if (/(^|\/)(bff|schema|sites|server|texts)\/|\/(server|variables)\.ts$/.test(path)) {
    clearTimeout(restart)
    restart = setTimeout(() => void restartBff(), RESTART_DELAY_MS)
  } else if (/(^|\/)demo-store[/.]/.test(path) && store) {
    store.kill()
    store = startStore()
  }
})

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
    const started = await createApp(config, { pages: developmentPages() })
    const address = await started.listen({ port: config.port, host: config.host })
    console.log(`Musette is ready for development: ${address}/`)
    return started
  } catch (error) {
    // The next change of a file starts it again.
    console.error(error instanceof Error && error.name === 'ConfigError' ? error.message : error)
    return undefined
  }
}

async function restartBff() {
  await app?.close()
  runner.clearCache()
  app = await startBff()
}

function developmentPages() {
  const entry = () => runner.import('/web/entry-server.tsx')
  return {
    render: async (request) => (await entry()).render(request),
    renderShell: async (request, locale) => (await entry()).renderShell(request, locale),
    assetsBelow: () => ({
      entry: '/web/entry-dev.ts',
      styles: [],
      preloads: [],
      of: () => ({ styles: [], preloads: [] }),
    }),
    devMiddleware: vite.middlewares,
  }
}

function startStore() {
  return spawn(process.execPath, ['scripts/run.mjs', 'demo-store/main.ts'], {
    // Ends with this process, however it ends: its channel closes.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...env, UPSTREAM_PORT: storePort, PURGE_HOSTS: `127.0.0.1:${env.PORT || 4000}` },
  })
}
