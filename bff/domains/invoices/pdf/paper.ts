import type { Readable } from 'node:stream'
import type { InvoiceItem, OrderAddress, Price } from '../../../graphql/shop-schema.generated.ts'
import { longDates } from '../../../../schema/long-dates.ts'
import { TIME_ZONE } from '../../../../schema/shop-constants.ts'
import { number, perLocale } from '../../../i18n/locale.ts'
import { t } from '../../../i18n/texts.ts'
import { formatPrice } from '../../money.ts'
import { type Column, MUTED, openSheet, PAGE, type Sheet, type Style } from './sheet.ts'
import type { Element } from './tags.ts'

/** The content of an invoice or a credit memo. */
export type Paper = {
  title: string
  seller: readonly string[]
  facts: readonly Labelled[]
  parties: readonly { label: string; address: OrderAddress | null | undefined }[]
  items: readonly InvoiceItem[]
  /** Amounts below the lines. */
  sums: readonly Labelled[]
  /** Totals, in larger type. */
  totals: readonly Labelled[]
  notes: readonly string[]
}

export type Labelled = readonly [label: string, text: string]

const RIGHT = PAGE.width - PAGE.margin
const HALF: [Column, Column] = [
  { x: PAGE.margin, width: 235 },
  { x: PAGE.margin + 255, width: 244 },
]
const COLUMNS = {
  product: { x: PAGE.margin, width: 230 },
  quantity: { x: 284, width: 36, align: 'right' },
  unitPrice: { x: 326, width: 72, align: 'right' },
  tax: { x: 404, width: 62, align: 'right' },
  total: { x: 472, width: RIGHT - 472, align: 'right' },
} as const satisfies Record<string, Column>
const TOTALS = {
  label: { x: 300, width: 160, align: 'right' },
  amount: { x: 466, width: RIGHT - 466, align: 'right' },
} as const satisfies Record<string, Column>

/** Lines that one file shows at most. */
const MAX_ITEMS = 1000

const dates = perLocale((locale) => longDates(locale, { timeZone: TIME_ZONE }))
export const day = (iso: string) => dates().format(new Date(iso))
export const amount = ({ value: { cents, currency } }: Price) => formatPrice(cents, currency)

/**
 * A4 pages, as a stream of tagged PDF: screen readers find the title, the parties and the tables. `shopName` is used if the store has no details of
 * the seller.
 */
export async function writePaper(paper: Paper, shopName: string): Promise<Readable> {
  // Loaded with the first PDF, because most requests need none.
  const { default: PDFDocument } = await import('pdfkit')
  const { title } = paper
  const sheet = openSheet(PDFDocument, title, shopName)
  writeHead(sheet, paper, shopName)
  writeParties(sheet, paper)
  if (paper.items.length > 0) writeItems(sheet, paper)
  writeSums(sheet, paper)
  writeNotes(sheet, paper)
  sheet.end((page, count) => `${shopName} – ${title} – ${t('invoice.page', { page, count })}`)
  return sheet.document
}

function writeHead(sheet: Sheet, { title, seller: lines, facts }: Paper, shopName: string): void {
  const [left, right] = HALF
  const top = sheet.y
  const { tags } = sheet
  const heading = tags.open('H1')
  const [name = shopName, ...details] = lines
  const seller = tags.open('P')
  sheet.row([{ text: name, column: left, bold: true, size: 13, element: seller }])
  for (const text of details) sheet.row([{ text, column: left, size: 8.5, color: MUTED, element: seller }])
  const bottom = sheet.y
  sheet.y = top
  sheet.row([{ text: title, column: right, bold: true, size: 16, element: heading }])
  sheet.y += 4
  for (const [label, text] of facts) {
    sheet.row([{ text: t('labelled', { label, value: text }), column: right, element: tags.open('P') }])
  }
  sheet.y = Math.max(bottom, sheet.y) + 20
}

function writeParties(sheet: Sheet, paper: Paper): void {
  const parties = paper.parties.flatMap(({ label, address }) =>
    address ? { label, lines: addressLines(address) } : [],
  )
  const columns = parties.map((party, index) => ({
    ...party,
    column: HALF[index] ?? HALF[1],
    heading: sheet.tags.open('H2'),
    body: sheet.tags.open('P'),
  }))
  const head = { bold: true, color: MUTED, size: 8.5 }
  sheet.row(columns.map(({ label, column, heading }) => ({ text: label, column, ...head, element: heading })))
  sheet.row(columns.map(({ lines, column, body }) => ({ text: lines.join('\n'), column, element: body })))
  sheet.y += 22
}

function addressLines({ firstname, lastname, company, address, region, vatNumber }: OrderAddress): string[] {
  const { streetAddress, postalCode, locality, country } = address
  return [
    company ?? '',
    `${firstname} ${lastname}`,
    ...streetAddress,
    `${postalCode} ${locality}`,
    region ?? '',
    countryNames().of(country || 'FR') ?? country,
    vatNumber ? t('purchases.invoice.vat', { number: vatNumber }) : '',
  ].filter((line) => line.trim() !== '')
}

const countryNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }))

function writeItems(sheet: Sheet, { items }: Paper): void {
  const { tags } = sheet
  const table = tags.open('Table')
  const headRow = tags.open('TR', table)
  writeTableHead(sheet, () => tags.openHead('Column', headRow))
  for (const item of items.slice(0, MAX_ITEMS)) {
    if (sheet.need(48)) writeTableHead(sheet, () => undefined)
    const row = tags.open('TR', table)
    const cell = () => tags.open('TD', row)
    const product = cell()
    const { name, sku, qty, price, taxAmount, taxRate, subtotal, fixedTaxes, options, bundleOptions } = item
    sheet.row([
      { text: name, column: COLUMNS.product, bold: true, element: product },
      { text: number(qty), column: COLUMNS.quantity, element: cell() },
      { text: amount(price.priceExclTax), column: COLUMNS.unitPrice, element: cell() },
      { text: amount(taxAmount), column: COLUMNS.tax, element: cell() },
      { text: amount(subtotal.priceInclTax), column: COLUMNS.total, element: cell() },
    ])
    const details = [...options, ...bundleOptions].map(({ label, value }) => t('labelled', { label, value }))
    const taxes = fixedTaxes.map((tax) => t('ui.price.fixedTax', { label: tax.label, price: amount(tax.price) }))
    const rate = taxRate ? [t('purchases.invoice.taxOf', { rate: number(taxRate) })] : []
    for (const text of [...details, t('orders.sku', { sku }), ...rate, ...taxes]) {
      sheet.row([{ text, column: COLUMNS.product, size: 8, color: MUTED, element: product }])
    }
    sheet.y += 5
    sheet.rule()
    sheet.y += 6
  }
}

/** Writes a table head. `open` returns the element of a head cell; none on further pages, where the head is only repeated. */
function writeTableHead(sheet: Sheet, open: () => Element | undefined): void {
  const heads: [string, Column][] = [
    [t('invoice.product'), COLUMNS.product],
    [t('invoice.quantity'), COLUMNS.quantity],
    [t('invoice.unitPrice'), COLUMNS.unitPrice],
    [t('purchases.invoice.tax'), COLUMNS.tax],
    [t('invoice.rowTotal'), COLUMNS.total],
  ]
  sheet.row(heads.map(([text, column]) => ({ text, column, bold: true, size: 8.5, color: MUTED, element: open() })))
  sheet.y += 4
  sheet.rule()
  sheet.y += 6
}

function writeSums(sheet: Sheet, { sums, totals }: Paper): void {
  const table = sheet.tags.open('Table')
  const write = ([label, text]: Labelled, style: Style = {}) => {
    const row = sheet.tags.open('TR', table)
    sheet.row([
      { text: label, column: TOTALS.label, ...style, element: sheet.tags.openHead('Row', row) },
      { text, column: TOTALS.amount, ...style, element: sheet.tags.open('TD', row) },
    ])
    sheet.y += 2
  }
  sheet.need((sums.length + totals.length + 1) * 16)
  sheet.y += 6
  for (const sum of sums) write(sum)
  sheet.y += 3
  for (const total of totals) write(total, { bold: true, size: 12 })
}

function writeNotes(sheet: Sheet, { notes }: Paper): void {
  sheet.y += 18
  const column = { x: PAGE.margin, width: RIGHT - PAGE.margin }
  for (const text of notes) {
    sheet.row([{ text, column, size: 8, color: MUTED, element: sheet.tags.open('P') }])
    sheet.y += 3
  }
}
