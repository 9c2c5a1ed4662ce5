import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { emptyCart } from '../../../bff/domains/cart/map-cart.ts'
import type { CheckoutModel } from '../../../bff/domains/checkout/checkout-model.ts'
import { emptyCheckout } from '../../../bff/domains/checkout/map-checkout.ts'
import { changesSince } from '../../../bff/domains/checkout/order-changes.ts'
import { revisionOf, shownUnder } from '../../../bff/domains/checkout/revision.ts'

const euros = (amount: number) => ({ value: { cents: amount * 100, currency: 'EUR' } })
const taxed = (amount: number) => ({ priceInclTax: euros(amount), priceExclTax: euros(amount) })

const LINE = {
  item_id: '1',
  sku: 'CHI-COLLIER',
  name: 'Collier',
  qty: 1,
  options: [{ label: 'Taille', value: 'S' }],
  errors: [],
  choice: null,
  stored: null,
  product: {} as CheckoutModel['cart']['items'][number]['product'],
  priceInfo: { price: taxed(10), rowTotal: taxed(10), fixedTaxes: [], discount: null },
}
const EMPTY = emptyCart('EUR')
const CART = {
  ...EMPTY,
  id: 'cart',
  items: [LINE],
  coupons: [{ code: 'DIX', label: 'Dix' }],
  totals: { ...EMPTY.totals, discounts: [{ label: 'Dix', price: euros(1) }], totalInclTax: euros(15.9) },
}
const HOME = {
  firstname: 'Anne',
  lastname: 'Le Goff',
  company: null,
  telephone: null,
  address: { country: 'FR', locality: 'Rennes', postalCode: '35000', streetAddress: ['12 rue Saint-Malo'] },
}
const DELIVERY = {
  id: 'colissimo_home',
  carrier_code: 'colissimo',
  method_code: 'home',
  carrierTitle: 'Colissimo',
  title: 'À domicile',
  price: taxed(5.9),
  needsPickupPoint: false,
  arrivals: [],
}
const TRANSFER = { code: 'banktransfer', title: 'Virement', kind: 'OFFLINE' as const }
const POINT = { id: '350001', name: 'Tabac', address: HOME.address, schedule: {} }
const SHOWN: CheckoutModel = {
  ...emptyCheckout(CART),
  email: 'anne@exemple.fr',
  shippingAddress: HOME,
  billingAddress: HOME,
  shippingMethod: DELIVERY,
  pickupPoint: POINT,
  paymentMethod: TRANSFER,
  storeCredit: { balance: euros(20), applied: null },
}

const withLine = (change: object) => ({ cart: { ...CART, items: [{ ...LINE, ...change }] } })
const withTotals = (change: object) => ({ cart: { ...CART, totals: { ...CART.totals, ...change } } })
const withHome = (change: object) => ({ ...HOME, address: { ...HOME.address, ...change } })

/** The part that nobody can forge to their profit: what is packed behind it only tells of changes. */
const digestOf = (change: object = {}) => revisionOf({ ...SHOWN, ...change }).split('.')[0]

test.each<[what: string, change: object]>([
  ['the cart', { cart: { ...CART, id: 'another' } }],
  ['a line more', { cart: { ...CART, items: [LINE, { ...LINE, item_id: '2' }] } }],
  ['a line less', { cart: { ...CART, items: [] } }],
  ['another line', withLine({ item_id: '2' })],
  ['the product of a line', withLine({ sku: 'CHI-LAISSE' })],
  ['the name of a line', withLine({ name: 'Laisse' })],
  ['the quantity of a line', withLine({ qty: 2 })],
  ['the price of a line', withLine({ priceInfo: { ...LINE.priceInfo, rowTotal: taxed(11) } })],
  ['the choice in a line', withLine({ options: [{ label: 'Taille', value: 'M' }] })],
  ['what is wrong with a line', withLine({ errors: ['Épuisé'] })],
  ['a coupon', { cart: { ...CART, coupons: [] } }],
  ['the total', withTotals({ totalInclTax: euros(1) })],
  ['the taxes in the same total', withTotals({ taxes: [{ label: 'TVA 5,5 %', price: euros(1) }] })],
  ['a discount in the same total', withTotals({ discounts: [{ label: 'Dix', price: euros(2) }] })],
  ['the mail address', { email: 'autre@exemple.fr' }],
  ['the delivery address', { shippingAddress: withHome({ postalCode: '35700' }) }],
  ['the address of the invoice', { billingAddress: withHome({ postalCode: '35700' }) }],
  ['the invoice to the delivery address', { billingAddress: null }],
  ['the delivery', { shippingMethod: { ...DELIVERY, id: 'dpd_home' } }],
  ['the name of the delivery', { shippingMethod: { ...DELIVERY, title: 'Au bureau' } }],
  ['the price of the delivery', { shippingMethod: { ...DELIVERY, price: taxed(6.9) } }],
  ['the pickup point', { pickupPoint: { ...POINT, id: '350002' } }],
  ['no pickup point', { pickupPoint: null }],
  ['the payment', { paymentMethod: { ...TRANSFER, code: 'cashondelivery' } }],
  ['the name of the payment', { paymentMethod: { ...TRANSFER, title: 'Virement SEPA' } }],
  ['the plan of a payment in parts', { paymentPlan: '3' }],
  ['the number of a purchase order', { purchaseOrderNumber: 'BC-1' }],
  ['the store credit that pays', { storeCredit: { balance: euros(20), applied: euros(5) } }],
])('an order of something else is another one: %s', (_what, change) => {
  expect(digestOf(change)).not.toBe(digestOf())
})

test.each<[what: string, change: object]>([
  ['other ways to deliver', { shippingMethods: [DELIVERY] }],
  ['other ways to pay', { paymentMethods: [TRANSFER] }],
  ['how far a pickup point is', { pickupPoint: { ...POINT, distance: 300 } }],
  ['a note', { shippingNotes: ['Trop lourd'] }],
])('what an order does not contain leaves it the same: %s', (_what, change) => {
  expect(digestOf(change)).toBe(digestOf())
})

test('what was shown can be read from it again', () => {
  expect(shownUnder(revisionOf(SHOWN))).toEqual({
    lines: [['1', 'Collier', 1, 1000]],
    coupons: ['DIX'],
    discount: 100,
    shipping: ['colissimo_home', 'À domicile', 590],
    payment: ['banktransfer', 'Virement', ''],
    total: 1590,
  })
})

const revisionWith = (seen: unknown) =>
  `${revisionOf(SHOWN).split('.')[0]}.${deflateRawSync(JSON.stringify(seen)).toString('base64url')}`
const seen = shownUnder(revisionOf(SHOWN))

test.each<[what: string, change: object | null]>([
  ['nothing', null],
  ['no lines', { lines: undefined }],
  ['a line with an amount that is no number', { lines: [['1', 'Collier', 1, '1000']] }],
  ['coupons that are no texts', { coupons: [{ code: 'DIX' }] }],
  ['a discount that is no number', { discount: '100' }],
  ['a delivery without its price', { shipping: ['colissimo_home', 'À domicile'] }],
  ['a payment by a number', { payment: ['banktransfer', 'Virement', 3] }],
  ['no total', { total: null }],
])('what a browser makes up is not read: %s', (_what, change) => {
  expect(shownUnder(revisionWith(seen))).toEqual(seen)
  expect(shownUnder(revisionWith(change && { ...seen, ...change }))).toBeNull()
})

test('the total is not compared while the delivery that left has no successor', () => {
  const now = { ...SHOWN, shippingMethod: null, ...withTotals({ totalInclTax: euros(10) }) }
  const changes = changesSince(revisionOf(SHOWN), { ...now, revision: revisionOf(now) })
  expect(changes).toEqual([expect.stringMatching(/À domicile.*n’est plus proposé/)])
})

describe('a discount that became less', () => {
  const totalsWith = (euro: number, discounts: CheckoutModel['cart']['totals']['discounts'] = []) => ({
    ...{ ...CART.totals, discounts },
    totalInclTax: euros(euro),
  })
  const changesOf = (cart: typeof CART, revision = revisionOf(SHOWN)) => {
    const now = { ...SHOWN, cart }
    return changesSince(revision, { ...now, revision: revisionOf(now) })
  }
  const total = expect.stringMatching(/total.*15,90.*16,90/)

  test('is that of a coupon, where nothing is left of it: coupons that have run out stay in the cart', () => {
    const idle = expect.stringMatching(/DIX.*ne donne plus de remise/)
    expect(changesOf({ ...CART, totals: totalsWith(16.9) })).toEqual([idle, total])
    const items = [{ ...LINE, name: 'Laisse', item_id: '2' }]
    expect(changesOf({ ...CART, items, totals: totalsWith(16.9) })).toContainEqual(idle)
  })

  test('is reported with its amounts where some of it is left', () => {
    const totals = totalsWith(16.9, [{ label: 'Dix', price: euros(0.5) }])
    expect(changesOf({ ...CART, totals })).toEqual([expect.stringMatching(/remise.*1,00.*0,50/), total])
  })

  test('is not reported where the removed coupon is', () => {
    const gone = expect.stringMatching(/DIX.*n’est plus valable/)
    expect(changesOf({ ...CART, coupons: [], totals: totalsWith(16.9) })).toEqual([gone, total])
  })

  test('is not reported to pages of the former release, which do not know it: other changes are', () => {
    const before = { ...seen, discount: undefined }
    expect(changesOf({ ...CART, totals: totalsWith(16.9) }, revisionWith(before))).toEqual([total])
  })
})
