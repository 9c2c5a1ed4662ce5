import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The part of Vite's manifest that is used. */
export type BuildManifest = Record<
  string,
  { file: string; name?: string; src?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

export type OwnScript = {
  /** Below the base path. */
  path: string
  /** When a payment page loads it. */
  loaded: 'always' | 'with the checkout' | 'with the account' | 'when it is needed'
  purpose: string
  /** As a subresource integrity hash. */
  integrity: string
}

const ENTRY = 'web/entry-client.tsx'
const CHECKOUT = /^web\/screens\/checkout\//
const ACCOUNT = /^web\/screens\/(account|customer|orders|downloads|invoices|wishlist)\//
/** Files outside the bundle, by name. */
const APART: Readonly<Record<string, string>> = {
  'sw.js': 'service worker: keeps the shop’s own code and its offline page',
  'offline.js': 'looks from the offline page whether the shop can be reached again',
}
const FOLDERS: Readonly<Record<string, string>> = {
  account: 'pages of the account',
  catalog: 'lists and product pages',
  cart: 'the cart',
  checkout: 'the steps of the checkout, payment among them',
  content: 'pages of content',
  customer: 'signing in, registering, the customer’s data',
  orders: 'orders and their documents',
}

/** Returns every script of a build: the policy allows a page to load all of them. */
export function ownScripts(clientDir: string): OwnScript[] {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as BuildManifest
  const chunks = Object.entries(manifest)
  const keysOf = (test: (key: string) => boolean) => chunks.flatMap(([key]) => (test(key) ? [key] : []))
  const always = closure(manifest, [ENTRY])
  const checkout = closure(
    manifest,
    keysOf((key) => CHECKOUT.test(key)),
  )
  const account = closure(
    manifest,
    keysOf((key) => ACCOUNT.test(key)),
  )
  const keyOf = new Map(chunks.map(([key, { file }]) => [file, key]))
  return filesIn(clientDir)
    .map((path) => {
      const key = keyOf.get(path)
      return {
        path: `/${path}`,
        loaded: loadedWith(key),
        purpose: purposeOf(path, key),
        integrity: integrityOf(readFileSync(join(clientDir, path))),
      }
    })
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))

  function loadedWith(key: string | undefined): OwnScript['loaded'] {
    if (key !== undefined && always.has(key)) return 'always'
    if (key !== undefined && checkout.has(key)) return 'with the checkout'
    if (key !== undefined && account.has(key)) return 'with the account'
    return 'when it is needed'
  }

  function purposeOf(path: string, key: string | undefined): string {
    if (key === undefined) return APART[path] ?? 'part of the build'
    if (key === ENTRY) return 'starts the shop in the browser'
    const { src, name } = manifest[key] ?? {}
    const [, folder] = /^web\/screens\/(\w+)/.exec(src ?? '') ?? []
    if (folder) return `${FOLDERS[folder] ?? folder}: ${src}`
    return src ?? `code that several parts share (${name ?? path})`
  }
}

/** Returns chunks and everything that they import, directly or indirectly. */
function closure(manifest: BuildManifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue
    found.add(key)
    closure(manifest, manifest[key].imports ?? [], found)
  }
  return found
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
