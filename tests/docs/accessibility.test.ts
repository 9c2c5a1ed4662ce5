import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OWN_RESULT } from '../../bff/config/accessibility-result.ts'

/** Criteria of each topic of RGAA 4.1.2. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const page = readFileSync('docs/accessibility.md', 'utf8')
const criteria = [...page.matchAll(/^\| (\d+\.\d+) \| .+ \| \**(.+?)\** \| (.+) \| (.+) \|$/gm)].map(
  ([, number = '', result = '', why = '', checkedBy = '']) => ({ number, result, why, checkedBy }),
)
const numbersOf = (...results: string[]) =>
  criteria.filter(({ result }) => results.includes(result)).map(({ number }) => number)

describe('docs/accessibility.md', () => {
  test('has all criteria, once and in their order', () => {
    expect(criteria.map(({ number }) => number)).toEqual(
      CRITERIA.flatMap((count, topic) => Array.from({ length: count }, (_, at) => `${topic + 1}.${at + 1}`)),
    )
  })

  // That its links lead to files that exist is held by `links.test.ts`.
  test('names tests of what is met, and of nothing else', () => {
    const proven = criteria.filter(({ checkedBy }) => /\.test\.tsx?\)/.test(checkedBy))
    expect(proven.map(({ number }) => number)).toEqual(numbersOf('met'))
    expect(criteria.filter(({ why }) => !/^[A-Z].+\.$/.test(why))).toEqual([])
  })

  test('counts its results, and shoppers are told the same', () => {
    for (const [, result = '', count = ''] of page.matchAll(/^\| (met|not [a-z]+) \| (\d+) \|$/gm)) {
      expect([result, numbersOf(result).length]).toEqual([result, Number(count)])
    }
    expect(page).toContain(`Last gone through: ${OWN_RESULT.date}.`)
    expect(OWN_RESULT).toMatchObject({
      applicable: numbersOf('met', 'not met', 'not checked').length,
      met: numbersOf('met').length,
      unchecked: numbersOf('not checked'),
    })
    expect(OWN_RESULT.barriers).toHaveLength(numbersOf('not met').length)
  })
})
