import { currentLocale } from '../../../i18n/locale.ts'
import type PDFDocument from 'pdfkit'
import { createTags, type Element, type Tags } from './tags.ts'
import { openTypefaces } from './typefaces.ts'

/** In points: A4 with its margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
const BOTTOM = PAGE.height - PAGE.margin - 24
const LINE_GAP = 2

const INK = '#1f2a24'
export const MUTED = '#54615a'
const RULE = '#c9d1cc'

export type Style = { bold?: boolean; size?: number; color?: string; align?: 'left' | 'right' }
export type Column = { x: number; width: number; align?: 'left' | 'right' }
/** `element` is the text's element; none where it is only repeated. */
export type Cell = { text: string; column: Column; element?: Element } & Style

/** A document that is written from top to bottom, page after page. */
export type Sheet = {
  readonly document: PDFKit.PDFDocument
  readonly tags: Tags
  y: number
  /** Begins a new page if this many points do not fit. Returns whether it did. */
  need(points: number): boolean
  /** Cells beside each other; all begin at the same height. Returns their height in points. */
  row(cells: readonly Cell[]): number
  rule(): void
  /** Writes the footer of every page, and closes the document. */
  end(footer: (page: number, count: number) => string): void
}

export function openSheet(Document: typeof PDFDocument, title: string, author: string): Sheet {
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
  const tags = createTags(document)
  const typefaces = openTypefaces(document)

  /** Returns the drawable text, in its typeface and style. */
  function styled(given: string, { bold: isBold, size = 9.5, color = INK }: Style): string {
    const { text, font, scale } = typefaces.draw(given, isBold ? 'bold' : 'regular')
    document
      .font(font)
      .fontSize(size * scale)
      .fillColor(color)
    return text
  }

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
        document.heightOfString(styled(cell.text, cell), { width: cell.column.width, lineGap: LINE_GAP }),
      )
      const height = Math.max(0, ...heights)
      sheet.need(height)
      const top = sheet.y
      for (const cell of cells) {
        const { x, width, align } = cell.column
        const draw = () =>
          document.text(styled(cell.text, cell), x, top, { width, align: cell.align ?? align, lineGap: LINE_GAP })
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
          document.text(styled(footer(index + 1, count), { size: 8, color: MUTED }), PAGE.margin, BOTTOM + 12, {
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
