import type { Topic } from './rule.ts'
import { commercialCode } from './sources.ts'

const INVOICE = commercialCode('L. 441-9', '2019-10-01')
const TAX_CODE = {
  act: 'Code général des impôts, annexe II',
  article: '242 nonies A',
  since: '2003-07-01',
  link: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069569',
}
const CORRECTION = {
  act: 'Code général des impôts',
  article: '289, I-5',
  since: '2003-07-01',
  link: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
}

export const topic: Topic = {
  title: 'Invoices and order papers',
  rules: [
    {
      name: 'An invoice has its numbers, parties, lines, taxes and totals',
      sources: [INVOICE, TAX_CODE],
      does: 'Page and PDF are made of the store’s figures and carry the store’s number. They add up to the cent, with tax and without, and show VAT by rate. A buyer’s VAT number stands below the address, where the order has it.',
      where: [
        'bff/domains/invoices/map-invoice.ts',
        'web/screens/orders/InvoiceScreen.tsx',
        'bff/domains/invoices/pdf/invoice-pdf.ts',
        'bff/domains/invoices/pdf/paper.ts',
      ],
      tests: [
        ['tests/bff/invoices/invoices.test.ts', 'invoices › come as what can be shown and as a file'],
        ['tests/bff/invoices/invoices.test.ts', 'invoices › add up, with tax and without'],
        [
          'tests/bff/invoices/invoices.test.ts',
          'invoices › name a business of the Union by its VAT number, where the store has it',
        ],
        ['tests/bff/invoices/invoice-pdf.test.ts', 'names a business by its VAT number'],
        ['tests/web/orders/account-orders.test.tsx', 'an invoice › can be read, printed and kept'],
        ['tests/scripts/doctor/law-rows.test.ts', 'what only the merchant can say › is missed until it is set'],
      ],
      doctor: ['content/invoice dates'],
      merchant: 'Let an integration read the day of invoices and credit memos (`UPSTREAM_INTEGRATION_TOKEN`).',
    },
    {
      name: 'It names the seller, and says when it is to be paid',
      sources: [
        INVOICE,
        commercialCode('R. 123-237', '2007-03-27'),
        commercialCode('L. 441-10, D. 441-5', '2019-10-01'),
      ],
      does: 'Seller, legal form, SIREN and VAT number come from the store’s block `invoice-legal`. Who has a company in the address reads about discount and late payment too.',
      where: ['bff/domains/invoices/seller-lines.ts', 'bff/domains/invoices/find-invoice.ts'],
      tests: [
        [
          'tests/bff/invoices/invoices.test.ts',
          'invoices › name the seller by legal form, SIREN and VAT number, and say when they are to be paid',
        ],
        [
          'tests/bff/invoices/invoices.test.ts',
          'invoices › say to professionals, who are known by their company, what late payment costs',
        ],
        ['tests/web/orders/account-orders.test.tsx', 'an invoice › can be read, printed and kept'],
        ['tests/scripts/doctor/doctor.test.ts', 'the doctor › sees caching, pictures, payment and content as they are'],
      ],
      doctor: ['content/seller'],
      merchant: 'Write name, legal form, capital, address, SIREN and VAT number into the block `invoice-legal`.',
    },
    {
      name: 'A credit memo names the invoice that it corrects, and says all that an invoice says',
      sources: [CORRECTION, TAX_CODE],
      does: 'Its PDF has the store’s number, seller and buyer, lines, delivery, adjustment, VAT by rate and totals. It names the invoice that charges for its lines; where several do, or it has no lines, it names each that it may be.',
      where: ['bff/domains/invoices/find-refund.ts', 'bff/domains/invoices/pdf/refund-pdf.ts'],
      tests: [
        ['tests/bff/invoices/refund-pdf.test.ts', 'says what the law wants of an invoice, and which one it corrects'],
        [
          'tests/bff/invoices/refund-pdf.test.ts',
          'names every invoice that it may correct, and tells what goes back otherwise',
        ],
        [
          'tests/bff/invoices/map-refund.test.ts',
          'the invoice that a refund corrects › is the one that charges for its lines',
        ],
        [
          'tests/bff/invoices/map-refund.test.ts',
          'an adjustment, which the store tells without its sign › was kept as a fee where the sums lack it',
        ],
        [
          'tests/bff/invoices/invoices.test.ts',
          'the file of a refund › is a PDF to keep that names the invoice it corrects, and of the customer alone',
        ],
        ['tests/web/orders/account-orders.test.tsx', 'refunds › can be kept as a file'],
      ],
      doctor: ['content/seller', 'content/invoice dates'],
    },
    {
      name: 'Invoices and credit memos stay at hand for the buyer alone',
      sources: [INVOICE],
      does: 'They are listed with the order for as long as the store has it. No other customer gets them. A guest gets their files with an order that was looked up, by addresses that nobody can guess and that end after an hour.',
      where: [
        'bff/domains/invoices/find-invoice.ts',
        'bff/domains/invoices/guest-keys.ts',
        'web/screens/orders/RefundsScreen.tsx',
        'web/screens/orders/OrdersScreen.tsx',
      ],
      tests: [
        ['tests/bff/invoices/invoices.test.ts', 'the file of an invoice › is a PDF to keep, of the customer alone'],
        [
          'tests/bff/invoices/invoices.test.ts',
          'the file of an invoice › is nobody else’s, whichever ids are guessed or swapped',
        ],
        [
          'tests/bff/invoices/guest-files.test.ts',
          'the files of a guest’s order on a store at %s › are there once it is invoiced and refunded, for whoever looked it up',
        ],
        [
          'tests/bff/invoices/guest-files.test.ts',
          'the files of a guest’s order on a store at %s › are nobody else’s: no key is guessed, and none opens another order',
        ],
        ['tests/bff/invoices/guest-files.test.ts', 'the key of a guest’s order › works for an hour'],
        [
          'tests/web/orders/orders-screen.test.tsx',
          'the status of a guest’s order › gives its invoices and credit memos as files, and says nothing of them where there are none',
        ],
        ['tests/bff/invoices/invoices.test.ts', 'refunds › show what was paid back, with the shop’s words'],
      ],
      merchant: 'Guests look up orders from Magento 2.4.7 on: before, send them their invoices.',
    },
  ],
}
