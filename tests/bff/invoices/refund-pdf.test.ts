import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { CreditMemo } from '../../../bff/domains/invoices/find-refund.ts'
import { writeRefund } from '../../../bff/domains/invoices/pdf/refund-pdf.ts'
import { linesOf, readPdf } from './pdf-structure.ts'

const euros = (amount: number) => ({ value: { cents: Math.round(amount * 100), currency: 'EUR' } })
const pair = (inclusive: number, exclusive = inclusive) => ({
  priceInclTax: euros(inclusive),
  priceExclTax: euros(exclusive),
})
const address = {
  firstname: 'Camille',
  lastname: 'Durand',
  company: 'Écurie du Moulin',
  telephone: null,
  region: null,
  vatNumber: 'FR12345678901',
  address: { country: 'FR', locality: 'Nantes', postalCode: '44000', streetAddress: ['1 rue des Lices'] },
}

const memo: CreditMemo = {
  number: '000000005',
  creationDate: '2026-11-02T12:31:00Z',
  invoices: ['000000042'],
  comments: ['Colis abîmé'],
  seller: ['Musette SAS', 'SIREN 123 456 789'],
  orderNumber: '000000007',
  orderedAt: '2026-10-30T12:30:00Z',
  billingAddress: address,
  shippingAddress: null,
  items: [
    {
      id: '1',
      name: 'Croquettes',
      sku: 'CHN-1',
      price: pair(12, 10),
      quantity: 2,
      qty: 2,
      taxAmount: euros(4),
      subtotal: pair(24, 20),
      fixedTaxes: [],
      options: [{ label: 'Poids', value: '2 kg' }],
      bundleOptions: [],
    },
  ],
  taxes: [{ rate: 20, amount: euros(4.98) }],
  adjustment: euros(-3),
  totals: {
    subtotal: pair(24, 20),
    paidOtherwise: null,
    shippingAmount: pair(5.9, 4.92),
    discount: pair(0),
    taxAmount: pair(4.98),
    grandTotal: pair(26.9, 21.92),
  },
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const read = async (given: CreditMemo) => linesOf(readPdf(await buffer(await writeRefund(given, 'Musette')))).map(plain)

test('says what the law wants of an invoice, and which one it corrects', async () => {
  const lines = await read(memo)
  for (const line of [
    'Avoir n° 000000005',
    'Musette SAS',
    'SIREN 123 456 789',
    'Date de l’avoir : 2 novembre 2026',
    'Facture rectifiée : 000000042',
    'Commande : 000000007',
    'Date de la commande : 30 octobre 2026',
    'Écurie du Moulin',
    'Numéro de TVA : FR12345678901',
    'Croquettes',
    'Poids : 2 kg',
    'Colis abîmé',
  ])
    expect(lines).toContain(line)
  const from = (label: string) => lines[lines.indexOf(label) + 1]
  expect(lines.slice(lines.indexOf('Croquettes'), lines.indexOf('Croquettes') + 5)).toEqual([
    'Croquettes',
    '2',
    '10,00 €',
    '4,00 €',
    '24,00 €',
  ])
  expect(from('Livraison TTC')).toBe('5,90 €')
  expect(from('Ajustement')).toBe('−3,00 €')
  expect(from('Total HT')).toBe('21,92 €')
  expect(from('TVA 20 %')).toBe('4,98 €')
  expect(from('Total de l’avoir TTC')).toBe('26,90 €')
})

test('names every invoice that it may correct, and how the rest is paid back', async () => {
  const totals = { ...memo.totals, paidOtherwise: euros(6.9), grandTotal: pair(20, 21.92) }
  const lines = await read({ ...memo, invoices: ['000000042', '000000043'], totals })
  const from = (label: string) => lines[lines.indexOf(label) + 1]
  expect(lines).toContain('Factures rectifiées : 000000042, 000000043')
  expect(from('Total de l’avoir TTC')).toBe('26,90 €')
  // Its label takes two lines.
  expect(from('points')).toBe('−6,90 €')
  expect(from('Net remboursé')).toBe('20,00 €')
})

test('has no table of lines, no date and no adjustment where there is none', async () => {
  const lines = await read({ ...memo, items: [], creationDate: null, invoices: [], adjustment: euros(0) })
  expect(lines).toContain('Avoir n° 000000005')
  for (const label of ['Désignation', 'Ajustement']) expect(lines).not.toContain(label)
  expect(lines.join()).not.toMatch(/Date de l’avoir|rectifiée/)
})
