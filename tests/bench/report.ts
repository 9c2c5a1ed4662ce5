import type { Rate } from './race.ts'

/** One line of the table. */
export type Row = {
  what: string
  against: string
  /** Both measured values, with their unit. */
  shop: string
  other: string
  /** One for each round; figures of another kind have a unit. */
  ratios: number[]
  unit?: string
  goal?: { atLeast: number } | { atMost: number }
}

/** By the rival's name: the factor to reach. */
export type Goals = Record<string, number>

export const LIMIT: Goals = { 'bare Fastify': 0.3 }

/** A row for each rival; the first rate is the shop's. */
export function rowsOf(what: string, [shop, ...rivals]: readonly Rate[], goals: Goals = {}): Row[] {
  if (!shop) return []
  return rivals.map((rival) => {
    const atLeast = goals[rival.name]
    return {
      what,
      against: rival.name,
      shop: `${count(median(shop.rounds))}/s`,
      other: `${count(median(rival.rounds))}/s`,
      ratios: shop.rounds.map((perSecond, round) => perSecond / (rival.rounds[round] ?? NaN)),
      ...(atLeast !== undefined && { goal: { atLeast } }),
    }
  })
}

/** As Markdown, for `docs/benchmark.md`. */
export function table(rows: readonly Row[]): string {
  const head = ['what', 'against', 'shop', 'other', 'ratio (least–most)', 'goal', '']
  const lines = rows.map((row, index) => [
    row.what === rows[index - 1]?.what ? '' : row.what,
    row.against,
    row.shop,
    row.other,
    spread(row),
    goalText(row),
    cacheStatus(row),
  ])
  const widths = head.map((_, column) => Math.max(3, ...[head, ...lines].map((line) => (line[column] ?? '').length)))
  const written = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [written(head), written(widths.map((width) => '-'.repeat(width))), ...lines.map(written)].join('\n')
}

/** Rows of a Markdown table, its head among them. */
export function markdown(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The value that a `share` of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export function ms(time: number): string {
  return `${Math.round(time)} ms`
}

/** Returns the table's text for a figure that should be small. */
export function met(value: number, atMost: number): string {
  return value <= atMost ? 'met' : '**missed**'
}

function spread({ ratios, unit = '' }: Row): string {
  const shown = (value: number) => (value >= 10 ? value.toFixed(0) : value.toFixed(2))
  return `**${shown(median(ratios))}**${unit} (${shown(Math.min(...ratios))}–${shown(Math.max(...ratios))})`
}

function goalText({ goal, unit = '' }: Row): string {
  if (!goal) return '–'
  return 'atLeast' in goal ? `≥ ${goal.atLeast}${unit}` : `≤ ${goal.atMost}${unit}`
}

function cacheStatus({ goal, ratios }: Row): string {
  if (!goal) return ''
  const value = median(ratios)
  return ('atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost) ? 'met' : '**missed**'
}

/** With a narrow space between thousands, where no line breaks. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ')
}
