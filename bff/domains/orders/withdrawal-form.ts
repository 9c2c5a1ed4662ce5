import type { Readable } from 'node:stream'
import { t } from '../../i18n/texts.ts'
import { openSheet, PAGE } from '../invoices/pdf/sheet.ts'

const WIDE = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin }
/** Points between two entries: room to write by hand. */
const ROOM = 34

const ENTRIES = [
  'withdrawalForm.goods',
  'withdrawalForm.dates',
  'withdrawalForm.name',
  'withdrawalForm.address',
  'withdrawalForm.signature',
  'withdrawalForm.date',
] as const

/** The model form for withdrawals (Code de la consommation, annex of art. R. 221-1), with lines to write on. */
export async function writeWithdrawalForm(seller: readonly string[], shopName: string): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit')
  const title = t('withdrawalForm.title')
  const sheet = openSheet(PDFDocument, title, shopName)
  const paragraph = (text: string, style: { bold?: boolean; size?: number } = {}) => {
    sheet.row([{ text, column: WIDE, size: 11, ...style, element: sheet.tags.open('P') }])
    sheet.y += 12
  }
  sheet.row([{ text: title, column: WIDE, bold: true, size: 18, element: sheet.tags.open('H1') }])
  sheet.y += 16
  paragraph(t('withdrawalForm.when'))
  paragraph(t('withdrawalForm.to'))
  paragraph(seller.join('\n'), { bold: true })
  sheet.y += 8
  for (const entry of ENTRIES) {
    paragraph(t(entry))
    sheet.y += ROOM - 12
    sheet.rule()
    sheet.y += 14
  }
  paragraph(t('withdrawalForm.delete'), { size: 9 })
  sheet.end((page, count) => `${shopName} – ${title} – ${t('invoice.page', { page, count })}`)
  return sheet.document
}
