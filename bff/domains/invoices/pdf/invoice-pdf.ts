import { LOCALE, TIME_ZONE } from '../../../../schema/shop-constants.ts'
import type { DisplayableInvoice, Money, OrderAddress } from '../../../graphql/shop-schema.generated.ts'
import { formatPrice, toCents } from '../../money.ts'
import { invoiceTexts as texts } from '../invoice-texts.ts'
import { type Column, MUTED, openSheet, PAGE, type Sheet } from './sheet.ts'

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

const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE })
const day = (iso: string) => dates.format(new Date(iso))
const amount = ({ value }: { value: Money }) => formatPrice(toCents(value.amount), value.currency)

/** An invoice on A4 pages, as a stream of PDF. `shopName` stands where the store tells nothing else about the seller. */
export async function writeInvoice(invoice: DisplayableInvoice, shopName: string): Promise<NodeJS.ReadableStream> {
  // Only who wants an invoice pays for the library.
  const { default: PDFDocument } = await import('pdfkit')
  const title = texts.title(invoice.number)
  const sheet = openSheet(PDFDocument, title, shopName)
  writeHead(sheet, invoice, shopName)
  writeParties(sheet, invoice)
  writeItems(sheet, invoice)
  writeTotals(sheet, invoice)
  sheet.end((page, count) => `${shopName} – ${title} – ${texts.page(page, count)}`)
  return sheet.document
}

function writeHead(sheet: Sheet, invoice: DisplayableInvoice, shopName: string): void {
  const [left, right] = HALF
  const facts: [string, string][] = [
    ...(invoice.creationDate ? [[texts.createdAt, day(invoice.creationDate)] as [string, string]] : []),
    [texts.orderNumber, invoice.orderNumber],
    [texts.orderedAt, day(invoice.orderedAt)],
    ...invoice.payments.map(({ title }): [string, string] => [texts.payment, title]),
  ]
  const top = sheet.y
  const [name = shopName, ...lines] = invoice.seller
  sheet.row([{ text: name, column: left, bold: true, size: 13 }])
  for (const text of lines) sheet.row([{ text, column: left, size: 8.5, color: MUTED }])
  const bottom = sheet.y
  sheet.y = top
  sheet.row([{ text: texts.title(invoice.number), column: right, bold: true, size: 16 }])
  sheet.y += 4
  for (const [label, text] of facts) sheet.row([{ text: `${label}\u00a0: ${text}`, column: right }])
  sheet.y = Math.max(bottom, sheet.y) + 20
}

function writeParties(sheet: Sheet, { billingAddress, shippingAddress }: DisplayableInvoice): void {
  const parties = [
    { label: texts.billedTo, address: billingAddress },
    { label: texts.deliveredTo, address: shippingAddress },
  ].flatMap(({ label, address }) => (address ? { label, lines: addressLines(address) } : []))
  const columns = parties.map((party, index) => ({ ...party, column: HALF[index] ?? HALF[1] }))
  sheet.row(columns.map(({ label, column }) => ({ text: label, column, bold: true, color: MUTED, size: 8.5 })))
  sheet.row(columns.map(({ lines, column }) => ({ text: lines.join('\n'), column })))
  sheet.y += 22
}

function addressLines({ firstname, lastname, company, address, region }: OrderAddress): string[] {
  const { streetAddress, postalCode, locality, country } = address
  return [
    company ?? '',
    `${firstname} ${lastname}`,
    ...streetAddress,
    `${postalCode} ${locality}`,
    region ?? '',
    countryNames.of(country || 'FR') ?? country,
  ].filter((line) => line.trim() !== '')
}

const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'code' })

function writeItems(sheet: Sheet, { items }: DisplayableInvoice): void {
  writeTableHead(sheet)
  for (const item of items.slice(0, MAX_ITEMS)) {
    if (sheet.need(48)) writeTableHead(sheet)
    const { name, sku, quantity, price, taxAmount, subtotal, options, bundleOptions } = item
    sheet.row([
      { text: name, column: COLUMNS.product, bold: true },
      { text: quantity.toLocaleString(LOCALE), column: COLUMNS.quantity },
      { text: amount(price.priceExclTax), column: COLUMNS.unitPrice },
      { text: amount(taxAmount), column: COLUMNS.tax },
      { text: amount(subtotal.priceInclTax), column: COLUMNS.total },
    ])
    const details = [...options, ...bundleOptions].map(({ label, value }) => `${label}\u00a0: ${value}`)
    for (const text of [...details, texts.sku(sku)]) {
      sheet.row([{ text, column: COLUMNS.product, size: 8, color: MUTED }])
    }
    sheet.y += 5
    sheet.rule()
    sheet.y += 6
  }
}

function writeTableHead(sheet: Sheet): void {
  const head = { bold: true, size: 8.5, color: MUTED }
  sheet.row([
    { text: texts.product, column: COLUMNS.product, ...head },
    { text: texts.quantity, column: COLUMNS.quantity, ...head },
    { text: texts.unitPrice, column: COLUMNS.unitPrice, ...head },
    { text: texts.rowTax, column: COLUMNS.tax, ...head },
    { text: texts.rowTotal, column: COLUMNS.total, ...head },
  ])
  sheet.y += 4
  sheet.rule()
  sheet.y += 6
}

function writeTotals(sheet: Sheet, { totals, taxes }: DisplayableInvoice): void {
  const { subtotal, discount, shippingAmount, taxAmount, grandTotal } = totals
  const rates = taxes.map(({ rate, amount: tax }): [string, string] => [
    texts.tax(rate.toLocaleString(LOCALE)),
    amount(tax),
  ])
  const lines: [string, string][] = [
    [texts.subtotal, amount(subtotal.priceInclTax)],
    ...(discount.priceInclTax.value.amount === 0
      ? []
      : [[texts.discount, `−${amount(discount.priceInclTax)}`] as [string, string]]),
    [texts.shipping, amount(shippingAmount.priceInclTax)],
    [texts.totalWithoutTax, amount(grandTotal.priceExclTax)],
    ...(rates.length > 0 ? rates : [[texts.taxTotal, amount(taxAmount)] as [string, string]]),
  ]
  sheet.need((lines.length + 2) * 16)
  sheet.y += 6
  for (const [label, text] of lines) {
    sheet.row([
      { text: label, column: TOTALS.label },
      { text, column: TOTALS.amount },
    ])
    sheet.y += 2
  }
  sheet.y += 3
  sheet.row([
    { text: texts.total, column: TOTALS.label, bold: true, size: 12 },
    { text: amount(grandTotal.priceInclTax), column: TOTALS.amount, bold: true, size: 12 },
  ])
}
