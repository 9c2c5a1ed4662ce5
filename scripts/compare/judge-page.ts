import type { Judge } from './judge.ts'
import { isDeadEnd, isHidden, type Page } from './page.ts'
import type { Find } from './rules.ts'
import { isSamePlace } from './site.ts'
import { isOrderable } from './structured-data.ts'
import type { Visit } from './visit.ts'

export type PagePair = {
  old: Visit
  new: Visit
  before: Page
  after: Page
  /** Path where the page is expected at the new shop. */
  expected: string
}

/** A page counts as heavier if it has both half as much again and this many bytes more. */
const HEAVIER = 1.5
const MORE_BYTES = 50_000
const MORE_SCRIPTS = 10

/** Compares the contents of two pages. Titles are compared by `judgeTitles`, for all pages at once. */
export function judgePage(pair: PagePair, context: Judge, find: Find): void {
  judgeRobots(pair, find)
  judgeCanonical(pair, context, find)
  judgeLanguages(pair, context, find)
  judgeOffer(pair, find)
  judgeTexts(pair, find)
  judgeData(pair, find)
  judgePictures(pair, find)
  judgeWeight(pair, find)
}

/** Whether two texts read the same. White space, entities and accents are already normalised; the form of an apostrophe does not matter. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase()
}

function judgeRobots({ before, after }: PagePair, find: Find): void {
  const rule = isHidden(before) === isHidden(after) ? 'nofollow' : isHidden(after) ? 'noindex' : 'indexed'
  if (rule !== 'nofollow' || (isDeadEnd(after) && !isDeadEnd(before))) find(rule, before.robots, after.robots)
}

function judgeCanonical({ old, new: now, before, after, expected }: PagePair, context: Judge, find: Find): void {
  if (after.canonical === null) {
    if (before.canonical !== null) find('canonical-missing', before.canonical)
    return
  }
  const path = context.pathAtNew(after.canonical)
  const wanted = before.canonical === null ? null : context.mapped(before.canonical)
  const isSelf = path !== null && (isSamePlace(path, now.path) || isSamePlace(path, expected))
  const isSelfBefore =
    wanted === null || isSamePlace(wanted, expected) || isSamePlace(wanted, context.mapped(old.path) ?? '')
  const isRight = path !== null && (isSelf ? isSelfBefore : wanted !== null ? isSamePlace(path, wanted) : path !== '/')
  if (!isRight) find('canonical-wrong', before.canonical, after.canonical)
}

function judgeLanguages({ before, after }: PagePair, context: Judge, find: Find): void {
  for (const [language, address] of Object.entries(before.hreflang)) {
    const there = after.hreflang[language]
    if (there === undefined) find('hreflang-missing', `${language}: ${address}`)
    else {
      const [wanted, path] = [context.mapped(address), context.pathAtNew(there)]
      // If other languages have other hosts, their new address is unknown.
      const isRight = wanted === null || path === null ? wanted === path : isSamePlace(wanted, path)
      if (!isRight) find('hreflang-wrong', `${language}: ${address}`, `${language}: ${there}`)
    }
  }
}

function judgeOffer({ before, after }: PagePair, find: Find): void {
  const [old, now] = [before.offer, after.offer]
  if (old === null) return
  const amounts = [old, now].map((offer) =>
    offer?.price == null ? '' : `${offer.price.toFixed(2)} ${offer.currency ?? ''}`.trim(),
  )
  if (old.price !== null)
    if (now === null || now.price === null) find('price-missing', amounts[0])
    else if (now.price !== old.price || (old.currency ?? now.currency) !== (now.currency ?? old.currency))
      find('price', ...amounts)
  if (old.availability === null) return
  if (now === null || now.availability === null) return find('availability-missing', old.availability)
  const [was, is] = [isOrderable(old.availability), isOrderable(now.availability)]
  if (was !== is) find(was ? 'unavailable' : 'available', old.availability, now.availability)
}

function judgeTexts({ before, after }: PagePair, find: Find): void {
  if (before.description && !after.description) find('description-missing', before.description)
  else if (before.description && !isSameText(before.description, after.description))
    find('description', before.description, after.description)
  const [headings, now] = [before, after].map((page) => page.headings.filter(Boolean))
  if (headings?.length === 0) return
  if (now?.length === 0) find('heading-missing', headings?.join(' | '))
  else if (!now?.some((one) => headings?.some((heading) => isSameText(one, heading))))
    find('heading', headings?.join(' | '), now?.join(' | '))
}

function judgeData({ before, after }: PagePair, find: Find): void {
  const lost = before.kinds.filter((kind) => !after.kinds.includes(kind))
  if (lost.length > 0) find('data-missing', lost.join(', '), after.kinds.join(', '))
  if (after.missingProperties.length > 0) find('properties-missing', null, after.missingProperties.join(', '))
}

/** Compares pictures by file name: folders and sizes differ between shop fronts. */
function judgePictures({ before, after }: PagePair, find: Find): void {
  const bare = new Set(after.pictures.filter(({ alt }) => alt === null).map(({ src }) => nameOf(src)))
  if (bare.size > 0) find('alt-missing', null, [...bare].slice(0, 5).join(', '))
  // Among pictures with the same name, prefers one with a text.
  const texts = new Map(
    after.pictures
      .toSorted((a, b) => (a.alt ?? '').length - (b.alt ?? '').length)
      .map(({ src, alt }) => [nameOf(src), alt]),
  )
  const seen = new Set<string>()
  for (const { src, alt } of before.pictures) {
    const name = nameOf(src)
    const now = texts.get(name)
    if (!alt || now == null || seen.has(name)) continue
    seen.add(name)
    const isThere = after.pictures.some((one) => nameOf(one.src) === name && isSameText(one.alt ?? '', alt))
    if (!isThere) find('alt', `${name}: ${alt}`, `${name}: ${now}`)
  }
}

function nameOf(src: string): string {
  return new URL(src).pathname.split('/').at(-1) ?? ''
}

function judgeWeight({ old, new: now, before, after }: PagePair, find: Find): void {
  const isHeavier = now.bytes > old.bytes * HEAVIER && now.bytes > old.bytes + MORE_BYTES
  const hasMoreScripts = after.scripts > before.scripts * HEAVIER && after.scripts > before.scripts + MORE_SCRIPTS
  if (isHeavier || hasMoreScripts) find('heavier', weightText(old, before), weightText(now, after))
}

function weightText({ bytes }: Visit, { scripts, pictures }: Page): string {
  return `${Math.round(bytes / 1000)} kB HTML, ${scripts} <script>, ${pictures.length} <img>`
}
