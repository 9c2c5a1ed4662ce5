import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configTable, readConfig } from '../../bff/config/read-config.ts'
import { featureNames } from '../../bff/domains/shop/features.ts'
import { lawText } from '../../scripts/generate/law-text.ts'
import { topics } from '../../scripts/law/topics.ts'
import { testNames } from './test-names.ts'

/** What each shop is asked about, in this order. */
const TITLES = [
  'Prices',
  'Order',
  'Withdrawal',
  'Legal guarantee',
  'Safety of products',
  'Feed',
  'Data',
  'Accessibility',
  'Reviews and ranking',
  'Invoices and order papers',
  'Environment and waste',
  'Languages and currencies',
  'Found by machines that shop',
  'People',
]

const rules = topics.flatMap((topic) => topic.rules)

/** Rows of the doctor by its own source: literal names, features, and attributes by their usual codes. */
function doctorRows(): Set<string> {
  const literal = readdirSync('scripts/doctor').flatMap((name) => {
    const source = readFileSync(join('scripts/doctor', name), 'utf8')
    const [, topic] = /rowsOf\('([^']+)'\)/.exec(source) ?? []
    return [...source.matchAll(/\b(?:row|existence)\(\s*'([^']+)'/g)].map(([, row]) => `${topic}/${row}`)
  })
  const [site] = readConfig({ UPSTREAM_URL: 'http://127.0.0.1/graphql' }).sites
  const attributes = configTable.filter(({ name }) => name.startsWith('ATTRIBUTE_'))
  return new Set([
    ...literal,
    ...(site ? featureNames(site.shop) : []).map((name) => `features/${name}`),
    ...attributes.map(({ fallback }) => `content/attribute ${fallback}`),
  ])
}

/** Whether a file should be there: those of an extension go with its folder, which may be deleted. */
function isExpected(file: string): boolean {
  const [folder] = /^extensions\/[^/]+/.exec(file) ?? []
  return folder === undefined || existsSync(folder)
}

describe('the list of rules', () => {
  test('has each topic, with a rule at least', () => {
    expect(topics.map(({ title }) => title)).toEqual(TITLES)
    expect(topics.filter(({ rules: own }) => own.length === 0)).toEqual([])
  })

  test('names every rule once', () => {
    const names = rules.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(rules.map((rule) => [rule.name, rule] as const))('%s: its files, tests and rows exist', (_, rule) => {
    expect(rule.tests.length).toBeGreaterThan(0)
    expect(rule.where.filter((file) => isExpected(file) && !existsSync(file))).toEqual([])
    const unproven = rule.tests.filter(
      ([file, name]) => isExpected(file) && (!existsSync(file) || !testNames(file).includes(name)),
    )
    expect(unproven).toEqual([])
    const known = doctorRows()
    expect((rule.doctor ?? []).filter((row) => rule.where.every(isExpected) && !known.has(row))).toEqual([])
    for (const { since } of rule.sources) expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('docs/law.md', () => {
  test('is what the list says, and no legal advice', () => {
    const page = readFileSync('docs/law.md', 'utf8')
    expect(page).toBe(lawText())
    expect(page.indexOf('Nothing here is legal advice')).toBeLessThan(page.indexOf('## '))
  })
})

describe('the names of tests', () => {
  test('are read from a file as it is written', () => {
    expect(testNames('tests/docs/law.test.ts')).toEqual([
      'the list of rules › has each topic, with a rule at least',
      'the list of rules › names every rule once',
      'the list of rules › %s: its files, tests and rows exist',
      'docs/law.md › is what the list says, and no legal advice',
      'the names of tests › are read from a file as it is written',
    ])
    expect(testNames('tests/e2e/consent.test.ts')).toContain(
      'cookies at $width px › are asked about again where a product’s video would set some, by keyboard, and its player goes with its picture',
    )
  })
})
