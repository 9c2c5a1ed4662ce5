/** Tags kept of one answer: a listing of 64 products carries about 70. */
const MAX_TAGS = 1000
const TAG = /^[\w./:~-]{1,120}$/

/** Whether something is a tag's name. The names of content blocks are free, but for what separates tags. */
export function isTag(name: unknown): name is string {
  return typeof name === 'string' && TAG.test(name)
}

/** The names in `X-Magento-Tags`. Magento's built-in page cache adds `FPC`, which names nothing. */
export function parseTags(header: string | undefined): string[] {
  if (!header) return []
  const names = header.split(',', MAX_TAGS + 1).map((name) => name.trim())
  return [...new Set(names.filter((name) => isTag(name) && name !== 'FPC'))].slice(0, MAX_TAGS)
}

/** The store's tags and our own, each once. */
export function joinTags(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].filter(isTag)
}
