import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { extensions } from '../../../scripts/vite/extensions.mjs'

let shop = ''
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'musette-texts-'))
  vi.stubEnv('MUSETTE_SHOP', shop)
  write({
    'package.json': '{}',
    'extensions/books/web.ts': 'export default defineWebExtension({})',
    'extensions/books/texts/en.ts': "export default { 'books.title': 'Books', 'books.by': 'By {name}' }",
    'extensions/books/texts/fr.ts':
      "const fr = { 'books.title': 'Livres', 'books.by': 'De {name}' }\nexport default fr",
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(shop, { recursive: true, force: true })
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true })
    writeFileSync(join(shop, name), text)
  }
}

/** What a build of the shop puts into a module. */
async function built(module: string): Promise<Record<string, never>> {
  const [plugin] = extensions([{ name: 'books', folder: join(shop, 'extensions/books') }])
  const load = plugin?.load as unknown as (this: { addWatchFile(): void }, id: string) => { code: string }
  const { code } = load.call({ addWatchFile() {} }, `\0virtual:extensions/${module}`)
  const { default: content } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return content
}

const textsOf = (language: string, section = 'shop') => built(`texts/${language}/${section}`)

describe('the texts of a shop of its own', () => {
  test('override single texts of the core and of extensions', async () => {
    write({ 'texts/fr/words.json': '{ "ui.close": "Refermer", "books.title": "Nos livres" }' })
    expect(await textsOf('fr')).toMatchObject({ 'ui.close': 'Refermer', 'ui.home': 'Accueil' })
    expect(await textsOf('fr', 'books')).toEqual({ 'books.title': 'Nos livres', 'books.by': 'De {name}' })
    expect(await built('server-texts')).toMatchObject({ fr: { 'ui.close': 'Refermer', 'books.by': 'De {name}' } })
  })

  test('are refused in files that nobody reads', async () => {
    write({ 'texts/fr/words.ts': "export default { 'ui.close': 'Refermer' }" })
    await expect(textsOf('fr')).rejects.toThrow(/words\.ts: the texts of a shop stand in JSON files/)
  })

  test('add a language, in English where it has no text', async () => {
    write({ 'texts/nl/shop.json': '{ "ui.close": "Sluiten" }', 'texts/nl/books.json': '{ "books.title": "Boeken" }' })
    expect(await textsOf('nl')).toMatchObject({ 'ui.close': 'Sluiten', 'ui.home': 'Home' })
    expect(await textsOf('nl', 'books')).toEqual({ 'books.title': 'Boeken', 'books.by': 'By {name}' })
    expect(await built('server-texts')).toMatchObject({ nl: { 'ui.close': 'Sluiten', 'books.title': 'Boeken' } })
  })

  test('say what a variant of a language has otherwise', async () => {
    write({ 'texts/fr/words.json': '{ "ui.home": "Chez nous" }', 'texts/fr-CA/words.json': '{ "cart.title": "Sac" }' })
    const texts = await textsOf('fr-CA')
    expect(texts).toMatchObject({ 'cart.title': 'Sac', 'ui.home': 'Chez nous', 'ui.close': 'Fermer' })
  })

  test.each([
    ['texts/nl/a.json', '{ "ui.close": 5 }', /texts\/nl\/a\.json: ui\.close has to be a text/],
    ['texts/nl/a.json', '{ "ui.close": ', /texts\/nl\/a\.json is no JSON/],
    ['texts/nl/a.json', '[]', /texts\/nl\/a\.json: texts are an object of message id and text/],
    ['texts/Dutch/a.json', '{}', /texts\/Dutch: a folder of texts is named like its language/],
    ['extensions/books/texts/fr.ts', "export default { 'books.title': 1 }", /fr\.ts: books\.title has to be a text/],
  ])('stop the build where they are wrong: %s %s', async (file, text, message) => {
    write({ [file]: text })
    await expect(built('server-texts')).rejects.toThrow(message)
  })

  test('stop the build where an extension has none in English, which names them', async () => {
    rmSync(join(shop, 'extensions/books/texts/en.ts'))
    await expect(built('names')).rejects.toThrow(/extension books: .*en\.ts is missing/)
  })
})
