import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chosen, foldersInTurn } from '../../../scripts/mutants/choice.mjs'

describe('the tests that have to notice a change', () => {
  test.each([
    ['bff/mail', { bff: ['tests/bff/mail/**/*.test.ts'] }],
    ['bff/http/guards.ts', { bff: ['tests/bff/http/**/*.test.ts'], unit: ['tests/bff/http/**/*.isolated.test.ts'] }],
    ['./web/screens/cart/', { web: ['tests/web/cart/**/*.test.tsx'], 'web-modules': ['tests/web/cart/**/*.test.ts'] }],
    ['web/service-worker', { 'web-modules': ['tests/web/service-worker/**/*.test.ts'] }],
    ['schema/retention.ts', { unit: ['tests/schema/**/*.test.ts'] }],
    ['schema/texts', { unit: ['tests/schema/texts/**/*.test.ts'] }],
    ['demo-store/cart', { 'demo-store': ['tests/demo-store/cart.test.ts'] }],
  ])('mirror %s', (path, tests) => {
    expect(chosen(path).tests).toEqual(tests)
  })

  test.each([
    ['bff', { bff: null, unit: ['tests/bff/**/*.isolated.test.ts'] }],
    ['bff/app.ts', { bff: null, unit: ['tests/bff/**/*.isolated.test.ts'] }],
    ['web/routes.ts', { web: null, 'web-modules': null }],
    ['web/screens/store-credit', { web: null, 'web-modules': null }],
    ['schema', { unit: ['tests/schema/**/*.test.ts'] }],
  ])('are all where none mirror it: %s', (path, tests) => {
    expect(chosen(path).tests).toEqual(tests)
  })

  test.each(['bff/domains', 'bff/domains/cart', 'bff/domains/checkout/magento', 'bff/domains/notices.ts'])(
    'are those of all domains for %s',
    (path) => {
      const { bff } = chosen(path).tests
      expect(bff).toEqual(
        expect.arrayContaining(
          ['cart', 'checkout', 'domains', 'orders'].map((name) => `tests/bff/${name}/**/*.test.ts`),
        ),
      )
      expect(bff).not.toContain('tests/bff/ops/**/*.test.ts')
    },
  )

  test('of an extension are its own', () => {
    for (const name of readdirSync('extensions').filter((one) => existsSync(`extensions/${one}/tests/server`))) {
      const own = `extensions/${name}/tests`
      expect(chosen(`extensions/${name}/server.ts`).tests).toEqual({ bff: [`${own}/server/**/*.test.ts`] })
      const all = Object.values(chosen(`extensions/${name}`).tests).flat()
      expect(all.filter((file) => !file?.startsWith(own))).toEqual([])
    }
  })

  test('are there for each folder that gets its turn', () => {
    const folders = foldersInTurn()
    expect(folders).toEqual(
      expect.arrayContaining(['bff/domains/cart', 'bff/mail', 'schema/texts', 'web/screens/cart']),
    )
    expect(folders.filter((folder) => /\/(domains|screens)$/.test(folder))).toEqual([])
    for (const folder of folders) expect(Object.values(chosen(folder).tests)).not.toContain(null)
  })
})

test.each([
  [['bff/nothing'], 'there is no bff/nothing'],
  [['docs'], 'docs is no code of bff, web, schema, demo-store or an extension'],
  [['..'], '.. is no code of bff, web, schema, demo-store or an extension'],
  [['bff/README.md'], 'bff/README.md is no code of bff, web, schema, demo-store or an extension'],
  [['tests/bff'], 'tests/bff is no code of bff, web, schema, demo-store or an extension'],
  [['bff/mail', 'bff/http'], 'takes one folder or file, --minutes N, --sample N and --seed N'],
  [['bff/mail', '--minutes', '0'], '--minutes takes a whole number from 1 to 9999'],
  [['bff/mail', '--sample', 'all'], '--sample takes a whole number from 1 to 9999'],
  [['bff/mail', '--seed'], '--seed takes a whole number from 1 to 9999'],
])('npm run mutants says in one line what is wrong with %j', (given, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mutants.mjs', ...given], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `mutants: ${message}\n` })
})
