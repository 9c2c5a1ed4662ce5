import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from './servers.ts'
import { startStoreProxy, type StoreCall } from './store-proxy.ts'

export type BenchShop = {
  server: Server
  /** Where the store is reached, with its pictures. */
  storeUrl: string
  storeCalls: readonly StoreCall[]
  stop(): Promise<void>
}

const STORE_CORE = 1

/** The built bff on the servers' core, the stand-in store behind it on the other one. It logs no more than its peers do. */
export async function startShop(environment: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'musette-bench-'))
  const storeEnvironment = { DATA_DIR: dataDir, UPSTREAM_PORT: '0' }
  const store = await startServer({
    name: 'store',
    file: 'dist/upstream/main.js',
    core: STORE_CORE,
    env: storeEnvironment,
  })
  const proxy = await startStoreProxy(store.url)
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    UPSTREAM_URL: `${proxy.url}/graphql`,
    SESSION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    ...environment,
  }
  const server = await startServer({ name: 'Musette', file: 'dist/server/main.js', env })
  return {
    server,
    storeUrl: proxy.url,
    storeCalls: proxy.calls,
    async stop() {
      await server.stop()
      proxy.close()
      await store.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
