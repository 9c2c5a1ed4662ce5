import type { OrderSeed } from './types.ts'

const camille = 'camille.durand@example.com'
const home = { carrier: 'colissimo', method: 'home' }
const cold = { carrier: 'chronofresh', method: 'home' }
const colissimo = (number: string) => ({ carrier: 'colissimo', title: 'Colissimo', number })

/** Past orders, oldest first: one of the first customer's in each state, and one of a guest. */
export const orders: OrderSeed[] = [
  {
    email: camille,
    createdAt: '2026-03-09 10:12:00',
    lines: [
      { sku: 'CHI-CRO-POULET', variant: 'CHI-CRO-POULET-12KG', quantity: 1 },
      { sku: 'CHI-MAC-DENTAIRE', quantity: 2 },
    ],
    delivery: home,
    payment: 'mollie_methods_creditcard',
    steps: [
      { at: '2026-03-09 10:13:00', do: 'invoice' },
      { at: '2026-03-09 15:40:00', do: 'ship', tracking: [colissimo('6A14520087313')] },
      { at: '2026-03-24 09:05:00', do: 'refund', withShipping: true, comment: 'Colis perdu, remboursé en totalité' },
    ],
  },
  {
    email: camille,
    createdAt: '2026-06-02 18:47:00',
    lines: [
      { sku: 'SRV-GUIDE-BARF', links: [1, 2], quantity: 1 },
      { sku: 'CHI-BARF-BOEUF', variant: 'CHI-BARF-BOEUF-5KG', quantity: 2 },
    ],
    delivery: cold,
    payment: 'paypal_express',
    steps: [
      { at: '2026-06-02 18:48:00', do: 'invoice' },
      {
        at: '2026-06-03 11:20:00',
        do: 'ship',
        tracking: [{ carrier: 'chronofresh', title: 'Chronofresh', number: 'XW118200457FR' }],
      },
    ],
  },
  {
    email: camille,
    createdAt: '2026-09-15 07:55:00',
    lines: [{ sku: 'CHI-GAM-GRES', quantity: 1 }],
    delivery: home,
    payment: 'banktransfer',
    steps: [{ at: '2026-09-22 08:00:00', do: 'cancel', comment: 'Virement non reçu sous sept jours' }],
  },
  {
    email: camille,
    createdAt: '2026-11-02 12:30:00',
    lines: [
      { sku: 'CHI-COLLIER-SENTIER', variant: 'CHI-COLLIER-SENTIER-MARINE-M', quantity: 1 },
      { sku: 'CHI-JOUET-CORDE', quantity: 2 },
      { sku: 'CHI-PAT-BOEUF', variant: 'CHI-PAT-BOEUF-400G', quantity: 12 },
    ],
    coupon: 'MUSETTE5',
    delivery: home,
    payment: 'mollie_methods_creditcard',
    steps: [
      { at: '2026-11-02 12:31:00', do: 'invoice' },
      { at: '2026-11-03 09:15:00', do: 'ship', tracking: [colissimo('6A14988123407')] },
      {
        at: '2026-11-10 19:40:00',
        do: 'return',
        items: [{ sku: 'CHI-COLLIER-SENTIER-MARINE-M', quantity: 1 }],
        comment: 'Le collier est trop petit, je le renvoie dans son emballage.',
      },
    ],
  },
  {
    email: camille,
    createdAt: '2026-11-14 16:05:00',
    lines: [
      { sku: 'CHV-ALI-MASH', variant: 'CHV-ALI-MASH-15KG', quantity: 2 },
      { sku: 'CHV-MIN-ELECTRO', variant: 'CHV-MIN-ELECTRO-1KG', quantity: 1 },
    ],
    delivery: home,
    payment: 'mollie_methods_creditcard',
    steps: [
      { at: '2026-11-14 16:06:00', do: 'invoice' },
      {
        at: '2026-11-16 10:00:00',
        do: 'ship',
        items: [{ sku: 'CHV-MIN-ELECTRO-1KG', quantity: 1 }],
        tracking: [colissimo('6A15011226748')],
      },
    ],
  },
  {
    email: camille,
    createdAt: '2026-11-17 20:21:00',
    lines: [{ sku: 'CHA-CRO-STERIL', variant: 'CHA-CRO-STERIL-4KG', quantity: 1 }],
    delivery: home,
    payment: 'banktransfer',
    steps: [{ at: '2026-11-18 08:30:00', do: 'hold' }],
  },
  {
    email: camille,
    createdAt: '2026-11-18 19:02:00',
    lines: [{ sku: 'CHI-POI-SAUMON', variant: 'CHI-POI-SAUMON-1L', quantity: 1 }],
    delivery: home,
    payment: 'banktransfer',
    steps: [],
  },
  {
    email: 'lea.martin@example.com',
    guest: {
      firstname: 'Léa',
      lastname: 'Martin',
      street: ['18 rue de la Monnaie'],
      city: 'Rennes',
      postcode: '35000',
      telephone: '0299000000',
    },
    createdAt: '2026-11-12 13:48:00',
    lines: [{ sku: 'CHI-FRI-SAUMON', quantity: 3 }],
    delivery: home,
    payment: 'mollie_methods_creditcard',
    steps: [
      { at: '2026-11-12 13:49:00', do: 'invoice' },
      { at: '2026-11-13 09:30:00', do: 'ship', tracking: [colissimo('6A15007754120')] },
    ],
  },
]
