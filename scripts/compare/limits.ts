/** Reasons why something was not examined. The report lists them. */
export const LIMITS = [
  'interrupted',
  'minutes',
  'pages',
  'depth',
  'addresses',
  'robots',
  'queries',
  'elsewhere',
  'credentials',
  'schemes',
  'sitemap-unread',
  'sitemap-circle',
  'sitemap-size',
  'sitemap-count',
  'checks',
] as const

export type LimitId = (typeof LIMITS)[number]

export type Limit = { id: LimitId; count: number; examples: string[] }

export type Limits = {
  /** Counts one more; the first few are named. */
  add(id: LimitId, example?: string): void
  list(): Limit[]
}

const MAX_EXAMPLES = 5
const MAX_LENGTH = 300

export function createLimits(): Limits {
  const found = new Map<LimitId, Limit>()
  return {
    add(id, example) {
      const limit = found.get(id) ?? { id, count: 0, examples: [] }
      found.set(id, limit)
      limit.count++
      const text = example?.slice(0, MAX_LENGTH)
      if (text && limit.examples.length < MAX_EXAMPLES && !limit.examples.includes(text)) limit.examples.push(text)
    },
    list: () => LIMITS.flatMap((id) => found.get(id) ?? []),
  }
}
