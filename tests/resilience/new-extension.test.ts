import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Inside the repository, whose packages its files import. */
const SHOP = 'var/new-extension-test'

/** An extension as if it was written for another release, whose card had other props. */
const OLD_CARD = `import { defineWebExtension } from 'musette/web'
const Card = ({ cover }: { cover: string }) => cover
export default defineWebExtension({ replaces: { ProductCard: Card } })
`

function node(...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  rmSync(SHOP, { recursive: true, force: true })
  mkdirSync(SHOP, { recursive: true })
  writeFileSync(join(SHOP, 'musette.config.ts'), 'export default { extensions: [] }')
  expect(node('bin/musette.mjs', 'new', 'extension', 'gift-cards', '--shop', SHOP).status).toBe(0)
  expect(node('scripts/run.mjs', 'scripts/generate.ts', '--modules', '--shop', SHOP).status).toBe(0)
})
afterAll(() => rmSync(SHOP, { recursive: true, force: true }))

test('a new extension passes the type check, which names the one that the core left behind', () => {
  writeFileSync(
    join(SHOP, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['extensions', '../../extensions/build.d.ts'] }),
  )
  mkdirSync(join(SHOP, 'extensions/old-card'))
  writeFileSync(join(SHOP, 'extensions/old-card/web.ts'), OLD_CARD)
  const { output } = node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', SHOP)
  expect(output.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    expect.stringMatching(/^var\/new-extension-test\/extensions\/old-card\/web\.ts\(.*ComponentType<ProductCardProps>/),
  ])
})

test('the type check knows the variables of an extension as fields of a site', () => {
  const own = join(SHOP, 'extensions/gift-cards')
  writeFileSync(
    join(own, 'variables.ts'),
    `import { variable } from 'musette/config'
export default { CARD_PAPER: variable.text({ fallback: '', purpose: 'What cards are made of' }) }
`,
  )
  expect(node('scripts/run.mjs', 'scripts/generate.ts', '--modules', '--shop', SHOP).status).toBe(0)
  const config = (field: string) => `import { defineShop } from 'musette/config'
export default defineShop({ sites: { cards: { ${field}: 'cotton' } }, extensions: ['gift-cards'] })
`
  writeFileSync(join(SHOP, 'cards.ts'), config('cardPaper'))
  writeFileSync(join(SHOP, 'wrong.ts'), config('cardPaint'))
  const include = ['*.ts', 'extensions/gift-cards', '../../extensions/build.d.ts']
  writeFileSync(join(SHOP, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include }))
  const { output } = node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', SHOP)
  for (const file of ['cards.ts', 'wrong.ts']) rmSync(join(SHOP, file))
  expect(output.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    expect.stringMatching(/wrong\.ts\(2,.*'cardPaint' does not exist/),
  ])
})

test('a new extension passes the test that was written with it', () => {
  const { status, output } = node('bin/musette.mjs', 'test', '--shop', SHOP)
  expect(output).toContain('2 passed')
  expect(status).toBe(0)
})
