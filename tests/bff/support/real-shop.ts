import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, type Overrides } from '../../../bff/app.ts'
import type { Pages } from '../../../bff/pages/pages.ts'
import { render, renderShell, routes } from '../../../web/entry-server.tsx'
import { testConfig } from './test-app.ts'

const noAssets = { modules: [], styles: [], fonts: [] }

/** The shop's own pages, without a build. */
export const realPages: Pages = {
  routes,
  render,
  renderShell,
  assetsBelow: (basePath) => ({
    starter: `${basePath}/assets/start.js`,
    entry: `${basePath}/assets/entry.js`,
    ...noAssets,
  }),
  // Pages are slow on a busy machine. The browser has to render one only if a test wants that.
  renderTimeout: 120_000,
}

export type ShopResponse = { status: number; headers: Headers; text: string }

export type RealShop = {
  app: FastifyInstance
  url: string
  /** Redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<ShopResponse>
  ask(query: string, variables?: object): Promise<ShopResponse>
  /** A body of whatever shape to the GraphQL endpoint. */
  post(body: unknown): Promise<ShopResponse>
  /** Value of one series of the metrics, such as `musette_upstream_breaker_open`. */
  metric(series: string): Promise<number | undefined>
  close(): Promise<void>
}

/** The whole server with its real pages in front of a store, listening on a free port. */
export async function startRealShop(
  storeUrl: string,
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<RealShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'musette-shop-'))
  const config = testConfig({ UPSTREAM_URL: `${storeUrl}/graphql`, DATA_DIR: dataDir, ...env })
  const app = await createApp(config, { pages: realPages, ...overrides })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  async function answered(path: string, init?: RequestInit): Promise<ShopResponse> {
    const response = await fetch(url + path, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const post = (body: unknown) =>
    answered('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    app,
    url,
    get: (path, headers = {}) => answered(path, { headers }),
    ask: (query, variables) => post({ query, variables }),
    post,
    async metric(series) {
      const { text } = await answered('/metrics')
      const line = text.split('\n').find((one) => one.startsWith(`${series} `))
      return line === undefined ? undefined : Number(line.slice(series.length + 1))
    },
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
