import type { RefusedItem } from '../../graphql/shop-schema.generated.ts'
import { rounded } from './line-input.ts'
import type { StoreCart, StoreItem } from './store-cart.ts'

/** A line as it was sent, and the item of the shop's list it belongs to. */
export type SentLine = { index: number; sku: string; quantity: number }

/**
 * Finds out which lines the store refused, and why. It returns reasons in the order of the lines, but does not say which line it means: some reasons
 * name the product, and what the cart has gained shows the others.
 */
export function refusedLines(
  lines: readonly SentLine[],
  messages: readonly string[],
  before: StoreCart | null,
  after: StoreCart | null,
): Map<SentLine, string> {
  if (messages.length === 0) return new Map()
  const isEach = messages.length >= lines.length
  const named = isEach ? new Map<SentLine, string>() : namedBy(messages, lines)
  const said = new Set(named.values())
  const others = messages.filter((message) => !said.has(message))
  if (others.length === 0) return named
  const missing = isEach ? lines : missingFrom(lines, before, after).filter((line) => !named.has(line))
  const refused = new Map(named)
  missing.forEach((line, position) => {
    // More lines than reasons: one reason stands for several.
    const message = others[Math.min(position, others.length - 1)]
    if (message !== undefined) refused.set(line, message)
  })
  return refused
}

/**
 * Returns the reasons that concern the lines that were sent. Before 2.4.7 the store puts those of lines that were in the cart already before them, although
 * it adds what was sent.
 */
export function withoutFormerFaults(
  messages: readonly string[],
  lines: readonly SentLine[],
  before: StoreCart | null,
  after: StoreCart | null,
): readonly string[] {
  const { length } = missingFrom(lines, before, after)
  return length > 0 ? messages.slice(-length) : []
}

/** Returns each item once, whichever of its lines were refused. */
export function byItem(refused: ReadonlyMap<SentLine, string>): RefusedItem[] {
  const items = new Map([...refused].map(([{ index }, message]) => [index, message]))
  return [...items].map(([index, message]) => ({ index, message })).toSorted((a, b) => a.index - b.index)
}

/** Returns lines whose product a reason quotes; those of one product in their order. */
function namedBy(messages: readonly string[], lines: readonly SentLine[]): Map<SentLine, string> {
  const named = new Map<SentLine, string>()
  for (const message of messages) {
    const line = lines.find((one) => !named.has(one) && message.includes(`"${one.sku}"`))
    if (line) named.set(line, message)
  }
  return named
}

/** Lines that the cart has not gained. */
function missingFrom(lines: readonly SentLine[], before: StoreCart | null, after: StoreCart | null): SentLine[] {
  const had = quantities(before)
  const gained = quantities(after)
  for (const [sku, quantity] of had) gained.set(sku, (gained.get(sku) ?? 0) - quantity)
  return lines.filter(({ sku, quantity }) => {
    const left = rounded(gained.get(sku) ?? 0)
    if (left < quantity) return true
    gained.set(sku, left - quantity)
    return false
  })
}

function quantities(cart: StoreCart | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of cart?.items ?? []) {
    const sku = item?.product.sku
    if (item && sku) counts.set(sku, (counts.get(sku) ?? 0) + item.quantity)
  }
  return counts
}

/** Returns the cart line that a sent line became, or was added to. */
export function gainedLine(
  { sku }: SentLine,
  before: StoreCart | null,
  after: StoreCart | null,
): StoreItem | undefined {
  const had = new Map((before?.items ?? []).flatMap((item) => (item ? [[item.uid, item.quantity] as const] : [])))
  return (after?.items ?? []).find(
    (item): item is StoreItem => item?.product.sku === sku && item.quantity > (had.get(item.uid) ?? 0),
  )
}
