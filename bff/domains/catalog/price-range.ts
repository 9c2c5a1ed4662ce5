/** A bucket of an attribute with prices: `30_40`, or `70_*` without an end. */
export type Range = { from: number; to: number }

const RANGE = /^(\d+(?:\.\d+)?)_(\d+(?:\.\d+)?|\*)$/

/** Buckets do not share their ends, but the store's filter holds its own. */
const LESS = 0.01

export function rangeOf(value: string | null | undefined): Range | null {
  const [, from, to] = RANGE.exec(value ?? '') ?? []
  return from === undefined ? null : { from: Number(from), to: to === '*' ? Infinity : Number(to) }
}

/** A bucket of the price itself, which Elasticsuite names by its whole units alone: `30`. */
export function priceRangeOf(value: string | null | undefined): Range | null {
  return /^\d+$/.test(value ?? '') ? { from: Number(value), to: Number(value) + 1 } : rangeOf(value)
}

/** The store's filter for buckets; null if they are not ranges. */
export function rangeFilter(values: readonly string[]): { from: string; to?: string } | null {
  const ranges = values.map(rangeOf)
  if (ranges.length === 0 || ranges.includes(null)) return null
  const from = Math.min(...ranges.map((range) => range?.from ?? 0))
  const to = Math.max(...ranges.map((range) => range?.to ?? 0))
  return { from: String(from), ...(to !== Infinity && { to: (to - LESS).toFixed(2) }) }
}
