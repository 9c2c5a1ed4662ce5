import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const [walk = '', reference = ''] = readFileSync('docs/extending.md', 'utf8').split(/^## What an extension may have$/m)
const snippets = [...reference.matchAll(/^From \[`([^`]+)`\]\([^)]+\):\n\n```\w+\n([\s\S]*?)```/gm)].map(
  ([, file = '', code = '']) => ({ file, code }),
)
const blocksIn = (text: string) => [...text.matchAll(/^```(\w+)$/gm)].map(([, language]) => language)

describe('docs/extending.md', () => {
  test.each(snippets)('has its code from $file', ({ file, code }) => {
    expect(readFileSync(file, 'utf8')).toContain(code)
  })

  test('says of every piece of code where it is from', () => {
    expect(snippets.length).toBeGreaterThan(2)
    expect(blocksIn(reference)).toHaveLength(snippets.length)
  })

  // `tests/resilience/extending.test.ts` writes these files as a reader does, checks them at each step, and runs their test.
  test('names a file before every piece of code of the walk', () => {
    const named = [...walk.matchAll(/^`([\w./-]+\.(?:ts|tsx|graphql))`\n\n```(?:ts|tsx|graphql)\n/gm)]
    expect(named.length).toBeGreaterThan(10)
    expect(blocksIn(walk).filter((language) => language !== 'sh')).toHaveLength(named.length)
  })

  test('imports from the package and from its own folder alone', () => {
    const imports = [...walk.matchAll(/^import .*? from '([^']+)'/gm)].map(([, name = '']) => name)
    const names = /^(\.\/|\.\.?\/\w|vitest$|musette\/(server|web|demo-store|testing)$)/
    expect(imports.filter((name) => !names.test(name))).toEqual([])
  })
})
