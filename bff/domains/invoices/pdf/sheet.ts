import { currentLocale } from '../../../i18n/locale.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { createTags, type Element, type Tags } from './tags.ts'

const require = createRequire(import.meta.url)

let fonts: { regular: Buffer; bold: Buffer } | undefined

/** In points: A4, and what stays white around it. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
const BOTTOM = PAGE.height - PAGE.margin - 24
const LINE_GAP = 2

const INK = '#1f2a24'
export const MUTED = '#54615a'
const RULE = '#c9d1cc'

export type Style = { bold?: boolean; size?: number; color?: string; align?: 'left' | 'right' }
export type Column = { x: number; width: number; align?: 'left' | 'right' }
/** `element`: what the text belongs to; none where it only repeats what was said. */
export type Cell = { text: string; column: Column; element?: Element } & Style

/** A document that is written from top to bottom, page after page. */
export type Sheet = {
  readonly document: PDFKit.PDFDocument
  readonly tags: Tags
  y: number
  /** Goes to a new page when so many points do not fit any more; true when it did. */
  need(points: number): boolean
  /** Cells beside each other; all begin at the same height. Returns their height in points. */
  row(cells: readonly Cell[]): number
  rule(): void
  /** Writes what stands on every page, once all of them are there, and closes the document. */
  end(footer: (page: number, count: number) => string): void
}

export function openSheet(Document: typeof PDFDocument, title: string, author: string): Sheet {
  const { regular, bold } = invoiceFonts()
  const document = new Document({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    tagged: true,
    lang: currentLocale(),
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Producer: 'Musette', Creator: 'Musette' },
  })
  document.registerFont('regular', regular).registerFont('bold', bold)
  const tags = createTags(document)

  const styled = ({ bold: isBold, size = 9.5, color = INK }: Style) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)

  const sheet: Sheet = {
    document,
    tags,
    y: PAGE.margin,
    need(points) {
      if (sheet.y + points <= BOTTOM) return false
      document.addPage()
      sheet.y = PAGE.margin
      return true
    },
    row(cells) {
      const heights = cells.map((cell) =>
        styled(cell).heightOfString(printable(cell.text), { width: cell.column.width, lineGap: LINE_GAP }),
      )
      const height = Math.max(0, ...heights)
      sheet.need(height)
      const top = sheet.y
      for (const cell of cells) {
        const { x, width, align } = cell.column
        const draw = () =>
          styled(cell).text(printable(cell.text), x, top, { width, align: cell.align ?? align, lineGap: LINE_GAP })
        if (cell.element) tags.mark(cell.element, draw)
        else tags.decorate('Pagination', draw)
      }
      sheet.y = top + height
      return height
    },
    rule() {
      tags.decorate('Layout', () =>
        document
          .moveTo(PAGE.margin, sheet.y)
          .lineTo(PAGE.width - PAGE.margin, sheet.y)
          .lineWidth(0.5)
          .strokeColor(RULE)
          .stroke(),
      )
    },
    end(footer) {
      const { start, count } = document.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        document.switchToPage(start + index)
        // Below the margin pdfkit would begin another page.
        document.page.margins.bottom = 0
        tags.decorate('Pagination', () =>
          styled({ size: 8, color: MUTED }).text(printable(footer(index + 1, count)), PAGE.margin, BOTTOM + 12, {
            width: PAGE.width - 2 * PAGE.margin,
            align: 'right',
            lineBreak: false,
          }),
        )
      }
      tags.end()
      document.end()
    },
  }
  return sheet
}

/** The shop's typeface, whole: French and its neighbours' letters, and the euro sign. Only what is used goes into a file. */
function load(weight: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`))
}

/** Read when the first file is made, and kept: 80 kB. */
function invoiceFonts() {
  return (fonts ??= { regular: load('400Regular'), bold: load('700Bold') })
}

/** The typeface lacks the narrow no-break space that French puts before signs. */
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
