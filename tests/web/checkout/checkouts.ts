import type { PersonalAddressFragment } from '../../../web/screens/address/address.generated.ts'
import type {
  CheckoutResultFragment,
  CheckoutStateFragment,
  PaymentMethodFragment,
  PickupPointFragment,
  ShippingMethodFragment,
} from '../../../web/screens/checkout/checkout.generated.ts'
import type { PlacedOrderFragment } from '../../../web/screens/checkout/placed-order.generated.ts'
import type { Answers } from '../content/in-shop.tsx'
import { cartOf, line } from '../cart/carts.ts'

const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })

export const address: PersonalAddressFragment & { regionId: string | null; fields: null } = {
  firstname: 'Camille',
  lastname: 'Le Goff',
  company: null,
  telephone: '06 12 34 56 78',
  region: null,
  regionId: null,
  fields: null,
  address: { country: 'FR', locality: 'Rennes', postalCode: '35000', streetAddress: ['12 rue des Bourreliers'] },
}

export const method = (id: string, changes: Partial<ShippingMethodFragment> = {}): ShippingMethodFragment => ({
  id,
  carrier_code: id,
  method_code: 'home',
  carrierTitle: `Transporteur ${id}`,
  title: 'À domicile',
  needsPickupPoint: false,
  arrivals: [],
  price: { priceInclTax: euros(5.9) },
  ...changes,
})

export const payment = (code: string, kind: PaymentMethodFragment['kind'] = 'OFFLINE'): PaymentMethodFragment => ({
  code,
  title: `Paiement ${code}`,
  kind,
})

export const point = (id: string): PickupPointFragment => ({
  id,
  name: `Point ${id}`,
  distance: 450,
  address: { country: 'FR', locality: 'Rennes', postalCode: '35000', streetAddress: ['8 place des Lices'] },
  schedule: {
    monday: null,
    tuesday: '8 h 30 - 12 h 00 / 14 h 00 - 18 h 00',
    wednesday: '8 h 30 - 18 h 00',
    thursday: '8 h 30 - 18 h 00',
    friday: '8 h 30 - 18 h 00',
    saturday: '9 h 00 - 12 h 00',
    sunday: null,
  },
})

/** An order that only has to be confirmed. */
export function checkoutOf(changes: Partial<CheckoutStateFragment> = {}): CheckoutStateFragment {
  return {
    step: 'REVIEW',
    revision: 'r1',
    isGuestAllowed: true,
    email: 'camille@exemple.fr',
    isBillingSameAsShipping: true,
    shippingNotes: [],
    cart: cartOf([line('a', { qty: 2 })]),
    shippingAddress: address,
    billingAddress: null,
    shippingMethods: [method('colissimo')],
    shippingMethod: method('colissimo'),
    pickupPoint: null,
    paymentMethods: [payment('banktransfer')],
    paymentMethod: payment('banktransfer'),
    paymentPlan: null,
    savedCards: [],
    savedCard: null,
    purchaseOrderNumber: null,
    storeCredit: null,
    minimumOrder: null,
    ...changes,
  }
}

export const accepted = (checkout: CheckoutStateFragment): CheckoutResultFragment => ({
  success: true,
  errorMessage: null,
  errors: [],
  notes: [],
  checkout,
})

export const placedOrder = (changes: Partial<PlacedOrderFragment> = {}): PlacedOrderFragment => ({
  number: '000000042',
  email: 'camille@exemple.fr',
  firstname: null,
  lastname: null,
  state: 'ACCEPTED',
  redirectUrl: null,
  coupons: [],
  isAcknowledged: false,
  canRegister: false,
  payment: payment('banktransfer'),
  items: [{ sku: 'SKU-a', name: 'Article a', qty: 2, price: euros(10), unitPrice: null, options: [] }],
  delivery: null,
  total: euros(25.9),
  storeTotal: null,
  tax: euros(4.32),
  shipping: euros(5.9),
  discount: euros(0),
  credit: euros(0),
  ...changes,
})

const guest = { id: null, email: null, firstname: null, lastname: null }

/** Responses to the operations of every screen of the checkout. */
export const checkoutAnswers: Answers = {
  ShellBlocks: () => ({ cmsPageList: [] }),
  AddressBook: () => ({ me: { ...guest, addresses: [] } }),
  Me: () => ({ me: { ...guest, hasExpired: false } }),
  Agreements: () => ({ agreements: [], guaranteeNotice: null }),
  WithdrawalExceptions: () => ({ productsBySku: [] }),
  PlacedOrder: () => ({ placedOrder: null }),
  Countries: () => ({
    countries: [
      {
        id: 'BE',
        name: 'Belgique',
        isRegionRequired: false,
        isPostalCodeRequired: true,
        isTelephoneRequired: true,
        regions: [],
      },
      {
        id: 'ES',
        name: 'Espagne',
        isRegionRequired: true,
        isPostalCodeRequired: true,
        isTelephoneRequired: true,
        regions: [{ id: '130', code: 'A Coruña', name: 'La Corogne' }],
      },
      {
        id: 'FR',
        name: 'France',
        isRegionRequired: false,
        isPostalCodeRequired: true,
        isTelephoneRequired: true,
        regions: [],
      },
    ],
  }),
}
