import type { OrderViewFragment } from '../../../web/screens/orders/order-view.generated.ts'

export const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })
export const withTax = (amount: number) => ({ priceInclTax: euros(amount) })

export const address = {
  firstname: 'Ada',
  lastname: 'Le Goff',
  company: null,
  telephone: '06 00 00 00 00',
  region: null,
  address: { country: 'FR', locality: 'Rennes', postalCode: '35000', streetAddress: ['1 rue du Puits'] },
}

export function order(changes: Partial<OrderViewFragment> = {}): OrderViewFragment {
  return {
    order_id: '000000042',
    number: '000000042',
    createdAt: '2026-11-19T23:30:00Z',
    statusLabel: 'En cours de traitement',
    shippingMethod: 'Colissimo – à domicile',
    items: [
      {
        id: '1',
        sku: 'A-1',
        name: 'Croquettes',
        path: '/croquettes.html',
        imageUrl: '/media/croquettes.jpg',
        options: [{ label: 'Poids', value: '2 kg' }],
        qtyOrdered: 2,
        qtyShipped: 1,
        qtyCanceled: 0,
        qtyRefunded: 0,
        price: euros(10),
        rowTotal: euros(20),
        fixedTaxes: [],
      },
    ],
    totals: {
      subtotal: withTax(20),
      paidOtherwise: null,
      shippingAmount: withTax(0),
      discount: withTax(2),
      taxAmount: withTax(3),
      grandTotal: withTax(18),
    },
    shippingAddress: address,
    billingAddress: { ...address, vatNumber: null },
    payments: [{ code: 'banktransfer', title: 'Virement bancaire' }],
    shipments: [],
    comments: [],
    invoices: [],
    cancellationReasons: [],
    withdrawnAt: null,
    ...changes,
  }
}
