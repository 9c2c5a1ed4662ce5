import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { changesSince, inventoryOf, markdownOf } from '../../../scripts/inventory/inventory.ts'
import { ownScripts } from '../../../scripts/inventory/own-scripts.ts'

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry-1.js', src: 'web/entry-client.tsx', isEntry: true, imports: ['_shop'] },
  _shop: { file: 'assets/shop-1.js', name: 'shop' },
  'web/screens/checkout/CheckoutScreen.tsx': {
    file: 'assets/Checkout-1.js',
    src: 'web/screens/checkout/CheckoutScreen.tsx',
    imports: ['_field', '_shop'],
  },
  _field: { file: 'assets/field-1.js', name: 'field' },
  'web/screens/faq/FaqScreen.tsx': { file: 'assets/Faq-1.js', src: 'web/screens/faq/FaqScreen.tsx' },
}

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'musette-inventory-'))
  mkdirSync(join(dir, '.vite'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest)) writeFileSync(join(dir, file), `// ${file}`)
  writeFileSync(join(dir, 'sw.js'), 'abc')
  writeFileSync(join(dir, 'assets', 'style.css'), '')
})
afterAll(() => rmSync(dir, { recursive: true }))

const sites = (env: Record<string, string> = {}) =>
  readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites

describe('the inventory of scripts', () => {
  test('holds every script of the build, when it is loaded, and its hash', () => {
    const own = ownScripts(dir)
    expect(own.map(({ path, loaded }) => [path, loaded])).toEqual([
      ['/assets/Checkout-1.js', 'with the checkout'],
      ['/assets/entry-1.js', 'always'],
      ['/assets/Faq-1.js', 'when it is needed'],
      ['/assets/field-1.js', 'with the checkout'],
      ['/assets/shop-1.js', 'always'],
      ['/sw.js', 'when it is needed'],
    ])
    expect(own.every(({ purpose }) => purpose.length > 0)).toBe(true)
    // openssl dgst -sha384 -binary | base64
    expect(own.at(-1)?.integrity).toBe('sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn')
  })

  test('names the origins that a payment page lets in, and no other guest of the site', () => {
    const { foreign } = inventoryOf(
      '1',
      sites({ CSP_PAYMENT: 'https://pay.example', CSP_VIDEO: 'https://video.example' }),
      [],
    )
    expect(foreign).toMatchObject([{ origin: 'https://pay.example', authorised: 'CSP_PAYMENT' }])
  })

  test('can be read', () => {
    const text = markdownOf(inventoryOf('1', sites({ CSP_CAPTCHA: 'https://captcha.example' }), ownScripts(dir)))
    expect(text).toContain('| /assets/Checkout-1.js | with the checkout |')
    expect(text).toContain('https://captcha.example')
    expect(markdownOf(inventoryOf('1', sites(), []))).toContain('None is configured.')
  })

  test('lists what is new, changed or gone since it was approved', () => {
    const approved = inventoryOf('1', sites({ CSP_PAYMENT: 'https://pay.example' }), ownScripts(dir))
    expect(changesSince(approved, structuredClone(approved))).toEqual([])
    const [first, ...others] = approved.own
    const now = {
      ...approved,
      own: [{ ...first!, integrity: 'sha384-other' }, ...others.slice(1), { ...first!, path: '/assets/new.js' }],
      foreign: [],
    }
    expect(changesSince(approved, now)).toEqual([
      'changed: /assets/Checkout-1.js',
      'new: /assets/new.js',
      'gone: /assets/entry-1.js',
      'gone: the shop: https://pay.example',
    ])
  })
})
