import { ALL_TAGS, type Purged } from './purge-log.ts'

/** Tags read from one response. A list of 64 products has about 70. */
const MAX_TAGS = 1000
const TAG = /^[\w./:~-]{1,120}$/

/** Whether a value is a valid tag name. Merchants choose the names of content blocks. */
export function isTag(name: unknown): name is string {
  return typeof name === 'string' && TAG.test(name)
}

/** The names in `X-Magento-Tags`. Magento's built-in page cache adds `FPC`, which names nothing. */
export function parseTags(header: string | undefined): string[] {
  if (!header) return []
  const names = header.split(',', MAX_TAGS + 1).map((name) => name.trim())
  return [...new Set(names.filter((name) => isTag(name) && name !== 'FPC'))].slice(0, MAX_TAGS)
}

/** The names in `X-Magento-Tags` that belong to one of `kinds`. The kind `cms_p` has the names `cms_p` and `cms_p_12`. */
export function tagsOfKinds(header: string | undefined, kinds: readonly string[] = []): string {
  const isOfKind = (name: string) => kinds.some((kind) => name === kind || name.startsWith(`${kind}_`))
  return parseTags(header).filter(isOfKind).join()
}

/** Joins the store's tags and our own, each once. */
export function joinTags(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].filter(isTag)
}

/** Our own tag of content that may contain any block, and of pages that do not exist. Magento's identifiers have no colon. */
export const ANY_BLOCK = 'cms_b:any'
export const ANY_PAGE = 'cms_p:any'

/**
 * Returns the tags that a purge of these tags concerns. A changed block also concerns content that may contain it, and a changed page also «not
 * found» responses: the store announces neither.
 */
export function announcedBy(tags: readonly string[]): string[] {
  const isNamed = (kind: string) => tags.some((tag) => tag.startsWith(`${kind}_`))
  return [...tags, ...(isNamed('cms_b') ? [ANY_BLOCK] : []), ...(isNamed('cms_p') ? [ANY_PAGE] : [])]
}

/** Magento splits its purge requests into chunks of at most 7680 bytes. */
const MAX_LENGTH = 16 * 1024
const ONE = /^\(\(\^\|,\)(.+)\(,\|\$\)\)$/

/**
 * The tags in `X-Magento-Tags-Pattern`: `((^|,)cat_p_12(,|$))|((^|,)cat_c_5(,|$))`, or `.*` for all; `undefined` for anything else, and if there are
 * none. Magento sends a regular expression, but it is only parsed here and never run. It escapes nothing: names that no entry has, such as that of the
 * block «Bannière été», stand beside others.
 */
export function parsePattern(pattern: string): Purged | undefined {
  if (pattern === '.*') return ALL_TAGS
  if (pattern.length > MAX_LENGTH) return undefined
  const names = pattern.split(/(?<=\))\|(?=\()/).map((part) => ONE.exec(part)?.[1])
  const tags = names.filter(isTag)
  return tags.length > 0 && !names.includes(undefined) ? [...new Set(tags)] : undefined
}
