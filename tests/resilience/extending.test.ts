import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/** The shop of the page by another name, so that one of a reader stays. */
const NAME = 'extending-test'
const SHOP = `shops/${NAME}`
const FOLDER = join(SHOP, 'extensions/brand')
const page = readFileSync('docs/extending.md', 'utf8')

type Step = { title: string; commands: string[]; files: [string, string][] }

/** What the page tells its readers to type, by its numbered headings. */
const steps = page
  .split(/^### (?=\d)/m)
  .slice(1)
  .map((text): Step => {
    const own = text.split(/^##? /m)[0] ?? ''
    const files = [...own.matchAll(/^`([^`\n]+)`\n\n```\w+\n([\s\S]*?)^```/gm)]
    const commands = [...own.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) => lines.trim().split('\n'))
    return {
      title: own.split('\n')[0] ?? '',
      commands,
      files: files.map(([, name = '', content = '']) => [join(SHOP, name), content]),
    }
  })

function node(...args: string[]) {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

afterAll(() => rmSync(SHOP, { recursive: true, force: true }))

describe('the walk of docs/extending.md', () => {
  test('has its steps', () =>
    expect(steps.map(({ files }) => files.length > 0)).toEqual([false, ...Array(4).fill(true)]))

  test('begins with a shop and an extension', () => {
    rmSync(SHOP, { recursive: true, force: true })
    const news = steps[0]?.commands.filter((line) => / new /.test(line))
    expect(news).toEqual(['npm run new -- ../kennel', 'npx musette new extension brand'])
    for (const args of [
      ['new', SHOP],
      ['new', 'extension', 'brand', '--shop', SHOP],
    ]) {
      const made = node('bin/musette.mjs', ...args)
      expect(made.status, made.output).toBe(0)
    }
    writeFileSync(
      join(SHOP, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['extensions', '../../extensions/build.d.ts'] }),
    )
  })

  test.each(steps.slice(1))('$title: its files fit together', ({ files }) => {
    for (const [name, text] of files) {
      mkdirSync(dirname(name), { recursive: true })
      writeFileSync(name, text)
    }
    for (const args of [
      ['scripts/run.mjs', 'scripts/generate.ts', '--modules', '--shop', SHOP],
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', SHOP],
    ]) {
      const { status, output } = node(...args)
      expect(status, output).toBe(0)
    }
  })

  test('looks as the repository wants it', () => {
    for (const args of [
      ['node_modules/prettier/bin/prettier.cjs', '--check', `${FOLDER}/**/*.{ts,tsx,graphql}`],
      ['node_modules/oxlint/bin/oxlint', '--deny-warnings', FOLDER],
    ]) {
      const { status, output } = node(...args)
      expect(status, output).toBe(0)
    }
  })

  test('ends with a test that passes', () => {
    const { status, output } = node('bin/musette.mjs', 'test', '--shop', SHOP, 'extensions')
    expect(status, output.slice(0, 3000)).toBe(0)
    expect(output).toContain('1 passed')
  }, 300_000)
})
