import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled, varFolder } from '../extensions.mjs'

const FILE = join(varFolder(), 'generated.json')
/** What a text depends on besides its sources. */
const PROGRAM = digest(
  ...(isInstalled
    ? ['package.json']
    : ['package-lock.json', 'scripts/generate/operation-types.ts', 'bff/graphql/cache-policy.ts']
  ).map((file) => readFileSync(file)),
)

const before = read()
const used: Record<string, string> = {}

/** Returns the text that `make` derives only from `sources`, and caches it across runs: a saved document changes few of them. */
export async function cached(sources: readonly string[], make: () => Promise<string>): Promise<string> {
  const key = digest(PROGRAM, ...sources)
  return (used[key] = before[key] ?? (await make()))
}

/** Stores the cache for the next run. What this run did not use is dropped. */
export function storeCached(): void {
  mkdirSync(varFolder(), { recursive: true })
  writeFileSync(FILE, JSON.stringify(used))
}

function read(): Readonly<Record<string, string>> {
  try {
    return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {}
  } catch {
    return {} // half written
  }
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
