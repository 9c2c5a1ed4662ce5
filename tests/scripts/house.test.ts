import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What each top folder may import from the others. The bff loads the client's server entry from the build, or through Vite in development. */
const ALLOWED: Record<string, (target: string) => boolean> = {
  web: (target) => /^(web|schema)\//.test(target),
  bff: (target) => /^(bff|schema)\//.test(target),
  'demo-store': (target) => /^(demo-store|schema\/magento)\//.test(target),
  schema: (target) => target.startsWith('schema/'),
}

const files = Object.keys(ALLOWED).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

describe('the house', () => {
  test('imports run one way', () => {
    const wrong = files.flatMap((file) => {
      const allowed = ALLOWED[file.split('/')[0] ?? '']
      return importsOf(file)
        .filter((target) => !allowed?.(target))
        .map((target) => `${file} imports ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('names no site: what is particular to one stands in its folder', () => {
    const codes = readdirSync('sites', { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
    expect(codes.length).toBeGreaterThan(1)
    // The demo store is a store: it has views, whatever sites call themselves.
    const names = new RegExp(`(['"\`/])(${codes.join('|')})\\1|sites/(${codes.join('|')})`)
    const scripts = readdirSync('scripts').filter((name) => /\.(ts|mjs)$/.test(name))
    const searched = [
      ...files.filter((file) => !file.startsWith('demo-store/')),
      ...scripts.map((name) => join('scripts', name)),
    ]
    expect(searched.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('keeps no mark of unfinished or silenced things', () => {
    const mark =
      /\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-expect-error|@ts-nocheck|oxlint-disable|eslint-disable|\bas any\b/
    const marked = files.filter((file) => !file.includes('.generated.') && mark.test(readFileSync(file, 'utf8')))
    expect(marked).toEqual([])
  })

  test('re-exports nothing: there are no barrel files', () => {
    const barrels = files.filter((file) => /^export (\*|\{[^}]*\}) from /m.test(readFileSync(file, 'utf8')))
    expect(barrels).toEqual([])
  })
})

/** Relative imports of a file, as paths from the project's root. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]*)(?:\?[^']*)?'/g)
  return [...specifiers].map(([, specifier]) => relative('.', resolve(dirname(file), specifier ?? '')))
}
