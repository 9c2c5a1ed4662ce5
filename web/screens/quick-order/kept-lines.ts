import { isBlank, type LineText, MAX_LINES, MAX_SKU_LENGTH } from './quick-line.ts'
import { ownName } from '../../site/own-name.ts'

const KEY = 'quick-order'
const MAX_QUANTITY_LENGTH = 20

/** Lines of this tab's visit, so that nothing is lost on a reload. Browsers without storage keep nothing. */
export function keepLines(lines: readonly LineText[]): void {
  const kept = lines
    .filter((line) => !isBlank(line))
    .slice(0, MAX_LINES)
    .map(({ sku, qty }) => [sku.slice(0, 2 * MAX_SKU_LENGTH), qty.slice(0, MAX_QUANTITY_LENGTH)])
  try {
    if (kept.length > 0) sessionStorage.setItem(ownName(KEY), JSON.stringify(kept))
    else sessionStorage.removeItem(ownName(KEY))
  } catch {
    // Full or forbidden: the lines live as long as the page.
  }
}

export function keptLines(): LineText[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ownName(KEY)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.slice(0, MAX_LINES).flatMap((entry: unknown) => {
      const [sku, qty]: unknown[] = Array.isArray(entry) ? entry : []
      return typeof sku === 'string' && typeof qty === 'string' ? [{ sku, qty }] : []
    })
  } catch {
    return []
  }
}
