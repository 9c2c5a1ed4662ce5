import type { Operation } from '../../schema/operation.ts'

/** An operation whose types do not matter here. */
export type AnyOperation = Omit<Operation<never, never>, 'types'>

/** What the store's response depends on besides the operation. */
export type StoreScope = {
  /** Code of the store view; empty for the store's default. */
  store: string
  /** ISO 4217 code; absent for the store's default. */
  currency?: string
}

export type StoreRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Longest path sent by GET: web servers refuse a request line over 8 kB (414). */
const MAX_PATH_LENGTH = 7500

/**
 * Returns variables as JSON with sorted keys, so that equal variables give equal text. Nulls are left out: Magento fails on an explicit null of some
 * arguments.
 */
export function canonicalVariables(variables: unknown): string {
  return JSON.stringify(canonical(variables ?? {}))
}

function canonical(value: unknown): unknown {
  // Half of a surrogate pair, as of a cut emoji: PHP refuses the JSON as a whole.
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '\ufffd')
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

/** `cacheId` is `X-Magento-Cache-Id` of the last response. A new `version` bypasses older responses in caches in front of the store. */
type ReadOptions = { cacheId?: string; version?: string }

/** A public read by GET, so that caches in front of the store can respond; by POST if the URL would be too long. */
export function readRequest(
  endpoint: URL,
  operation: AnyOperation,
  variables: string,
  scope: StoreScope,
  { cacheId, version }: ReadOptions = {},
): StoreRequest {
  const own = version === undefined ? '' : `&version=${version}`
  const query = `query=${encodeURIComponent(operation.text)}&variables=${encodeURIComponent(variables)}${own}`
  const path = `${endpoint.pathname}?${query}`
  if (path.length > MAX_PATH_LENGTH) return sendRequest(endpoint, operation, variables, scope)
  return { method: 'GET', path, headers: { ...scopeHeaders(scope), ...(cacheId && { 'x-magento-cache-id': cacheId }) } }
}

/** A private read or a mutation. */
export function sendRequest(
  endpoint: URL,
  operation: AnyOperation,
  variables: string,
  scope: StoreScope,
): StoreRequest {
  return {
    method: 'POST',
    path: endpoint.pathname,
    // In lower case: the store compares the content type as text.
    headers: { ...scopeHeaders(scope), 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(operation.text)},"variables":${variables}}`,
  }
}

function scopeHeaders({ store, currency }: StoreScope): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    ...(store && { store }),
    ...(currency && { 'content-currency': currency }),
  }
}
