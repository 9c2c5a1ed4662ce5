import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takenExtensions } from '../../scripts/extensions.mjs'
import { extensions } from '../../scripts/vite/extensions.mjs'

/** Inside the repository, whose packages its files import. */
const SHOP = 'var/new-test'

/** The program as `run.mjs` bundles it, once for all tests. */
const BUNDLE = 'var/new-test-bundle'

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [extensions()],
    build: {
      ssr: resolve('scripts/new.ts'),
      outDir: BUNDLE,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'new.mjs', codeSplitting: false } },
    },
  })
})

const make = (...args: string[]) => start(join(BUNDLE, 'new.mjs'), ...args)

function start(...command: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

beforeEach(() => {
  rmSync(SHOP, { recursive: true, force: true })
  mkdirSync(SHOP, { recursive: true })
  writeFileSync(join(SHOP, 'musette.config.ts'), 'export default { extensions: [] }')
})
afterAll(() => {
  for (const folder of [SHOP, BUNDLE]) rmSync(folder, { recursive: true, force: true })
})

describe('npm run new', () => {
  test('writes an extension and takes it, and never over one', () => {
    // As npm starts it.
    const made = start('scripts/run.mjs', 'scripts/new.ts', 'extension', 'gift-cards', '--shop', SHOP)
    expect(made).toMatchObject({
      status: 0,
      output: expect.stringContaining('npm run dev -- --shop var/new-test'),
    })
    expect(takenExtensions(SHOP).map(({ name }) => name)).toEqual(['gift-cards'])
    expect(make('extension', 'vouchers', '--shop', SHOP).status).toBe(0)
    expect(takenExtensions(SHOP).map(({ name }) => name)).toEqual(['gift-cards', 'vouchers'])
    const again = make('extension', 'gift-cards', '--shop', SHOP)
    expect(again).toMatchObject({ status: 1, output: expect.stringMatching(/extensions\/gift-cards exists already/) })
  })

  test.each([
    [['extension', 'Wrong_Name'], /lower-case letters, digits and hyphens/],
    [['shop', '../elsewhere'], /lower-case letters, digits and hyphens/],
    [['extension'], /usage: npm run new/],
    [['page', 'news'], /usage: npm run new/],
    [['extension', 'news', '--shop', 'nowhere'], /a shop is a folder with a musette\.config\.ts/],
  ])('refuses %j', (args, message) => {
    const { status, output } = make(...args)
    expect(output).toMatch(message)
    expect(status).toBe(1)
  })

  test('writes a shop, and never over one', () => {
    const folder = 'shops/new-test-shop'
    try {
      expect(make('shop', 'new-test-shop').output).toContain(`npm start -- --shop ${folder}`)
      const files = ['package.json', 'musette.config.ts', 'tests/e2e/shop.test.ts']
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
      expect(make('shop', 'new-test-shop')).toMatchObject({ status: 1 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
