import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicApi } from '../../scripts/generate/public-api.ts'

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m.exec(changelog) ?? []
/** The public API of the last release: written by `npm run generate -- --release`. */
const released = readFileSync('docs/public-api.released.txt', 'utf8').trim().split('\n')

/** What an entry has to name: the member, its type, or the variable, metric or message. */
function namesOf(line: string): string[] {
  const [, kind = '', rest = ''] = /^(slot|component|variable|metric|log|define\w+) (.+)$/.exec(line) ?? []
  if (kind === 'log') return [rest]
  const [name = ''] = (rest || line).split(/[:(\s=?]/)
  return [name, name.split('.')[0] ?? '']
}

const missing = (lines: readonly string[]) =>
  lines.filter((line) => !namesOf(line).some((name) => unreleased.includes(`\`${name}\``)))

describe('the changelog', () => {
  test('names every change of the public API since the last release', () => {
    const now = publicApi().flatMap(({ lines }) => lines)
    expect({
      added: missing(now.filter((line) => !released.includes(line))),
      gone: missing(released.filter((line) => !now.includes(line))),
    }).toEqual({ added: [], gone: [] })
  })

  test('has a section for the version of the package', () => {
    expect(changelog).toContain(`## [${version}]`)
    expect(changelog).toContain('## [Unreleased]')
  })
})
