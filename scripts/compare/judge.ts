import type { Pair } from './crawl.ts'
import { judgePage } from './judge-page.ts'
import type { Titles } from './judge-titles.ts'
import { isHidden, type PageKind } from './page.ts'
import { type Find, type Finding, findingsAt } from './rules.ts'
import { isSamePlace, isService } from './site.ts'
import type { Hop, Visit } from './visit.ts'

export type Judge = {
  /** Returns the path at the new shop for an address at the old one (absolute, or a path); null for other hosts. */
  mapped(address: string): string | null
  /** Returns the path of an address at the new shop; null for other hosts. */
  pathAtNew(address: string): string | null
  /** Whether search engines may request a path of a shop. */
  isOpen(side: 'old' | 'new', path: string): boolean
}

/** `titles`: of both pages, if they are the same page. */
type Judgement = { findings: Finding[]; titles: Titles | undefined }

/** Compares one address in both shops as visitors and search engines see it: first where it leads, then the page. */
export function judge(pair: Pair, context: Judge): Judgement {
  const findings: Finding[] = []
  let titles: Titles | undefined
  const find = findingsAt(pair.path, findings)
  const { old, new: now } = pair
  if (!now) find('old-broken', statusText(old))
  else if (old.trouble === 'elsewhere' && pair.expected === old.path) judgeElsewhere(old, now, find)
  else if (isService(pair.path)) judgeService(pair, now, find)
  else if (leads(pair, now, context, find)) titles = comparePages(pair, pair.target ?? now, context, findings)
  return { findings, titles }
}

export function kindAt(visit: Visit, path = visit.path): PageKind {
  const { path: end, page } = visit
  if (isService(path)) return 'service'
  if (end === '/') return 'home'
  return page ? page.kind : isGood(visit) ? 'file' : 'other'
}

/** Each shop front designs these pages differently: it only matters that the address leads somewhere. */
function judgeService({ old, expected }: Pair, now: Visit, find: Find): void {
  const way = [wayOf(old), wayOf(now)] as const
  if (now.trouble === 'robots' || now.trouble === 'elsewhere') return
  if (now.trouble === 'loop' || now.trouble === 'bad-redirect') find('redirect-loop', ...way)
  else if (now.status === 404 || now.status === 410) find('missing-unlisted', ...way)
  else if (!isGood(now)) find('failing', wayOf(old), statusText(now))
  else if (!isSamePlace(now.path, expected)) find('moved', ...way)
}

/** Whether the new shop has a page whose content can be compared. */
function leads({ path, expected, old, target }: Pair, now: Visit, { isOpen }: Judge, find: Find): boolean {
  if (now.trouble === 'robots' || (isOpen('old', old.path) && !isOpen('new', now.path)))
    find('disallowed', null, now.path)
  if (now.trouble === 'robots') return false
  const isIndexed = !(old.page && isHidden(old.page)) && isOpen('old', path)
  const way = wayOf(now)
  const isThere = isSamePlace(now.path, expected)
  if (target) find('not-mapped', expected, isGood(now) && now.hops.length === 0 ? `${now.status}` : way)
  else if (now.trouble === 'loop') find('redirect-loop', wayOf(old), way)
  else if (now.trouble === 'elsewhere' || now.trouble === 'bad-redirect') find('redirect-elsewhere', wayOf(old), way)
  else if (!isGood(now))
    if (now.status === 404 || now.status === 410) find(isIndexed ? 'missing' : 'missing-unlisted', wayOf(old), way)
    else find('failing', wayOf(old), statusText(now))
  else if (!isThere && now.path === '/') find('redirect-home', wayOf(old), way)
  if (isGood(now)) judgeHops(old, now, find)
  return isGood(target ?? now) && (isThere || target !== null || now.path !== '/')
}

/** The old shop redirects to another site: the new one has to redirect to the same place. */
function judgeElsewhere(old: Visit, now: Visit, find: Find): void {
  const there = old.hops.at(-1)?.to
  if (now.trouble === 'elsewhere' && now.hops.at(-1)?.to === there) judgeHops(old, now, find)
  else if (now.trouble === undefined && now.status === 404) find('missing', wayOf(old), wayOf(now))
  else if (isGood(now)) find('redirect-gone', wayOf(old), wayOf(now))
  else find('redirect-elsewhere', wayOf(old), wayOf(now))
}

function judgeHops(old: Visit, now: Visit, find: Find): void {
  if (now.hops.length > Math.max(1, old.hops.length)) find('redirect-chain', wayOf(old), wayOf(now))
  if (now.hops.some(isTemporary) && !old.hops.some(isTemporary)) find('redirect-temporary', wayOf(old), wayOf(now))
}

function comparePages(
  { path, old, expected }: Pair,
  now: Visit,
  context: Judge,
  findings: Finding[],
): Titles | undefined {
  const find = findingsAt(path, findings)
  const kinds = { old: kindAt(old), new: kindAt(now) }
  if (!isSameKind(kinds.old, kinds.new)) {
    findings.push({ rule: 'redirect-kind', path, old: wayOf(old), new: wayOf(now), kinds })
    return undefined
  }
  if (!isSamePlace(now.path, expected)) find(now.hops.length > 0 ? 'moved' : 'redirect-gone', wayOf(old), wayOf(now))
  if (old.isCut || now.isCut) find('cut-off', sizeText(old), sizeText(now))
  if (old.charset !== 'utf-8' || now.charset !== 'utf-8') find('charset', old.charset, now.charset)
  if (!old.page || !now.page) return undefined
  if (old.page.isCut || now.page.isCut) find('cut-off', depthText(old), depthText(now))
  judgePage({ old, new: now, before: old.page, after: now.page, expected }, context, find)
  return { path, old: old.page.title, new: now.page.title }
}

/** Whether the kinds can be those of one page. Besides files and products, only a content page that became a category is a mismatch. */
function isSameKind(before: PageKind, after: PageKind): boolean {
  if (before === 'file' || after === 'file') return before === after
  if (before === 'product' || after === 'product') return before === after || before === 'other'
  return before !== 'content' || after !== 'category'
}

function isGood({ trouble, status }: Visit): boolean {
  return trouble === undefined && status >= 200 && status < 300
}

function isTemporary({ status }: Hop): boolean {
  return status !== 301 && status !== 308
}

/** Such as `301 → /new, 200`. */
function wayOf({ hops, status, trouble, failure }: Visit): string {
  const end = trouble === undefined ? `${status}` : (failure ?? '')
  return [...hops.map((hop) => `${hop.status} → ${hop.to}`), end].filter(Boolean).join(', ')
}

function statusText(visit: Visit): string {
  return visit.trouble === 'no-response' ? (visit.failure ?? '') : wayOf(visit)
}

function sizeText({ isCut, bytes }: Visit): string {
  return `${isCut ? '> ' : ''}${bytes} B`
}

function depthText({ page }: Visit): string {
  return page?.isCut ? '> 500 <…>' : ''
}
