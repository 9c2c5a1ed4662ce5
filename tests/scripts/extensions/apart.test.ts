import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { takenExtensions } from '../../../scripts/extensions.mjs'

const FOLDERS = ['bff', 'web', 'schema', 'demo-store', 'scripts', 'extensions', 'tests']

const imports = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .flatMap((name) => importsOf(join(folder, name)).map((target) => ({ file: join(folder, name), target }))),
)

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]*)(?:\?[^']*)?'/g)
  return [...specifiers].map(([, specifier]) => relative('.', resolve(dirname(file), specifier ?? '')))
}

describe.each(takenExtensions().map(({ name }) => name))('the extension %s', (name) => {
  const own = `extensions/${name}/`

  test('is imported by nothing outside its folder, so that the folder can be deleted', () => {
    expect(imports.filter(({ file, target }) => target.startsWith(own) && !file.startsWith(own))).toEqual([])
  })

  test('keeps browser and server apart', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        (file.startsWith(`${own}web`) && /^(bff|demo-store)\//.test(target)) ||
        (file.startsWith(`${own}server`) && /^(web|demo-store)\//.test(target)),
    )
    expect(wrong).toEqual([])
  })
})
