import { describe, expect, test } from 'vitest'
import { saveLastOrder, type LastOrder, lastOrder } from '../../../bff/domains/orders/last-order.ts'
import { MAX_LENGTHS } from '../../../bff/session/session.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'

const ORDER: LastOrder = {
  number: '000000042',
  cartId: 'c'.repeat(32),
  email: 'anne@exemple.fr',
  payment: { code: 'mollie_methods_creditcard', title: 'Carte bancaire', kind: 'CARD' },
  state: 'PENDING',
  redirectUrl: `https://pay.example/${'p'.repeat(60)}`,
  paymentToken: 't'.repeat(32),
  orderToken: 'o'.repeat(100),
  isGuest: true,
  currency: 'EUR',
  total: 2370,
  tax: 395,
  shipping: 590,
  coupons: ['BIENVENUE10'],
  items: [{ sku: 'A', name: 'Biscuits', qty: 2, price: 890 }],
}

describe('the order a session remembers', () => {
  test('is the whole order but its items', () => {
    const session = createSession()
    saveLastOrder(session, ORDER)
    const { items: _, ...stored } = ORDER
    expect(lastOrder(session)).toEqual(stored)
  })

  test('gives up what the shopper needs least where it does not fit into a cookie', () => {
    const session = createSession()
    saveLastOrder(session, { ...ORDER, email: `${'a'.repeat(240)}@exemple.fr`, coupons: ['X'.repeat(200)] })
    expect(session.data.lastOrder?.length).toBeLessThanOrEqual(MAX_LENGTHS.lastOrder)
    expect(lastOrder(session)).toMatchObject({ number: ORDER.number, paymentToken: ORDER.paymentToken, coupons: [] })
  })

  test('is none where nothing was ordered', () => {
    expect(lastOrder(createSession())).toBeNull()
  })

  test('is shown to no other customer who signs in with the browser', () => {
    const tokenOf = (uid: number) => ['e30', Buffer.from(JSON.stringify({ uid })).toString('base64url'), 's'].join('.')
    const session = createSession({ token: tokenOf(7) })
    saveLastOrder(session, { ...ORDER, isGuest: false })
    expect(lastOrder(session)).toMatchObject({ number: ORDER.number })
    session.set('token', tokenOf(8))
    expect(lastOrder(session)).toBeNull()
    session.set('token', tokenOf(7))
    expect(lastOrder(session)).toMatchObject({ number: ORDER.number })
    expect(lastOrder(session)).not.toHaveProperty('customer')
  })
})
