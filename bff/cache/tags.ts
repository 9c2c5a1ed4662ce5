/** Tags kept of one answer: a listing of 64 products carries about 70. */
const MAX_TAGS = 1000
const TAG = /^[\w-]{1,100}$/

/**
 * The names in `X-Magento-Tags`. The built-in page cache sends the literal `FPC`, which names nothing (facts, magento-live §2.2).
 */
export function parseTags(header: string | undefined): string[] {
  if (!header) return []
  const names = header.split(',', MAX_TAGS + 1).map((name) => name.trim())
  return [...new Set(names.filter((name) => TAG.test(name) && name !== 'FPC'))].slice(0, MAX_TAGS)
}
