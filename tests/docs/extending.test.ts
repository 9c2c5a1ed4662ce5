import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/extending.md', 'utf8')
const snippets = [...page.matchAll(/<!-- from (\S+) -->\s+```\w+\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({
  file,
  code,
}))

describe('docs/extending.md', () => {
  test('shows code', () => expect(snippets.length).toBeGreaterThan(4))

  test.each(snippets)('has its code from $file', ({ file, code }) => {
    expect(readFileSync(file, 'utf8')).toContain(code)
  })

  test('says of every piece of code where it is from', () => {
    expect([...page.matchAll(/^```\w+$/gm)]).toHaveLength(snippets.length)
  })
})
