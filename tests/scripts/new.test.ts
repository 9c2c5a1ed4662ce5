import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

/** Inside the repository, whose packages its files import. */
const SHOP = 'var/new-test'

const node = (...args: string[]) => {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  // As the scripts pass `--shop` on.
  const env = { ...rest, ...(args[0]?.includes('vitest') && { MUSETTE_SHOP: SHOP }) }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}
const make = (...args: string[]) => node('scripts/run.mjs', 'scripts/new.ts', ...args)

/** An extension as if it was written for another release, whose card had other props. */
const OLD_CARD = `import { defineWebExtension } from '../../../../web/extension.ts'
const Card = ({ cover }: { cover: string }) => cover
export default defineWebExtension({ replaces: { ProductCard: Card } })
`

beforeEach(() => {
  rmSync(SHOP, { recursive: true, force: true })
  mkdirSync(SHOP, { recursive: true })
  writeFileSync(join(SHOP, 'package.json'), '{ "name": "new-test", "musette": { "extensions": [] } }')
})
afterAll(() => rmSync(SHOP, { recursive: true, force: true }))

describe('npm run new', () => {
  test('writes an extension that is taken, passes the type check and its own test', () => {
    const made = make('extension', 'gift-cards', '--shop', SHOP)
    expect(made).toMatchObject({
      status: 0,
      output: expect.stringContaining('npm run generate -- --shop var/new-test'),
    })
    expect(JSON.parse(readFileSync(join(SHOP, 'package.json'), 'utf8')).musette.extensions).toEqual(['gift-cards'])
    expect(make('extension', 'vouchers', '--shop', SHOP).status).toBe(0)
    expect(JSON.parse(readFileSync(join(SHOP, 'package.json'), 'utf8')).musette.extensions).toEqual([
      'gift-cards',
      'vouchers',
    ])
    const again = make('extension', 'gift-cards', '--shop', SHOP)
    expect(again).toMatchObject({ status: 1, output: expect.stringMatching(/extensions\/gift-cards exists already/) })
    expect(node('scripts/run.mjs', 'scripts/generate.ts', '--modules', '--shop', SHOP)).toMatchObject({ status: 0 })
    writeFileSync(
      join(SHOP, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['extensions', '../../extensions/build.d.ts'] }),
    )
    mkdirSync(join(SHOP, 'extensions/old-card'))
    writeFileSync(join(SHOP, 'extensions/old-card/web.ts'), OLD_CARD)
    const { output: faults } = node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', SHOP)
    // Of both extensions, the one alone whose props the core does not pass any more.
    expect(faults.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      expect.stringMatching(/^var\/new-test\/extensions\/old-card\/web\.ts\(.*ComponentType<ProductCardProps>/),
    ])
    const { status, output } = node('node_modules/vitest/vitest.mjs', 'run', '--project=bff', `${SHOP}/`)
    expect(output).toContain('2 passed')
    expect(status).toBe(0)
  }, 240_000)

  test.each([
    [['extension', 'Wrong_Name'], /lower-case letters, digits and hyphens/],
    [['shop', '../elsewhere'], /lower-case letters, digits and hyphens/],
    [['extension'], /usage: npm run new/],
    [['page', 'news'], /usage: npm run new/],
    [['extension', 'news', '--shop', 'nowhere'], /a shop is a folder with a package\.json/],
  ])('refuses %j', (args, message) => {
    const { status, output } = make(...args)
    expect(output).toMatch(message)
    expect(status).toBe(1)
  })

  test('writes a shop, and never over one', () => {
    const folder = 'shops/new-test-shop'
    try {
      expect(make('shop', 'new-test-shop').output).toContain(`npm start -- --shop ${folder}`)
      const files = ['package.json', 'sites/new-test-shop/site.json', 'tests/e2e/shop.test.ts']
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
      expect(make('shop', 'new-test-shop')).toMatchObject({ status: 1 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
