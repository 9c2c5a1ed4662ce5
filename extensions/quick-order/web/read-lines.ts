import { rules } from 'musette/web'
import type { LineText } from './lines-state.ts'

/** Column headings of imported files, without accents and signs. */
const SKU_HEADINGS =
  /^(?:sku|code|article|product code|item|(?:code|numero|no|ref|reference|reference code) ?(?:de l )?(?:article|produit|product|item)?)$/
const QUANTITY_HEADINGS = /^(?:(?:quantite|qte|qty|quantity|nombre|nb)(?: (?:commandee|voulue|souhaitee|ordered))?)$/

/**
 * Parses a file or pasted text: sku and quantity in two columns, in others where headings name them, or one sku per line with an optional
 * number after it. The default quantity is one. Errors are shown at their lines later.
 */
export function readLines(text: string): LineText[] {
  const [, named, plain = ''] = /^\ufeff?(?:sep=(.)\r?\n)?([^]*)$/i.exec(text) ?? []
  const separator = named ?? separatorOf(plain)
  if (!separator) {
    const lines = splitRecords(plain, '').map(ofWords)
    return lines[0] && SKU_HEADINGS.test(heading(lines[0].sku)) ? lines.slice(1) : lines
  }
  const records = splitRecords(plain, separator)
  const headings = (records[0] ?? []).map(heading)
  const sku = headings.findIndex((name) => SKU_HEADINGS.test(name))
  if (sku < 0) return records.map((record) => ofColumns(record, 0, quantityColumn(records)))
  const quantity = headings.findIndex((name) => QUANTITY_HEADINGS.test(name))
  return records.slice(1).map((record) => ofColumns(record, sku, quantity))
}

function heading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** Returns the column of quantities without headings: the second, unless it is a description and all cells after it are numbers. */
function quantityColumn(records: readonly string[][]): number {
  const isNumeric = (column: number) =>
    records.every((record) => !record[column] || rules.typedNumber(record[column]) !== null) &&
    records.some((record) => record[column])
  return !records.some((record) => rules.typedNumber(record[1] ?? '') !== null) && isNumeric(2) ? 2 : 1
}

/** Reads a line from columns; a missing quantity column means one piece. */
function ofColumns(record: string[], sku: number, quantity: number): LineText {
  return { sku: record[sku] ?? '', qty: record[quantity] || '1' }
}

/** Words before a number of pieces per carton, which is not a quantity. */
const CARTON = /\s(?:par|lots? de|cartons? de|sachets? de|pack of|box of)$/i

/** `REF-12 3`, `REF-12 x 3`, `REF-12 2,5` or `REF-12`. */
function ofWords([line = '']: string[]): LineText {
  const [, sku, qty] = /^(.*?\S)\s+(?:[x×*]\s*)?(\d{1,4}(?:[.,]\d{1,4})?)$/i.exec(line) ?? []
  return sku && qty && !CARTON.test(sku) ? { sku, qty } : { sku: line, qty: '1' }
}

/**
 * Splits text into records of fields (RFC 4180): quotes, doubled quotes and line ends within them, any kind of line end.
 * `separator` is one character, or none for whole lines. Records without any text are left out.
 */
function splitRecords(text: string, separator: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let isQuoted = false

  const endField = () => {
    record.push(field.trim())
    field = ''
  }
  const endRecord = () => {
    endField()
    if (record.some((value) => value !== '')) records.push(record)
    record = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text.charAt(at + 1) === '"') field += text.charAt(at++)
      else isQuoted = false
    } else if (sign === '"' && field.trim() === '') {
      field = ''
      isQuoted = true
    } else if (sign === separator) endField()
    else if (sign === '\n') endRecord()
    else if (sign !== '\r') field += sign
    else if (text.charAt(at + 1) !== '\n') endRecord()
  }
  endRecord()
  return records
}

/** Returns the field separator: Excel writes `;` in France, a copied range has tabs. Null if the first line has none of them. */
function separatorOf(text: string): string | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  // In `REF-12 2,5` the comma belongs to the quantity.
  const plain = first.replace(/"[^"]*"/g, '').replace(/\s\d{1,4},\d{1,4}\s*$/, '')
  return [';', '\t', ','].find((separator) => plain.includes(separator)) ?? null
}

/** Decodes a file of a spreadsheet: UTF-8, UTF-16 («Texte Unicode») or Windows-1252 («CSV»). */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
