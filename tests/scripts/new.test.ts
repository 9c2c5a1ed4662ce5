import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { takenExtensions } from '../../scripts/extensions.mjs'

/** Inside the repository, whose packages its files import. */
const SHOP = 'var/new-test'

const make = (...args: string[]) => start('bin/musette.mjs', 'new', ...args)

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
  rmSync(SHOP, { recursive: true, force: true })
})

describe('musette new', () => {
  test('writes an extension and takes it, and never over one', () => {
    const made = make('extension', 'gift-cards', '--shop', SHOP)
    expect(made).toMatchObject({
      status: 0,
      output: expect.stringContaining('var/new-test/extensions/gift-cards is there'),
    })
    expect(takenExtensions(SHOP).map(({ name }) => name)).toEqual(['gift-cards'])
    expect(make('extension', 'vouchers', '--shop', SHOP).status).toBe(0)
    expect(takenExtensions(SHOP).map(({ name }) => name)).toEqual(['gift-cards', 'vouchers'])
    const again = make('extension', 'gift-cards', '--shop', SHOP)
    expect(again).toMatchObject({ status: 1, output: expect.stringMatching(/extensions\/gift-cards exists already/) })
  })

  test.each([
    [['extension', 'Wrong_Name'], /lower-case letters, digits and hyphens/],
    [['var/Else_Where'], /lower-case letters, digits and hyphens/],
    [['extension'], /usage: musette new FOLDER/],
    [['page', 'news'], /usage: musette new FOLDER/],
    [[], /usage: musette new FOLDER/],
    [['extension', 'news', '--shop', 'nowhere'], /a shop is a folder with a musette\.config\.ts/],
  ])('refuses %j', (args, message) => {
    const { status, output } = make(...args)
    expect(output).toMatch(message)
    expect(status).toBe(2)
  })

  test('writes a shop, and never over one', () => {
    const folder = 'shops/new-test-shop'
    try {
      expect(make(folder).output).toContain(`npm start -- --shop ${folder}`)
      const files = ['package.json', 'musette.config.ts', 'tests/journey.test.ts', 'README.md']
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
      expect(make(folder)).toMatchObject({ status: 1, output: expect.stringContaining('is not empty') })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
