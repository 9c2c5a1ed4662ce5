/** Step to the next version (SemVer), which follows from `CHANGELOG.md` (Keep a Changelog) and the commits (Conventional Commits). */

export type Size = 'major' | 'minor' | 'patch'

const SIZES: readonly Size[] = ['patch', 'minor', 'major']
const UNRELEASED = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m

export function unreleasedOf(changelog: string): string {
  return UNRELEASED.exec(changelog)?.[1] ?? ''
}

/** Moves the entries of `Unreleased` to the version; throws if there are none. */
export function withRelease(changelog: string, version: string, date: string): string {
  const entries = unreleasedOf(changelog).trim()
  if (entries === '') throw new Error('CHANGELOG.md: nothing stands under [Unreleased]')
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md: ${version} is there already`)
  return changelog.replace(UNRELEASED, () => `## [Unreleased]\n\n## [${version}] - ${date}\n\n${entries}\n\n`)
}

/** Returns added or removed lines of the public API that no entry names, by the member, its type, or the variable, metric or message. */
export function unnamedChanges(now: readonly string[], before: readonly string[], entries: string) {
  const unnamed = (lines: readonly string[]) =>
    lines.filter((line) => !namesOf(line).some((name) => entries.includes(`\`${name}\``)))
  const { added, gone } = changesOf(now, before)
  return { added: unnamed(added), gone: unnamed(gone) }
}

function changesOf(now: readonly string[], before: readonly string[]) {
  return {
    added: now.filter((line) => !before.includes(line)),
    gone: before.filter((line) => !now.includes(line)),
  }
}

function namesOf(line: string): string[] {
  const [, kind = '', rest = ''] = /^(slot|component|variable|metric|log|define\w+) (.+)$/.exec(line) ?? []
  if (kind === 'log') return [rest]
  const [, imported, module] = /^import (\w+) from (\S+)$/.exec(line) ?? []
  if (imported && module) return [imported, module]
  const [name = ''] = (rest || line).split(/[:(\s=?]/)
  return [name, name.split('.')[0] ?? '']
}

/** Returns the minimum step for changes of the public API: a removed or changed line breaks somebody's shop. */
export function sizeOfApi(now: readonly string[], before: readonly string[]): Size {
  const { added, gone } = changesOf(now, before)
  if (gone.length > 0) return 'major'
  return added.length > 0 ? 'minor' : 'patch'
}

/** Returns the step for commits, each given with its subject and body. */
export function sizeOfCommits(commits: readonly string[]): Size {
  const sizes = commits.map((commit): Size => {
    if (/^\w+(\([^)]*\))?!:/.test(commit) || /^BREAKING[ -]CHANGE: /m.test(commit)) return 'major'
    return /^feat(\([^)]*\))?:/.test(commit) ? 'minor' : 'patch'
  })
  return larger(...sizes)
}

export function larger(...sizes: readonly Size[]): Size {
  return SIZES.findLast((size) => sizes.includes(size)) ?? 'patch'
}

export function next(version: string, size: Size): string {
  const [major, minor, patch] = partsOf(version)
  if (size === 'major') return `${major + 1}.0.0`
  return size === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** Returns the step between two versions; throws if one is invalid, or not above the one before. */
export function stepBetween(before: string, after: string): Size {
  const [old, given] = [partsOf(before), partsOf(after)]
  const at = given.findIndex((part, i) => part !== old[i])
  if (at < 0 || given[at]! < old[at]!) throw new Error(`${after} is not above ${before}`)
  return (['major', 'minor', 'patch'] as const)[at as 0 | 1 | 2]
}

export const isAtLeast = (size: Size, wanted: Size) => SIZES.indexOf(size) >= SIZES.indexOf(wanted)

function partsOf(version: string): [number, number, number] {
  const [, ...parts] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version) ?? []
  if (parts.length !== 3) throw new Error(`${version} is no version: three numbers, such as 3.0.0`)
  return parts.map(Number) as [number, number, number]
}
