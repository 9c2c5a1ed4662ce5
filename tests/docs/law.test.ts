import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/law.md', 'utf8')
const rules = page
  .split(/^### /m)
  .slice(1)
  .map((text) => [text.slice(0, text.indexOf('\n')), text] as const)

describe('docs/law.md', () => {
  test('is no legal advice, and says so first', () => {
    expect(page.indexOf('Nothing here is legal advice')).toBeGreaterThan(0)
    expect(page.indexOf('Nothing here is legal advice')).toBeLessThan(page.indexOf('## '))
  })

  // That its links lead to files that exist is held by `links.test.ts`.
  test('names a dated source, the code and a test of each rule', () => {
    expect(rules.length).toBeGreaterThan(45)
    const incomplete = rules.filter(
      ([, text]) =>
        !/^- Source: .+ \(\d{4}-\d\d-\d\d\)/m.test(text) ||
        !/^- Where: \[`/m.test(text) ||
        !/^- Tests: .*\.test\.tsx?\)/m.test(text),
    )
    expect(incomplete.map(([name]) => name)).toEqual([])
  })

  test('counts the rules of each topic', () => {
    for (const [, title = '', count = ''] of page.matchAll(/^- \[(.+)\]\(#.+\): (\d+) rules?$/gm)) {
      const section = page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
      expect([title, section.match(/^### /gm)?.length]).toEqual([title, Number(count)])
    }
  })
})
