import type { LineText } from './lines-state.ts'

/** Column headings of imported files. */
const HEADINGS = /^(sku|r[ée]f(\.|[ée]rence)?|reference|code( article)?|article)$/i

/**
 * Parses a file or pasted text: sku and quantity in two columns, or one sku per line with an optional number after it.
 * The default quantity is one. Errors are shown at their lines later.
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

/** What separates the fields: Excel writes `;` in France, a copied range has tabs. Null where the first line has none of them. */
function separatorOf(text: string): string | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const plain = first.replace(/"[^"]*"/g, '')
  return [';', '\t', ','].find((separator) => plain.includes(separator)) ?? null
}

/** Decodes a file of a spreadsheet: UTF-8, UTF-16 («Texte Unicode») or Windows-1252 («CSV»). */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
