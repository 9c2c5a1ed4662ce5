import { ALL_TAGS, type Purged } from './purge-log.ts'
import { isTag } from './tags.ts'

/** Magento splits its purge requests into chunks of at most 7680 bytes. */
const MAX_LENGTH = 16 * 1024
const ONE = /^\(\(\^\|,\)([^()|,]+)\(,\|\$\)\)$/

/**
 * The tags in `X-Magento-Tags-Pattern`: `((^|,)cat_p_12(,|$))|((^|,)cat_c_5(,|$))`, or `.*` for all. The header is a regular expression
 * by Magento's mind; here it is read, never run. `undefined` for anything else.
 */
export function parsePattern(pattern: string): Purged | undefined {
  if (pattern === '.*') return ALL_TAGS
  if (pattern.length > MAX_LENGTH) return undefined
  const tags = pattern.split(/(?<=\))\|(?=\()/).map((part) => ONE.exec(part)?.[1])
  return tags.every(isTag) ? [...new Set(tags)] : undefined
}
