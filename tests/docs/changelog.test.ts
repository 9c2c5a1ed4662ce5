import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicApi } from '../../scripts/generate/public-api.ts'
import { unnamedChanges, unreleasedOf } from '../../scripts/release/changelog.ts'

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
/** The public API of the last release: written by `npm run generate -- --release`. */
const released = readFileSync('docs/public-api.released.txt', 'utf8').trim().split('\n')

describe('the changelog', () => {
  test('names every change of the public API since the last release', () => {
    const now = publicApi().flatMap(({ lines }) => lines)
    expect(unnamedChanges(now, released, unreleasedOf(changelog))).toEqual({ added: [], gone: [] })
  })

  test('has a section for the version of the package', () => {
    expect(changelog).toContain(`## [${version}]`)
    expect(changelog).toContain('## [Unreleased]')
  })
})
