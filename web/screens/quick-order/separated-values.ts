/**
 * Splits text into records of fields (RFC 4180): quotes, doubled quotes and line ends within them, any kind of line end.
 * `separator` is one character, or none for whole lines. Records without any text are left out.
 */
export function splitRecords(text: string, separator: string): string[][] {
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
export function separatorOf(text: string): string | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const plain = first.replace(/"[^"]*"/g, '')
  return [';', '\t', ','].find((separator) => plain.includes(separator)) ?? null
}
