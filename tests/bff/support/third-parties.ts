import { readConfig } from '../../../bff/config/read-config.ts'
import { policyDirectives } from '../../../bff/http/security-policy.ts'
import type { Store } from '../../../demo-store/server.ts'
import { openBrowser } from './browser.ts'
import { startRealShop } from './real-shop.ts'

type Environment = Record<string, string>

export const siteOf = (env: Environment) =>
  readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites[0]

/** Returns the third parties in the content security policy, by directive. */
export function foreignSources(env: Environment): Record<string, string[]> {
  const { csp: hosts } = siteOf(env)
  const directives = policyDirectives({ hosts, reportPath: '/csp-report', isSecure: true, isDevelopment: false })
  const foreign = Object.entries(directives).map(([directive, sources]) => [
    directive,
    [...sources].filter((source) => source.startsWith('https:')).toSorted(),
  ])
  return Object.fromEntries(foreign.filter(([, sources]) => sources?.length))
}

/** Returns what the endpoint says about third parties. */
export async function tagsWith(store: Store, env: Environment, fields = 'services'): Promise<Record<string, unknown>> {
  const shop = await startRealShop(store.url.replace(/\/$/, ''), env)
  try {
    const { ask } = openBrowser(shop.url)
    return (await ask<{ shop: { tags: Record<string, unknown> } }>(`{ shop { tags { ${fields} } } }`)).shop.tags
  } finally {
    await shop.close()
  }
}
