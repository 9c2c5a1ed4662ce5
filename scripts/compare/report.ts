import type { Broken } from './checks.ts'
import type { Crawl, Pair } from './crawl.ts'
import { judge, type Judge, kindAt } from './judge.ts'
import { judgeTitles } from './judge-titles.ts'
import type { Limit } from './limits.ts'
import type { PageKind } from './page.ts'
import { type Finding, findingsAt, type Rating, RATINGS, type Rule, RULES } from './rules.ts'
import type { Visit } from './visit.ts'

/** Findings of one rule. */
export type Group = { rule: Rule; rating: Rating; count: number; findings: Finding[] }

/** Pages of one kind, and how many of them differ by more than notes. */
export type KindCount = { kind: PageKind; pages: number; errors: number; warnings: number }

/** Medians of the pages that both shops have. */
export type Medians = Record<'bytes' | 'pictures' | 'scripts' | 'ms', { old: number; new: number }>

export type Report = {
  old: string
  new: string
  at: string
  isInterrupted: boolean
  pages: number
  counts: Record<Rating, number>
  groups: Group[]
  kinds: KindCount[]
  medians: Medians
  /** Paths that only the new shop has. */
  onlyNew: string[]
  limits: Limit[]
}

/** The new shop counts as slower if its median is both half as much again and this many ms more. */
const SLOWER = 1.5
const SLOWER_BY = 200
const KINDS: readonly PageKind[] = ['home', 'category', 'product', 'content', 'service', 'file', 'other']

type Facts = Pick<Report, 'old' | 'new' | 'isInterrupted' | 'limits'> & {
  crawl: Crawl
  broken: readonly Broken[]
  /** Findings that concern the whole shop. */
  general: readonly Finding[]
  context: Judge
}

export function makeReport({ crawl: { pairs, onlyNew }, broken, general, context, ...facts }: Facts): Report {
  const medians = mediansOf(pairs)
  const judged = pairs.map((pair) => judge(pair, context))
  const all = [
    ...general,
    ...eachAltOnce(judged.flatMap(({ findings }) => findings)),
    ...judgeTitles(judged.flatMap(({ titles }) => titles ?? [])),
    ...broken.flatMap(brokenAt),
    ...slowerThan(medians.ms),
  ]
  const groups = groupsOf(all)
  const count = (rating: Rating) => sum(groups.filter((group) => group.rating === rating).map((group) => group.count))
  return {
    ...facts,
    at: new Date().toISOString(),
    pages: pairs.length,
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
    groups,
    kinds: kindsOf(pairs, all),
    medians,
    onlyNew: onlyNew.filter((path) => !broken.some((one) => one.path === path)),
  }
}

/** Groups findings by rule: the worst rating first, then in the order of the rules. */
function groupsOf(findings: readonly Finding[]): Group[] {
  const rules = Object.keys(RULES) as Rule[]
  const groups = rules.map((rule) => {
    const own = findings.filter((finding) => finding.rule === rule)
    return { rule, rating: RULES[rule], count: own.length, findings: own.toSorted(byPath) }
  })
  return RATINGS.flatMap((rating) => groups.filter((group) => group.rating === rating && group.count > 0))
}

function byPath({ path: a }: { path: string }, { path: b }: { path: string }): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Keeps one finding per picture, as the same picture is on many pages. */
function eachAltOnce(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ rule, old, new: now }) => {
    const key = JSON.stringify([old, now])
    if (rule !== 'alt') return true
    return !seen.has(key) && seen.add(key)
  })
}

function brokenAt({ kind, path, status, pages, places }: Broken): Finding[] {
  const findings: Finding[] = []
  const where = places.join(', ') + (pages > places.length ? ', …' : '')
  findingsAt(path, findings)(kind === 'link' ? 'link-broken' : 'picture-broken', null, `${status} (${pages}: ${where})`)
  return findings
}

function slowerThan({ old, new: now }: { old: number; new: number }): Finding[] {
  const isSlower = now > old * SLOWER && now > old + SLOWER_BY
  return isSlower ? [{ rule: 'slower', path: '/', old: `${old} ms`, new: `${now} ms` }] : []
}

function kindsOf(pairs: readonly Pair[], findings: readonly Finding[]): KindCount[] {
  const rated = (rating: Rating) =>
    new Set(findings.filter(({ rule }) => RULES[rule] === rating).map(({ path }) => path))
  const [errors, warnings] = [rated('error'), rated('warning')]
  return KINDS.flatMap((kind) => {
    const paths = pairs.filter(({ path, old }) => kindAt(old, path) === kind).map(({ path }) => path)
    const among = (some: ReadonlySet<string>) => paths.filter((path) => some.has(path)).length
    return paths.length === 0 ? [] : [{ kind, pages: paths.length, errors: among(errors), warnings: among(warnings) }]
  })
}

function mediansOf(pairs: readonly Pair[]): Medians {
  const both = pairs.flatMap(({ old, new: now, target }) => {
    const after = target ?? now
    return old.page && after?.page ? [{ old, new: after }] : []
  })
  const of = (measure: (visit: Visit) => number) => ({
    old: median(both.map((pair) => measure(pair.old))),
    new: median(both.map((pair) => measure(pair.new))),
  })
  return {
    bytes: of(({ bytes }) => bytes),
    pictures: of(({ page }) => page?.pictures.length ?? 0),
    scripts: of(({ page }) => page?.scripts ?? 0),
    ms: of(({ ms }) => ms),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
