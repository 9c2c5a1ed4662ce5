import { isSameText } from './judge-page.ts'
import { type Finding, findingsAt } from './rules.ts'

export type Titles = { path: string; old: string; new: string }

/** What separates the name of a shop from the title of a page. */
const SUFFIX = /\s+[|–—·•:-]\s+[^|–—·•]*$/
/** Share of pages from which a suffix counts as the shop's: home pages have their own titles. */
const MOST = 0.5

/** Compares the titles of all pages. If most differ only by the shop's name, in the same way, that is one note. */
export function judgeTitles(all: readonly Titles[]): Finding[] {
  const findings: Finding[] = []
  const bySuffix = new Map<string, { titles: Titles[]; old: string; new: string }>()
  /** Pages whose titles are the same except for a suffix. */
  let comparable = 0
  for (const titles of all.filter(({ old }) => old)) {
    const find = findingsAt(titles.path, findings)
    if (isSameText(titles.old, titles.new)) {
      comparable++
      continue
    }
    const suffixes = titles.new && suffixesOf(titles)
    if (!titles.new) find('title-missing', titles.old)
    else if (!suffixes) find('title', titles.old, titles.new)
    else {
      const key = JSON.stringify(suffixes)
      const same = bySuffix.get(key) ?? { titles: [], ...suffixes }
      bySuffix.set(key, same)
      same.titles.push(titles)
      comparable++
    }
  }
  for (const { titles, ...suffixes } of bySuffix.values())
    if (titles.length > comparable * MOST)
      findingsAt('/', findings)('title-suffix', `… ${suffixes.old}`, `… ${suffixes.new}`)
    else for (const one of titles) findingsAt(one.path, findings)('title', one.old, one.new)
  return findings
}

/** Returns what follows the shared part of both titles; undefined if they differ in more than a suffix. */
function suffixesOf({ old, new: now }: Titles): { old: string; new: string } | undefined {
  for (const before of partsOf(old))
    for (const after of partsOf(now))
      if (isSameText(before.title, after.title)) return { old: before.suffix, new: after.suffix }
  return undefined
}

function partsOf(title: string): { title: string; suffix: string }[] {
  const [suffix] = SUFFIX.exec(title) ?? []
  const whole = { title, suffix: '' }
  return suffix === undefined ? [whole] : [whole, { title: title.slice(0, -suffix.length), suffix: suffix.trim() }]
}
