// Makes a fixture in tests/fixtures/recordings from a folder of recorded exchanges:
//   node scripts/run.mjs tests/demo-store/recordings/derive.ts FOLDER           those of the first time, observed-first.json
//   node scripts/run.mjs tests/demo-store/recordings/derive.ts FOLDER again     those of the second, observed-again.json
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { excluded } from './excluded.ts'
import { comparable } from './recording.ts'
import type { Recording } from './recording.ts'
import { shapeOf } from './shape.ts'
import type { Shape } from './shape.ts'

type Raw = {
  request?: { method: string; path: string; headers: Record<string, string>; body?: unknown }
  response?: { status: number; headers?: Record<string, string | string[]>; body?: unknown }
}

const [folder, time] = process.argv.slice(2)
if (!folder || (time !== undefined && time !== 'again')) throw new Error('usage: derive.ts FOLDER [again]')
const again = time === 'again'

const queries: Record<string, string> = {}
const keyOf = (query: string): string => {
  const text = query.replace(/\s+/g, ' ').trim()
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8)
  queries[key] = text
  return key
}

const shapes: Record<string, Shape> = {}
const shapeKey = (shape: Shape | null): Shape | null => {
  if (shape === null) return null
  const key = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 8)
  shapes[key] = shape
  return key
}

const isGraphql = (body: unknown): body is { query: string; variables?: Record<string, unknown> } =>
  typeof body === 'object' &&
  body !== null &&
  'query' in body &&
  typeof body.query === 'string' &&
  Object.keys(body).every((key) => key === 'query' || key === 'variables') &&
  (!('variables' in body) || (typeof body.variables === 'object' && body.variables !== null))

const recordings: Recording[] = []
for (const file of readdirSync(folder).sort()) {
  if (file.startsWith('r2-') !== again) continue
  const name = file.replace(/\.json$/, '')
  const { request, response }: Raw = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (excluded(name) || !request || !response) continue
  const { body } = request
  const graphql = isGraphql(body)
  const header = (wanted: string): string | null => {
    const value = response.headers?.[wanted]
    return value === undefined ? null : String(value)
  }
  let text: string | null = null
  if (body !== undefined && body !== null && !graphql) text = typeof body === 'string' ? body : JSON.stringify(body)
  const compared = comparable(response.status, header, response.body, shapeOf)
  recordings.push({
    name,
    request: {
      method: request.method,
      path: request.path,
      headers: request.headers,
      query: graphql ? keyOf(body.query) : null,
      variables: graphql ? (body.variables ?? null) : null,
      body: text,
    },
    response: { ...compared, shape: shapeKey(compared.shape) },
  })
}

const target = 'tests/fixtures/recordings'
mkdirSync(target, { recursive: true })
const lines = recordings.map((recording) => `  ${JSON.stringify(recording)}`).join(',\n')
const table = (entries: Record<string, unknown>): string =>
  Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')
writeFileSync(
  join(target, again ? 'observed-again.json' : 'observed-first.json'),
  `{"queries": {\n${table(queries)}\n},\n"shapes": {\n${table(shapes)}\n},\n"recordings": [\n${lines}\n]}\n`,
)
console.log(
  `${recordings.length} recordings, ${Object.keys(queries).length} queries, ${Object.keys(shapes).length} shapes`,
)
