import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../bff/config/read-config.ts'
import { readShop, storeEnvironment, withExtension } from '../../scripts/shop-config.mjs'

let shop = ''
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'musette-config-'))
})
afterEach(() => rmSync(shop, { recursive: true, force: true }))

function configured(text: string) {
  writeFileSync(join(shop, 'musette.config.ts'), text)
  return () => readShop(shop)
}

test('a configuration is TypeScript, and may import JSON and modules of Node', () => {
  writeFileSync(join(shop, 'phones.json'), '{ "foin": "01 99 00 00 17" }')
  const read = configured(`import { defineShop } from 'musette/config'
import phones from './phones.json'
import { EOL } from 'node:os'

const name: string = 'Foin'
export default defineShop({ sites: { foin: { name, phone: phones.foin } }, extensions: [EOL.trim() || 'hay'] })
`)
  expect(read()).toMatchObject({
    sites: { foin: { name: 'Foin', phone: '01 99 00 00 17' } },
    extensions: ['hay'],
    store: {},
  })
})

test('without one a folder is no shop', () => {
  expect(() => readShop(shop)).toThrow(/is no shop: it has no musette\.config\.ts/)
})

test.each([
  ['export default {\n  extension: [],\n}', /musette\.config\.ts:2: extension is no field: there are sites, ext/],
  ['export default { sites: { foin: 3 } }', /musette\.config\.ts:1: sites\.foin has to be an object/],
  ["export default { sites: { 'a/b': {} } }", /:1: sites\.a\/b: a code has 32/],
  ['export default {\n\n  store: {\n    uri: "" } }', /:4: store\.uri is no field: there are url, view,/],
  ['export default { store: { url: 3 } }', /:1: store\.url has to be a text/],
  ['export const shop = {}', /its default export has to be defineShop/],
  ['export default {', /musette\.config\.ts: /],
  ['export default missing', /musette\.config\.ts: missing is not defined/],
])('what is wrong is reported with file and line: %j', (text, message) => {
  expect(configured(text)).toThrow(message)
})

test('a store stands for variables, and the environment comes first', () => {
  const { store } = configured("export default { store: { url: 'https://a.example/graphql', view: 'straw' } }")()
  const of = { sites: {}, environment: storeEnvironment(store), lines: {} }
  expect(readConfig({}, shop, of)).toMatchObject({ upstream: { url: 'https://a.example/graphql', store: 'straw' } })
  const other = { UPSTREAM_URL: 'https://b.example/graphql', UPSTREAM_STORE: ' ' }
  expect(readConfig(other, shop, of)).toMatchObject({ upstream: { url: 'https://b.example/graphql', store: 'straw' } })
})

test('a new extension comes last in the list, whatever else the file says', () => {
  const source = "// Ours.\nexport default { sites: {}, extensions: ['hay'] }\n"
  expect(withExtension('musette.config.ts', source, 'straw')).toBe(
    "// Ours.\nexport default { sites: {}, extensions: ['hay', 'straw'] }\n",
  )
  expect(() => withExtension('musette.config.ts', 'export default { extensions: all }', 'straw')).toThrow(/written out/)
})
