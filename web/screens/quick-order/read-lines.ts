import type { LineText } from './quick-line.ts'
import { separatorOf, splitRecords } from './separated-values.ts'

/** Headings that files carry: ours, those of French spreadsheets. */
const HEADINGS = /^(sku|r[ée]f(\.|[ée]rence)?|reference|code( article)?|article)$/i

/**
 * Lines of a file or of what was pasted: sku and quantity in two columns, or one sku a line with an optional number behind it.
 * Without a quantity a line asks for one piece. Nothing is judged here: what is wrong is shown next to its line.
 */
export function readLines(text: string): LineText[] {
  const plain = text.replace(/^\ufeff/, '')
  const separator = separatorOf(plain)
  const lines = separator ? splitRecords(plain, separator).map(ofColumns) : splitRecords(plain, '').map(ofWords)
  return lines[0] && HEADINGS.test(lines[0].sku) ? lines.slice(1) : lines
}

function ofColumns([sku = '', qty = '']: string[]): LineText {
  return { sku, qty: qty || '1' }
}

/** `REF-12 3`, `REF-12 x 3` or `REF-12`. */
function ofWords([line = '']: string[]): LineText {
  const [, sku, qty] = /^(.*?\S)\s+(?:[x×*]\s*)?(\d{1,4})$/i.exec(line) ?? []
  return sku && qty ? { sku, qty } : { sku: line, qty: '1' }
}
