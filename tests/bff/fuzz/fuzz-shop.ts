import { request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { InjectOptions } from 'fastify'
import { createApp } from '../../../bff/app.ts'
import { resolvers } from '../../../bff/domains/resolvers.ts'
import { createShopSchema } from '../../../bff/graphql/schema.ts'
import { setEngineFlags } from '../../../bff/ops/engine.ts'
import manifest from '../../../schema/operations.generated.json' with { type: 'json' }
import { type MediaHost, startMediaHost } from '../images/media-host.ts'
import { collectLines } from '../support/log-lines.ts'
import { realPages } from '../support/real-shop.ts'
import { Shopper } from '../support/shopper.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { testConfig } from '../support/test-app.ts'
import type { Case } from './cases.ts'
import { originalFiles } from './picture-files.ts'

export type Sent = { status: number; type: string; body: Buffer }

export type FuzzShop = {
  schema: GraphQLSchema
  /** The shop's own. */
  documents: readonly string[]
  media: MediaHost
  /** Paths of valid pictures, below the media root. */
  pictures: readonly string[]
  /** A cookie of a customer, `OWNER`, and one of a guest with a cart, as `name=value`. */
  sealed: readonly string[]
  /** Log lines of the server so far. */
  lines: readonly string[]
  /** Sends a request to the server without a socket. */
  inject(one: Case): Promise<Sent>
  /** The same over HTTP. */
  fetch(one: Case): Promise<Sent>
  /** Internals that no response may reveal. */
  secrets: RegExp
  close(): Promise<void>
}

export const OWNER = 'camille.durand@example.com'
export const CACHE_TOKEN = 'fuzz-fuzz-fuzz-fuzz'

/** The whole server with its real pages in front of the demo store, as in production, and a media host of its own. */
export async function openFuzzShop(): Promise<FuzzShop> {
  // This process renders thousands of pages: without this, Node 20 ended in the middle of them.
  setEngineFlags()
  const [store, media, dataDir] = await Promise.all([
    startDemoStore(),
    startMediaHost(await originalFiles()),
    mkdtemp(join(tmpdir(), 'musette-fuzz-')),
  ])
  const log = collectLines()
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'debug',
    UPSTREAM_URL: `${store.url}graphql`,
    UPSTREAM_EXTENSIONS: 'all',
    MEDIA_URL: media.mediaUrl,
    DATA_DIR: dataDir,
    CAPTCHA: 'false',
    CACHE_TOKEN,
    RATE_LIMIT_MUTATIONS: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    RATE_LIMIT_CLIENT_LOG: '1000000',
    RATE_LIMIT_CSP_REPORTS: '1000000',
  }
  const app = await createApp(testConfig(env), { pages: realPages, logStream: log })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const customer = new Shopper(url)
  await customer.login(OWNER, 'Musette-2026!')
  const guest = new Shopper(url)
  await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })

  return {
    schema: createShopSchema(resolvers),
    documents: Object.values(manifest).map(({ text }) => text),
    media,
    pictures: [...media.files.keys()],
    sealed: [customer, guest].flatMap(({ cookie }) => cookie.split('; ')),
    lines: log.texts,
    async inject({ method, url: path, headers, body }) {
      const options = { method, url: path, headers, payload: body } as InjectOptions
      const { statusCode, headers: answered, rawPayload } = await app.inject(options)
      return { status: statusCode, type: String(answered['content-type'] ?? ''), body: rawPayload }
    },
    fetch: (one) => overHttp(url, one),
    // Stack traces, places on this machine, the store's address, and words of the libraries and the database.
    secrets: new RegExp(
      [
        String.raw`\n\s+at |\bat \S+ \(|node_modules|UND_ERR|ECONN|ENOENT|EACCES|undici|PGlite|syntax error at or near|libvips`,
        ...[process.cwd(), dataDir, new URL(store.url).host, new URL(media.mediaUrl).host].map(escapeForRegExp),
      ].join('|'),
    ),
    async close() {
      await app.close()
      await store.close()
      await media.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function overHttp(url: string, { method, url: path, headers, body }: Case): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, path, headers: { ...headers, connection: 'close' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
