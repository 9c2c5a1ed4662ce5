import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OWN_RESULT } from '../../bff/config/accessibility-result.ts'

/** Criteria of each topic of RGAA 4.1.2. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const page = readFileSync('docs/accessibility.md', 'utf8')
const sectionOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (heading: string) => [...sectionOf(heading).matchAll(/^- (\d+\.\d+) (.+)$/gm)]
const numbersOf = (heading: string) => rowsOf(heading).map(([, number = '']) => number)
const notApplicable = [...sectionOf('Not applicable').matchAll(/\b\d+\.\d+\b/g)].map(([number]) => number)

describe('docs/accessibility.md', () => {
  test('has all criteria once', () => {
    const all = [...numbersOf('Met'), ...numbersOf('Not met'), ...numbersOf('Not checked'), ...notApplicable]
    const known = CRITERIA.flatMap((count, topic) => Array.from({ length: count }, (_, at) => `${topic + 1}.${at + 1}`))
    expect(all.toSorted()).toEqual(known.toSorted())
  })

  // That its links lead to files that exist is held by `links.test.ts`.
  test('names tests of what is met', () => {
    const unproven = rowsOf('Met').filter(([, , row = '']) => !/ \(\[.*\.test\.tsx?\)\)$/.test(row))
    expect(unproven.map(([, number]) => number)).toEqual([])
  })

  test('counts its results, and the shop’s statement has the same counts', () => {
    const met = numbersOf('Met')
    const notMet = numbersOf('Not met')
    const unchecked = numbersOf('Not checked')
    expect(page).toContain(
      `Last gone through: ${OWN_RESULT.date}. Met: ${met.length}. Not met: ${notMet.length}. Not checked: ${unchecked.length}. Not applicable: ${notApplicable.length}.`,
    )
    expect(OWN_RESULT).toMatchObject({
      applicable: met.length + notMet.length + unchecked.length,
      met: met.length,
      unchecked,
    })
    expect(OWN_RESULT.barriers).toHaveLength(notMet.length)
  })
})
