import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOAD_CORE, type Server, startServer } from './servers.ts'
import { startStoreProxy, type StoreProxy } from './store-proxy.ts'

export type Store = Pick<StoreProxy, 'url' | 'calls'> & { stop(): Promise<void> }

/** The demo store, on the core of the load, behind a proxy that notes when it is at work. */
export async function startStore(): Promise<Store> {
  const folder = newFolder()
  const env = { DATA_DIR: folder.path, UPSTREAM_PORT: '0' }
  const server = await startServer({ name: 'store', file: 'dist/demo-store/main.js', core: LOAD_CORE, env })
  const { url, calls, close } = await startStoreProxy(server.url)
  return {
    url,
    calls,
    async stop() {
      close()
      await server.stop()
      folder.remove()
    },
  }
}

type ShopOptions = {
  env?: Record<string, string>
  /** Writes the log into a file. */
  logs?: boolean
}

/** Starts the built bff with empty caches. By default it logs no more than its peers do. */
export async function startShop(store: Store, { env: more = {}, logs = false }: ShopOptions = {}): Promise<Server> {
  const folder = newFolder()
  const env = {
    DATA_DIR: folder.path,
    PORT: '0',
    UPSTREAM_URL: `${store.url}/graphql`,
    SESSION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    // Room for some thirty pages, so that no product is still cached when all are requested in turn.
    PAGE_CACHE_BYTES: String(4 * 1024 ** 2),
    ...more,
  }
  const output = logs ? join(folder.path, 'shop.log') : undefined
  const server = await startServer({ name: 'Musette', file: 'dist/server/main.js', env, output })
  return {
    ...server,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}

function newFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'musette-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
