import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeInvoice } from '../../../bff/domains/invoices/pdf/invoice-pdf.ts'
import type { DisplayableInvoice } from '../../../bff/graphql/shop-schema.generated.ts'
import { linesOf, readPdf, type Structure, unmarked } from './pdf-structure.ts'

const euros = (amount: number) => ({ value: { cents: Math.round(amount * 100), currency: 'EUR' } })
const pair = (amount: number) => ({ priceInclTax: euros(amount), priceExclTax: euros(amount / 1.2) })
const address = {
  firstname: 'Camille',
  lastname: 'Durand',
  company: null,
  telephone: null,
  region: null,
  address: { country: 'FR', locality: 'Nantes', postalCode: '44000', streetAddress: ['1 rue des Lices'] },
}
const line = (id: number): DisplayableInvoice['items'][number] => ({
  id: String(id),
  name: `Croquettes n°${id}`,
  sku: `CHN-${id}`,
  price: pair(12),
  quantity: 1,
  qty: 1,
  taxAmount: euros(2),
  subtotal: pair(12),
  fixedTaxes: [],
  options: [{ label: 'Poids', value: '2 kg' }],
  bundleOptions: [],
})

function invoice(lines: number, changes: Partial<DisplayableInvoice['totals']> = {}): DisplayableInvoice {
  return {
    __typename: 'DisplayableInvoice',
    id: '1',
    number: '000000042',
    creationDate: '2026-11-02T12:31:00Z',
    orderNumber: '000000007',
    orderedAt: '2026-11-02T12:30:00Z',
    payments: [{ code: 'banktransfer', title: 'Virement bancaire' }],
    seller: ['Musette SAS', 'SIREN 123 456 789'],
    terms: ['Règlement à la commande.', 'Pas d’escompte.'],
    billingAddress: address,
    shippingAddress: address,
    items: Array.from({ length: lines }, (_, index) => line(index + 1)),
    taxes: [{ rate: 20, amount: euros(2) }],
    totals: {
      subtotal: pair(12),
      paidOtherwise: null,
      shippingAmount: pair(5),
      discount: pair(0),
      taxAmount: { priceInclTax: euros(2), priceExclTax: euros(2) },
      grandTotal: pair(17),
      ...changes,
    },
  }
}

const read = async (given: DisplayableInvoice) => readPdf(await buffer(await writeInvoice(given, 'Musette')))
/** Rows of the last table. */
const sums = ({ tree }: Awaited<ReturnType<typeof read>>) =>
  (tree[0]?.findLast(([name]) => name === 'Table')?.length ?? 0) - 1
const row = (...cells: string[]): Structure => ['TR', ...cells.map((name): Structure => [name])]
const sum = row('TH Row', 'TD')

test('is tagged: a reader finds its title, its parties and its tables with their heads', async () => {
  const { catalog, tree, object, reference, pages } = await read(invoice(2))
  expect(catalog).toContain('/Lang (fr-FR)')
  expect(object(reference(catalog, 'MarkInfo'))).toContain('/Marked true')
  expect(object(reference(catalog, 'ViewerPreferences')) + catalog).toContain('/DisplayDocTitle true')
  for (const page of pages) expect(page).toMatch(/\/StructParents \d/)
  expect(tree).toEqual([
    [
      'Document',
      ['H1'],
      // The seller, then date, order, day of the order and payment.
      ...Array.from({ length: 5 }, (): Structure => ['P']),
      ['H2'],
      ['P'],
      ['H2'],
      ['P'],
      [
        'Table',
        row(...Array.from({ length: 5 }, () => 'TH Column')),
        row(...Array.from({ length: 5 }, () => 'TD')),
        row(...Array.from({ length: 5 }, () => 'TD')),
      ],
      ['Table', sum, sum, sum, sum, sum],
      // When it is to be paid.
      ['P'],
      ['P'],
    ],
  ])
})

test('stays one table over several pages, and leaves nothing unmarked', async () => {
  const { tree, pages, contents } = await read(invoice(40))
  expect(pages.length).toBeGreaterThan(1)
  expect(contents).toHaveLength(pages.length)
  for (const content of contents) expect(unmarked(content)).toEqual([])
  const [, ...parts] = tree[0] ?? ['']
  const tables = parts.filter(([name]) => name === 'Table')
  expect(tables).toHaveLength(2)
  // Its head once, although each page shows it.
  expect(tables[0]?.length).toBe(1 + 1 + 40)
})

test('ends with what is left to pay where store credit paid a part', async () => {
  const usual = await read(invoice(1))
  const paid = await read(invoice(1, { paidOtherwise: euros(5), grandTotal: pair(12) }))
  expect(sums(paid)).toBe(sums(usual) + 2)
})

test('has the rate of each line, and its quantity', async () => {
  const given = invoice(1)
  const [item] = given.items
  const lines = linesOf(await read({ ...given, items: item ? [{ ...item, quantity: 3, qty: 2.5, taxRate: 5.5 }] : [] }))
  const plain = lines.map((text) => text.replaceAll('\u00a0', ' '))
  expect(plain).toEqual(expect.arrayContaining(['2,5', 'TVA 5,5 %']))
})

test('has no line for a delivery that another invoice of the order has', async () => {
  const part = await read(invoice(1, { shippingAmount: pair(0), grandTotal: pair(12) }))
  expect(sums(part)).toBe(sums(await read(invoice(1))) - 1)
})

test('names a business by its VAT number', async () => {
  const lines = ({ contents }: Awaited<ReturnType<typeof read>>) => contents.join('\n').match(/\bT[jJ]$/gm)?.length ?? 0
  const usual = await read(invoice(1))
  const business = await read({ ...invoice(1), billingAddress: { ...address, vatNumber: 'FR12345678901' } })
  expect(lines(business)).toBe(lines(usual) + 1)
})

/** Names as they are typed, and as they can be read: of letters that no typeface of the file has, what they sound like. */
const NAMES: readonly [typed: string, drawn: string][] = [
  ['Nguyễn Thị Hạnh', 'Nguyễn Thị Hạnh'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['Юлия Жукова', 'Юлия Жукова'],
  ['Łukasz Wiśniewski', 'Łukasz Wiśniewski'],
  ['王小明', 'WangXiaoMing'],
  ['김민수', 'GimMinSu'],
  ['Rex 🐴', 'Rex :horse:'],
  // From right to left, with the words in this order.
  ['דוד כהן', 'ןהכ\u00a0דוד'],
  // Two signs for one letter.
  ['Re\u0301mi', 'Rémi'],
]

test('draws names that are beyond the typeface', async () => {
  const given = invoice(0)
  given.items = NAMES.map(([name], index) => ({ ...line(index), name }))
  const file = await read(given)
  expect(linesOf(file)).toEqual(expect.arrayContaining(NAMES.map(([, drawn]) => drawn)))
  // The first letter of a font stands for all that it lacks.
  for (const content of file.contents) expect(content).not.toMatch(/<(?:[\da-f]{4})*0000/)
})
