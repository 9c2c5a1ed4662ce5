import { createApp, type Overrides } from '../../../bff/app.ts'
import type { Config } from '../../../bff/config.ts'
import { readConfig } from '../../../bff/config/read-config.ts'
import type { Pages } from '../../../bff/pages/pages.ts'

const noAssets = { modules: [], styles: [], fonts: [] }

/** Pages for tests that are not about pages. */
export const fakePages: Pages = {
  render: async ({ url }) => ({ kind: 'html', status: 200, html: `<!doctype html><title>${encodeURI(url)}</title>` }),
  routes: [{ path: '/*', section: 'public' }],
  renderShell: () => '<!doctype html><title>shell</title>',
  assetsBelow: (basePath) => ({
    starter: `${basePath}/assets/start.js`,
    entry: `${basePath}/assets/entry.js`,
    ...noAssets,
  }),
}

/** `folders`: of the sites, and what `musette.config.ts` says of them. */
export function testConfig(
  env: Record<string, string> = {},
  ...folders: [sitesDir?: string, shop?: Parameters<typeof readConfig>[2]]
): Config {
  const given = {
    LOG_LEVEL: 'silent',
    UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
    SESSION_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: 'var/tests',
    // Otherwise the first request asks the store for its locale.
    SHOP_LOCALE: 'fr-FR',
    UPSTREAM_EXTENSIONS: 'none',
    // No request is refused because other tests keep the machine busy.
    MAX_EVENT_LOOP_DELAY: '60000',
    ...env,
  }
  return readConfig(given, ...folders)
}

/** The whole app on a fake or real store, with nothing behind the pages unless a test says so. */
export function createTestApp(env: Record<string, string>, overrides: Overrides = {}) {
  return createApp(testConfig(env), { pages: fakePages, ...overrides })
}
