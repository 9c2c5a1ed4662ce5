import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/law.md', 'utf8')
const rules = [...page.matchAll(/^\| \*\*(.+?)\.\*\* .+ \| (.+) \| (.+) \|$/gm)].map(
  ([, title = '', law = '', proof = '']) => ({ title, law, proof }),
)

describe('docs/law.md', () => {
  test('is no legal advice, and says so first', () => {
    expect(page.indexOf('Nothing here is legal advice')).toBeGreaterThan(0)
    expect(page.indexOf('Nothing here is legal advice')).toBeLessThan(page.indexOf('## '))
  })

  // That its links lead to files that exist is held by `links.test.ts`.
  test('names a dated source, the code and a test of each rule', () => {
    expect(rules).toHaveLength([...page.matchAll(/^\| \*\*/gm)].length)
    expect(rules.length).toBeGreaterThan(40)
    const incomplete = rules.filter(
      ({ law, proof }) =>
        !/\]\(https:.+ \(\d{4}-\d\d-\d\d\)/.test(law) || !/^\[.+\]\(.+\); \[.*\.test\.tsx?\)/.test(proof),
    )
    expect(incomplete.map(({ title }) => title)).toEqual([])
  })
})
