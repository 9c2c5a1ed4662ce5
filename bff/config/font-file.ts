import { brotliDecompressSync } from 'node:zlib'

/** What a style sheet declares about a font, and the metrics to which its fallback font is adjusted. */
export type FontFile = {
  /** From lightest to boldest; the same where the file has one weight. */
  weights: { least: number; most: number }
  isItalic: boolean
  /** Shares of the font's size. */
  ascent: number
  descent: number
  lineGap: number
  /** Mean width of the letters of a text in a weight. */
  widthAt(weight: number): number
}

/** Estimated gain in width for each unit of weight: text fonts gain 1 to 2 % per 100. */
const WIDENING = 0.00015

/** A typical text, whose letters are as frequent as on pages. */
const SAMPLE =
  'Croquettes au saumon pour chien adulte, expédiées sous deux jours et livrées à domicile. Ajouter au panier : 24,90 €. ' +
  'Orders are sent within two days, returns are free for thirty days, and our help desk answers every question.'

/** Tags of tables by their number (WOFF File Format 2.0, 4.1), up to the last that is read here. */
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']
const FVAR = 47
const [GLYF, LOCA] = [10, 11]
const HEADER = 48

/** Reads a WOFF2 file. Throws where it is none. */
export function readFontFile(file: Buffer): FontFile {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('it is no WOFF2 file')
  const tables = tablesOf(file)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`it has no table ${tag}`)
    return found
  }
  const [os2, hhea] = [table('OS/2').data, table('hhea').data]
  const size = table('head').data.readUInt16BE(18)
  const selection = os2.readUInt16BE(62)
  // Browsers use the typographic values if the file says so (OpenType, `fsSelection`, bit 7).
  const [source, at] = (selection & 0x80) === 0 ? [hhea, 4] : [os2, 68]
  const [ascent = 0, descent = 0, lineGap = 0] = [0, 2, 4].map((offset) => source.readInt16BE(at + offset) / size)
  const only = os2.readUInt16BE(4)
  const { usual, ...weights } = weightsOf(tables.get('fvar')?.data) ?? { least: only, usual: only, most: only }
  const width = meanWidth(table('cmap').data, advances(table('hmtx'), hhea.readUInt16BE(34))) / size
  return {
    weights,
    isItalic: (selection & 1) === 1,
    ascent,
    descent: -descent,
    lineGap,
    widthAt: (weight) => width * (1 + WIDENING * (Math.min(Math.max(weight, weights.least), weights.most) - usual)),
  }
}

type Table = { data: Buffer; isTransformed: boolean }

function tablesOf(file: Buffer): Map<string, Table> {
  let at = HEADER
  const number = () => {
    let value = 0
    for (let i = 0; i < 5; i++) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new Error('a length in it has more than five bytes')
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const known = flags & 0x3f
    const tag = known === 63 ? file.toString('latin1', at, (at += 4)) : known === FVAR ? 'fvar' : TAGS[known]
    const version = flags >> 6
    // `glyf` and `loca` are transformed unless their version is 3, other tables if it is not 0.
    const isTransformed = known === GLYF || known === LOCA ? version !== 3 : version !== 0
    const length = number()
    return { tag, isTransformed, length: isTransformed ? number() : length }
  })
  const bytes = entries.reduce((sum, { length }) => sum + length, 0)
  const content = brotliDecompressSync(file.subarray(at), { maxOutputLength: bytes })
  const tables = new Map<string, Table>()
  let start = 0
  for (const { tag, length, isTransformed } of entries) {
    if (tag) tables.set(tag, { data: content.subarray(start, start + length), isTransformed })
    start += length
  }
  return tables
}

/** The weights of a variable font. */
function weightsOf(fvar: Buffer | undefined): { least: number; usual: number; most: number } | undefined {
  if (!fvar) return undefined
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  for (let at = first; at < first + count * size; at += size)
    if (fvar.toString('latin1', at, at + 4) === 'wght') {
      const [least = 0, usual = 0, most = 0] = [4, 8, 12].map((offset) => fvar.readInt16BE(at + offset))
      return { least, usual, most }
    }
  return undefined
}

/** Glyph → width. Glyphs after the last listed one are as wide as that one (OpenType, `hmtx`). */
function advances({ data, isTransformed }: Table, listed: number): (glyph: number) => number {
  return (glyph) => {
    const index = Math.min(glyph, listed - 1)
    return data.readUInt16BE(isTransformed ? 1 + 2 * index : 4 * index)
  }
}

function meanWidth(cmap: Buffer, widthOf: (glyph: number) => number): number {
  const glyphOf = characterMap(cmap)
  const widths = [...SAMPLE].flatMap((letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    return glyph === 0 ? [] : [widthOf(glyph)]
  })
  if (widths.length < SAMPLE.length / 2) throw new Error('it lacks Latin letters')
  return widths.reduce((sum, width) => sum + width, 0) / widths.length
}

/** Character → glyph, by a subtable of format 4 or 12, which every font for browsers has (OpenType, «cmap»). */
function characterMap(cmap: Buffer): (character: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4))
  for (const start of starts) {
    const format = cmap.readUInt16BE(start)
    if (format === 4) return segments(cmap.subarray(start))
    if (format === 12) return groups(cmap.subarray(start))
  }
  throw new Error('its letters cannot be found')
}

function segments(table: Buffer): (character: number) => number {
  const count = table.readUInt16BE(6) / 2
  const [ends, begins, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count] as const
  return (character) => {
    for (let i = 0; i < count; i++) {
      if (character > table.readUInt16BE(ends + 2 * i)) continue
      const begin = table.readUInt16BE(begins + 2 * i)
      if (character < begin) return 0
      const delta = table.readUInt16BE(deltas + 2 * i)
      const place = offsets + 2 * i
      const offset = table.readUInt16BE(place)
      const glyph = offset === 0 ? character : table.readUInt16BE(place + offset + 2 * (character - begin))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

function groups(table: Buffer): (character: number) => number {
  const count = table.readUInt32BE(12)
  return (character) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      const begin = table.readUInt32BE(at)
      if (character >= begin && character <= table.readUInt32BE(at + 4))
        return table.readUInt32BE(at + 8) + character - begin
    }
    return 0
  }
}
