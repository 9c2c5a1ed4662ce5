import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import menus from 'virtual:extensions/account-menu'
import magento from 'virtual:extensions/magento'
import servers from 'virtual:extensions/server'
import ofVariables from 'virtual:extensions/variables'
import { createShopSchema } from '../../../bff/graphql/schema.ts'
import { takenExtensions } from '../../../scripts/extensions.mjs'

const FOLDERS = ['bff', 'web', 'schema', 'demo-store', 'scripts', 'extensions', 'tests']
/** Words of an extension that mean something else as well: a feature of the core, where what was deleted may be missing, or a command. */
const SHARED_WORDS: readonly string[] = ['withdrawal', 'returns', 'compare']

/** The modules behind names of the package. */
const PUBLIC: Readonly<Record<string, string>> = {
  'musette/server': 'bff/public.ts',
  'musette/web': 'web/public.ts',
  'musette/demo-store': 'demo-store/public.ts',
}

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The benchmark installs the servers that it compares with below `tests`.
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)
const texts = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = modules.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

function importsOf(file: string): string[] {
  const specifiers = (texts.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]*)(?:\?[^']*)?'/g)
  const names = [...(texts.get(file) ?? '').matchAll(/from '(musette\/[\w-]+)'/g)].flatMap(
    ([, name = '']) => PUBLIC[name] ?? [],
  )
  return [...[...specifiers].map(([, specifier]) => relative('.', resolve(dirname(file), specifier ?? ''))), ...names]
}

test('an extension is imported by nothing outside its folder, so that the folder can be deleted', () => {
  const inside = imports.filter(({ file, target }) => {
    const [, owner] = /^extensions\/([^/]+)\//.exec(target) ?? []
    return owner !== undefined && !file.startsWith(`extensions/${owner}/`)
  })
  expect(inside).toEqual([])
})

describe.each(takenExtensions().map(({ name }) => name))('the extension %s', (name) => {
  const own = `extensions/${name}/`

  test('keeps browser and server apart', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        (file.startsWith(`${own}web`) && /^(bff|demo-store)\//.test(target)) ||
        (file.startsWith(`${own}server`) && /^(web|demo-store)\//.test(target)),
    )
    expect(wrong).toEqual([])
  })

  test('is named by no test of the core or of another extension, so that those pass without it', () => {
    const words = wordsOf(name)
      .filter((word) => !SHARED_WORDS.includes(word))
      .map((word) => (/^[A-Z]/.test(word) ? `\\b${word}\\b` : `['"\`]${word}['"\`]`))
    const named = new RegExp([`extensions/${name}\\b`, ...words].join('|'))
    const tests = modules.filter((file) => /(^|\/)tests\//.test(file) && !file.startsWith(own))
    expect(tests.filter((file) => named.test(texts.get(file) ?? ''))).toEqual([])
  })

  test('needs no other extension for its fields and documents', () => {
    const schema = createShopSchema({}, (one) => one === name)
    const file = `${own}operations.generated.json`
    const operations = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { text: string }>)
      : {}
    for (const { text } of Object.values(operations)) expect(validate(schema, parse(text))).toEqual([])
  })
})

/** Its name and modules of the store, its variables and features, and its places in the menu of the account. */
function wordsOf(extension: string): string[] {
  const ofStore = Object.keys(magento).filter((file) => file.includes(`/${extension}/magento/`))
  return [
    extension,
    ...ofStore.map((file) => file.replace(/^.*\/|\.graphql$/g, '')),
    ...ofVariables.filter(({ name }) => name === extension).flatMap(({ variables }) => Object.keys(variables)),
    ...servers.filter(({ name }) => name === extension).flatMap(({ features = {} }) => Object.keys(features)),
    ...menus.filter(({ name }) => name === extension).flatMap(({ entries }) => entries.map(({ path }) => path)),
  ]
}
