import { describe, expect, test } from 'vitest'
import {
  isAtLeast,
  larger,
  next,
  sizeOfApi,
  sizeOfCommits,
  stepBetween,
  unnamedChanges,
  unreleasedOf,
  withRelease,
} from '../../../scripts/release/changelog.ts'

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- The slot \`CardBadge\`.

## [2.9.9] - 2026-11-22

The first.
`

describe('the changelog', () => {
  test('gets the entries of Unreleased under the version', () => {
    expect(withRelease(CHANGELOG, '3.0.0', '2026-12-01')).toBe(
      CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [3.0.0] - 2026-12-01\n'),
    )
  })

  test('is refused with nothing to release, and with a version that is there', () => {
    const empty = CHANGELOG.replace(unreleasedOf(CHANGELOG), '\n')
    expect(() => withRelease(empty, '3.0.0', '2026-12-01')).toThrow(/nothing stands under/)
    expect(() => withRelease(CHANGELOG, '2.9.9', '2026-12-01')).toThrow(/2\.9\.9 is there already/)
  })

  test('has to name what of the public API changed', () => {
    const before = ['slot ProductAfterPrice: {}', 'Query.shop: Shop!']
    const now = ['slot ProductAfterPrice: {}', 'slot CardBadge: {}', 'variable PORT = 4000']
    expect(unnamedChanges(now, before, unreleasedOf(CHANGELOG))).toEqual({
      added: ['variable PORT = 4000'],
      gone: ['Query.shop: Shop!'],
    })
  })
})

describe('the next version', () => {
  test.each([
    [['fix(cart): count', 'docs: say it'], '2.9.10'],
    [['fix: a', 'feat(cart): wrap gifts'], '2.10.0'],
    [['feat!: drop Node 20'], '3.0.0'],
    [['fix(cart)!: another answer'], '3.0.0'],
    [['fix: a\n\nBREAKING CHANGE: the port is another'], '3.0.0'],
    [['A subject of former times'], '2.9.10'],
    [[], '2.9.10'],
  ])('after %j is %s', (commits, version) => expect(next('2.9.9', sizeOfCommits(commits))).toBe(version))

  test('is as high as changes of the public API require', () => {
    expect(sizeOfApi(['a', 'b'], ['a', 'b'])).toBe('patch')
    expect(sizeOfApi(['a', 'b'], ['a'])).toBe('minor')
    expect(sizeOfApi(['a', 'b: Int'], ['a', 'b: String'])).toBe('major')
    expect(larger('patch', 'major', 'minor')).toBe('major')
    expect(isAtLeast('minor', 'major')).toBe(false)
  })

  test.each([
    ['2.9.10', 'patch'],
    ['2.10.0', 'minor'],
    ['3.0.0', 'major'],
  ] as const)('%s is a step: %s', (version, size) => expect(stepBetween('2.9.9', version)).toBe(size))

  test.each(['2.9.9', '2.9.8', '1.99.99', '3', '3.0', 'v3.0.0', '3.0.0-rc.1', '03.0.0'])('is never %s', (version) =>
    expect(() => stepBetween('2.9.9', version)).toThrow(version),
  )
})
