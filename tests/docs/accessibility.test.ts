import { existsSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import { ruleExists } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { OWN_RESULT } from '../../bff/domains/content/accessibility-result.ts'
import { barriers, criteria } from '../../scripts/accessibility/criteria.ts'
import { accessibilityResult, accessibilityText } from '../../scripts/generate/accessibility-text.ts'
import { testNames } from './test-names.ts'

/** Criteria of each topic of RGAA 4.1.2. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

describe('the criteria of accessibility', () => {
  test('are all there, once and in their order', () => {
    const numbers = CRITERIA.flatMap((count, topic) =>
      Array.from({ length: count }, (_, at) => `${topic + 1}.${at + 1}`),
    )
    expect(numbers).toHaveLength(106)
    expect(criteria.map(({ number }) => number)).toEqual(numbers)
  })

  test.each(criteria.map((criterion) => [criterion.number, criterion] as const))(
    '%s: is met only by tests and rules that exist',
    (_, { result, why, check }) => {
      expect(why).toMatch(/^[A-Z][^\n]+\.$/)
      const tests = 'tests' in check ? check.tests : []
      const rules = 'rules' in check ? check.rules : []
      expect(tests.filter(([file, name]) => !existsSync(file) || !testNames(file).includes(name))).toEqual([])
      expect(rules.filter((rule) => !isRule(rule))).toEqual([])
      expect(result === 'met').toBe(tests.length > 0)
      if (check.by === 'machine') expect(rules).not.toEqual([])
      expect(check.by === 'absence').toBe(result === 'not applicable')
      if (check.by === 'person') expect(check.steps.length).toBeGreaterThan(1)
    },
  )

  test('that are not met are told to shoppers, and no others', () => {
    const failed = criteria.filter(({ result }) => result === 'not met').map(({ number }) => number)
    expect(barriers.map(({ number }) => number)).toEqual(failed)
  })
})

describe('what is written of them', () => {
  test('is what the table says: docs/accessibility.md, and the result that the shop states', () => {
    expect(readFileSync('docs/accessibility.md', 'utf8')).toBe(accessibilityText())
    expect(readFileSync('bff/domains/content/accessibility-result.ts', 'utf8')).toBe(accessibilityResult())
    const { applicable, met, unchecked } = OWN_RESULT
    expect(met + unchecked.length + OWN_RESULT.barriers.length).toBe(applicable)
    expect(criteria.filter(({ result }) => result === 'met')).toHaveLength(met)
  })
})

const axeRules = new Set(axe.getRules().map(({ ruleId }) => ruleId))

function isRule(rule: string): boolean {
  const [tool, name = ''] = rule.split(' ')
  return tool === 'axe' ? axeRules.has(name) : tool === 'html-validate' && ruleExists(name)
}
