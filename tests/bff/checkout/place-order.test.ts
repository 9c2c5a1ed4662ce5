import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const CHEESE = { sku: 'CHI-FRI-FROMAGE', qty: 1 }
const COMPANY = { ...HOME, lastname: 'Sarl Le Goff', company: 'Le Goff & Fils' }
const COLISSIMO = { carrier: 'colissimo', method: 'home' }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 500 })
  await shop.store.control.stock({ sku: CHEESE.sku, quantity: 500 })
})

/** How many of a product the store would still sell. */
async function left(sku: string): Promise<number> {
  const { products } = await storeSays<{ products: { items: { only_x_left_in_stock: number | null }[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { only_x_left_in_stock } } }`,
  )
  return products.items[0]?.only_x_left_in_stock ?? Number.NaN
}

async function storeSays<T>(query: string): Promise<T> {
  const response = await fetch(new URL('graphql', shop.store.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: T }).data
}

const mailsTo = async (to: string) => (await shop.store.control.mails({ to })).length

describe('one cart', () => {
  test('2.4: a double click makes one order: 20 requests at once get the same number, and the stock moves once', async () => {
    const { sku } = BISCUITS
    await shop.store.control.stock({ sku, quantity: 5 })
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    await guest.email('vingt@exemple.fr')
    const review = await guest.checkout()
    expect(shown.step).toBe('REVIEW')
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.copy().order(review)))
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1)
    expect(answers.every(({ success, order }) => success && order !== null)).toBe(true)
    expect(await left(sku)).toBe(3)
    expect(await mailsTo('vingt@exemple.fr')).toBe(1)
  })

  test('2.4: returns the same order to repeated requests: after a lost response, a reload, in another tab', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const otherTab = guest.copy()
    const lost = guest.copy()
    const { order } = await lost.order(shown)
    // The browser never saw that answer, nor its cookie.
    expect((await guest.order(shown)).order?.number).toBe(order?.number)
    expect((await guest.order(shown)).order?.number).toBe(order?.number)
    expect((await otherTab.order(shown)).order?.number).toBe(order?.number)
    expect((await otherTab.checkout()).cart.items).toEqual([])
  })

  test('2.4: shows the order to a page that is reloaded before the response came', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const { order } = await guest.copy().order(shown)
    expect((await guest.checkout()).cart.items).toEqual([])
    expect(await guest.placed()).toMatchObject({ number: order?.number })
  })

  test('gives the same order by the session alone, when the process forgot everything', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const { order } = await guest.order(shown)
    const elsewhere = new Shopper((await shop.another()).url, guest.cookie)
    expect(await elsewhere.order(shown)).toMatchObject({ success: true, order: { number: order?.number } })
    expect(await elsewhere.placed()).toMatchObject({ number: order?.number, total: order?.total })
  })

  test('stays known to a browser whose earlier request is answered afterwards', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const before = guest.copy()
    const { order } = await guest.order(shown)
    // The cart of the older cookies is gone: that answer takes it out of them, and knows of no order.
    const late = await before.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ cart { items { sku } } }' }),
    })
    expect(late.headers.getSetCookie().join()).toMatch(/musette\S*-cart=;/)
    guest.keepCookiesOf(late)
    const elsewhere = new Shopper((await shop.another()).url, guest.cookie)
    expect(await elsewhere.placed()).toMatchObject({ number: order?.number })
  })

  test('is shown to its own browser although the cookies lack it, and to no other', async () => {
    const guest = shop.shopper()
    const review = await guest.ready([BISCUITS])
    const other = guest.copy()
    const { order } = await guest.order(review)
    await other.add(BISCUITS)
    expect(await other.order(review)).toMatchObject({ success: true, order: { number: order?.number } })
    expect((await other.checkout()).cart.items).toMatchObject([BISCUITS])

    const stranger = shop.shopper()
    await stranger.ready([BISCUITS])
    const told = await stranger.order({ ...review, cart: review.cart })
    expect(told).toMatchObject({ success: false, order: null, changes: [] })
    expect(told.errorMessage).toContain('probablement déjà été passée')
    expect(await stranger.placed()).toBeNull()
  })

  test('is never ordered twice where no process remembers it: the store knows its number', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const before = guest.cookie
    const { order } = await guest.order(shown)
    const elsewhere = new Shopper((await shop.another()).url, before)
    const response = await elsewhere.order(shown)
    expect(response).toMatchObject({ success: true, order: { number: order?.number, total: order?.total } })
    expect(response.checkout.cart.items).toEqual([])
    expect(await elsewhere.placed()).toMatchObject({ number: order?.number, items: [BISCUITS] })
  })

  test('of two processes at once is ordered once', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    await guest.email('deux@exemple.fr')
    const review = await guest.checkout()
    const { url } = await shop.another()
    const tabs = Array.from({ length: 6 }, (_, index) => (index % 2 ? new Shopper(url, guest.cookie) : guest.copy()))
    const answers = await Promise.all(tabs.map((tab) => tab.order(review)))
    const numbers = answers.flatMap(({ order }) => order?.number ?? [])
    expect(new Set(numbers).size).toBe(1)
    expect(await mailsTo('deux@exemple.fr')).toBe(1)
    expect(shown.cart.id).toBe(review.cart.id)
    for (const { order, errorMessage } of answers) if (!order) expect(errorMessage).toContain('probablement')
  })
})

describe('an order', () => {
  test('costs what was shown', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS, CHEESE])
    const { order } = await guest.order(shown)
    expect(order?.total).toEqual(shown.cart.totals.totalInclTax)
    expect(order?.items).toMatchObject([
      { sku: BISCUITS.sku, qty: 2 },
      { sku: CHEESE.sku, qty: 1 },
    ])
    const { guestOrder } = await storeSays<{ guestOrder: { total: { grand_total: { value: number } } } }>(
      `{ guestOrder(input: { number: "${order?.number}", email: "anne.legoff@exemple.fr", postcode: "35000" }) { total { grand_total { value } } } }`,
    )
    expect(guestOrder.total.grand_total.value).toBe(order?.total.value.amount)
  })

  test('says what a kilogram of its goods cost, as long as its cart is remembered', async () => {
    const shopper = shop.shopper()
    await shopper.ready([BISCUITS])
    const UNIT_PRICE = 'unitPrice { unit price { priceInclTax { value { amount } } } }'
    type UnitPrices<Line> = { items: Line[] }
    const { cart } = await shopper.ask<{ cart: UnitPrices<{ priceInfo: { unitPrice: object | null } }> }>(
      `{ cart { items { priceInfo { ${UNIT_PRICE} } } } }`,
    )
    const inCart = cart.items.map(({ priceInfo }) => priceInfo.unitPrice)
    expect(inCart).toEqual([{ unit: 'KILOGRAM', price: expect.anything() }])
    await shopper.order(await shopper.checkout())
    const placed = async (who: Shopper) =>
      (
        await who.ask<{ placedOrder: UnitPrices<{ unitPrice: object | null }> }>(
          `{ placedOrder { items { ${UNIT_PRICE} } } }`,
        )
      ).placedOrder.items.map(({ unitPrice }) => unitPrice)
    expect(await placed(shopper)).toEqual(inCart)
    expect(await placed(new Shopper((await shop.another()).url, shopper.cookie))).toEqual([null])
  })

  test('is acknowledged once, by the first to say so', async () => {
    const guest = shop.shopper()
    const { order } = await guest.order(await guest.ready([BISCUITS]))
    const say = (who: Shopper) =>
      who.ask<{ acknowledgeOrder: { success: boolean } }>(
        `mutation { acknowledgeOrder(number: "${order?.number}") { success } }`,
      )
    expect(await guest.placed()).toMatchObject({ isAcknowledged: false, canRegister: true })
    const told = await Promise.all(Array.from({ length: 5 }, () => say(guest.copy())))
    expect(told.filter(({ acknowledgeOrder }) => acknowledgeOrder.success)).toHaveLength(1)
    expect((await say(guest)).acknowledgeOrder.success).toBe(false)
    expect(await guest.placed()).toMatchObject({ isAcknowledged: true })
  })

  test('is still shown to a guest who makes an account after it', async () => {
    const guest = new Shopper((await shop.another({ CAPTCHA: 'false' })).url)
    const { order } = await guest.order(await guest.ready([BISCUITS]))
    expect(await guest.register('apres-commande@example.com', 'Musette-2026!')).toBeNull()
    expect(await guest.placed()).toMatchObject({ number: order?.number, canRegister: false })
    expect(await guest.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    expect(await guest.placed()).toBeNull()
  })

  test('needs the terms agreed to', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    expect(await guest.order(shown, [])).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('conditions générales'),
      checkout: { step: 'REVIEW' },
    })
    expect(await guest.order(shown)).toMatchObject({ success: true })
  })

  test('needs every step', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    expect(await guest.order(await guest.checkout())).toMatchObject({
      success: false,
      order: null,
      checkout: { step: 'LOGIN' },
    })
  })
})

describe('what changed since the shopper looked', () => {
  const refusedAfter = async (change: (guest: Shopper) => Promise<unknown>) => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS, CHEESE])
    await change(guest)
    const response = await guest.order(shown)
    expect(response).toMatchObject({ success: false, order: null })
    expect(response.checkout.revision).not.toBe(shown.revision)
    return { answer: response, guest }
  }

  test('is shown a changed price', async () => {
    const { answer: response, guest } = await refusedAfter(() =>
      shop.store.control.product({ sku: CHEESE.sku, cents: 990 }),
    )
    expect(response.changes).toEqual([
      expect.stringMatching(/^Le prix de «\s.+\s» est passé de 8,90\s€ à 9,90\s€\.$/),
      expect.stringMatching(/^Le total est passé de /),
    ])
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
    await shop.store.control.product({ sku: CHEESE.sku, cents: 890 })
  })

  test('2.3: is shown a line that vanished silently, which the store would have ordered without', async () => {
    const { answer: response } = await refusedAfter(() =>
      shop.store.control.product({ sku: CHEESE.sku, enabled: false }),
    )
    expect(response.changes[0]).toMatch(/n’est plus en vente et a été retiré de votre panier\.$/)
    await shop.store.control.product({ sku: CHEESE.sku, enabled: true })
  })

  test('is shown a quantity that another tab changed', async () => {
    const { answer: response } = await refusedAfter(async (guest) => {
      const [line] = (await guest.checkout()).cart.items
      await guest.copy().ask('mutation ($id: ID!) { updateCartItem(item_id: $id, qty: 5) { success } }', {
        id: line?.item_id,
      })
    })
    expect(response.changes[0]).toMatch(/^La quantité de «\s.+\s» est passée de 2 à 5\.$/)
  })

  test('is shown an address that another tab changed', async () => {
    const { answer: response } = await refusedAfter((guest) =>
      guest.copy().addresses({
        shipping: {
          address: {
            firstname: 'Léa',
            lastname: 'Roux',
            telephone: '0612345678',
            country: 'FR',
            locality: 'Rennes',
            postalCode: '35000',
            streetAddress: ['1 rue Haute'],
          },
        },
      }),
    )
    expect(response.changes).toEqual(['Les coordonnées de votre commande ont changé. Vérifiez-les avant de commander.'])
  })

  test.each<[what: string, change: (otherTab: Shopper) => Promise<unknown>]>([
    [
      'address of the invoice',
      (otherTab) => otherTab.addresses({ shipping: { address: HOME }, billing: { address: COMPANY } }),
    ],
    ['mail address', (otherTab) => otherTab.email('autre@exemple.fr')],
  ])('is told of another %s', async (_what, change) => {
    const { answer: response, guest } = await refusedAfter((guest) => change(guest.copy()))
    expect(response.changes).toEqual(['Les coordonnées de votre commande ont changé. Vérifiez-les avant de commander.'])
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
  })

  test('is shown that the invoice goes to the delivery address again', async () => {
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    const { checkout: shown } = await guest.addresses({ shipping: { address: HOME }, billing: { address: COMPANY } })
    expect(shown).toMatchObject({ step: 'REVIEW', billingAddress: { company: COMPANY.company } })
    await guest.copy().addresses()
    const response = await guest.order(shown)
    expect(response).toMatchObject({ success: false, order: null, checkout: { billingAddress: null } })
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
  })

  test('is shown a coupon that another tab entered, and one that it removed', async () => {
    const { answer: response, guest } = await refusedAfter((guest) =>
      guest.copy().ask('mutation { applyCoupon(code: "BIENVENUE10") { success } }'),
    )
    expect(response.changes).toEqual([
      expect.stringMatching(/^Le code «\sBIENVENUE10\s» a été ajouté\.$/),
      expect.stringMatching(/^Le total est passé de /),
    ])
    await guest.copy().ask('mutation { removeCoupon { success } }')
    expect((await guest.order(response.checkout)).changes[0]).toMatch(/^Le code «\sBIENVENUE10\s» n’est plus valable/)
  })

  test.each([
    ['before the last step was read', true],
    ['after it', false],
  ])('is told of a coupon that ran out %s, and can order without it', async (_, isRead) => {
    const rule = { label: 'Éphémère', code: 'EPHEMERE', discount: { type: 'percent', rate: 10 } as const }
    await shop.store.control.cartRule(rule)
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    await guest.copy().ask('mutation { applyCoupon(code: "EPHEMERE") { success } }')
    const before = await guest.checkout()
    await shop.store.control.cartRule({ ...rule, expiresAt: '2020-01-01T00:00:00Z' })
    const seen = isRead ? await guest.checkout() : before
    expect(seen.cart.coupons).toMatchObject([{ code: 'EPHEMERE' }])
    const response = await guest.order(seen)
    expect(response).toMatchObject({ success: false, checkout: { cart: { coupons: [] } } })
    expect(response.errorMessage).toMatch(/^Votre commande a changé/)
    expect(response.changes[0]).toMatch(/^Le code «\sEPHEMERE\s» n’est plus valable/)
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
    await shop.store.control.removeCartRule({ label: rule.label })
  })

  test('keeps a coupon that holds where something else changed', async () => {
    const { answer: response, guest } = await refusedAfter(async (guest) => {
      await guest.copy().ask('mutation { applyCoupon(code: "BIENVENUE10") { success } }')
    })
    expect(response.checkout.cart.coupons).toMatchObject([{ code: 'BIENVENUE10' }])
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
  })

  test('is shown a changed price of the delivery', async () => {
    const { answer: response } = await refusedAfter(() => shop.store.control.carrier({ ...COLISSIMO, cents: 690 }))
    expect(response.changes).toEqual([
      expect.stringMatching(/^La livraison est passée de 5,90\s€ à 6,90\s€\.$/),
      expect.stringMatching(/^Le total est passé de /),
    ])
    await shop.store.control.carrier({ ...COLISSIMO, cents: 590 })
  })

  test('is shown another payment method, and a line that another tab added', async () => {
    const { answer: response, guest } = await refusedAfter((guest) => guest.copy().payment('cashondelivery'))
    expect(response.changes).toEqual([expect.stringMatching(/^Le moyen de paiement est maintenant «/)])
    await guest.copy().add({ sku: 'SRV-VISIO-30', qty: 1 })
    expect((await guest.order(response.checkout)).changes[0]).toMatch(/^«\s.+\s» a été ajouté à votre panier\.$/)
  })

  test('is shown that it is another cart', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    const response = await guest.order({ ...shown, cart: { ...shown.cart, id: 'un-autre' } })
    expect(response).toMatchObject({
      success: false,
      order: null,
      changes: [expect.stringContaining('panier a changé')],
    })
  })

  test('is shown the changes even where the revision is invalid', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    for (const revision of ['', 'x', `${'a'.repeat(22)}.AAAA`, 'é'.repeat(30_000)]) {
      expect(await guest.order({ ...shown, revision })).toMatchObject({ success: false, order: null })
    }
  })
})

describe('what cannot be ordered', () => {
  test('out of stock: the line is named, nothing is lost, and the rest can be ordered', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS, CHEESE])
    await shop.store.control.stock({ sku: CHEESE.sku, quantity: 0 })
    const response = await guest.order(shown)
    expect(response).toMatchObject({
      success: false,
      order: null,
      checkout: { shippingMethod: { id: 'colissimo_home' } },
    })
    expect(response.changes).toEqual([expect.stringMatching(/^«\s.*\s»\s: /)])
    const now = response.checkout
    const again = await guest.order(now)
    expect(again.errorMessage).toMatch(/^«\s.*\s»\s:/)
    const line = now.cart.items.find(({ sku }) => sku === CHEESE.sku)
    await guest.ask('mutation ($id: ID!) { removeCartItem(item_id: $id) { success } }', { id: line?.item_id })
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
  })

  test('20 guests race for the last 3 bags: 3 orders, 17 clear refusals', async () => {
    await shop.store.control.stock({ sku: CHEESE.sku, quantity: 3 })
    const guests = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const guest = shop.shopper()
        return { guest, shown: await guest.ready([CHEESE]) }
      }),
    )
    expect(guests.map(({ shown }) => shown.step)).toEqual(Array.from({ length: 20 }, () => 'REVIEW'))
    const answers = await Promise.all(guests.map(({ guest, shown }) => guest.order(shown)))
    const numbers = answers.flatMap(({ order }) => order?.number ?? [])
    expect(new Set(numbers).size).toBe(3)
    const refusals = answers.filter(({ order }) => order === null)
    expect(refusals).toHaveLength(17)
    for (const { success, errorMessage, checkout } of refusals) {
      expect(success).toBe(false)
      expect(errorMessage).toMatch(/épuisé|n’est plus|n'est pas disponible|n’est pas disponible|stock/i)
      expect(checkout.cart.items).toHaveLength(1)
    }
  })

  test('an expired cart is reported, and a new one can be begun', async () => {
    const guest = shop.shopper()
    const shown = await guest.ready([BISCUITS])
    await new Shopper((await shop.another()).url, guest.cookie).order(shown)
    expect(await guest.payment('cashondelivery')).toMatchObject({
      success: false,
      errorMessage: 'Votre panier est vide',
    })
    expect(await guest.add(CHEESE)).toBeNull()
    expect((await guest.checkout()).cart.items).toHaveLength(1)
  })
})

describe.each(['2.4.6', '2.4.8'] as const)('a store at %s', (level) => {
  let other: CheckoutShop
  beforeAll(async () => {
    other = await openCheckoutShop(level)
  })
  afterAll(() => other.close())

  test('takes an order once, and says why it takes none', async () => {
    const guest = other.shopper()
    const shown = await guest.ready([BISCUITS])
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.copy().order(shown)))
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1)
    expect(answers.every(({ success }) => success)).toBe(true)

    const late = other.shopper()
    const seen = await late.ready([CHEESE])
    await other.store.control.stock({ sku: CHEESE.sku, quantity: 0 })
    const response = await late.order(seen)
    expect(response).toMatchObject({ success: false, order: null })
    expect(response.checkout.cart.items).toHaveLength(1)
  })
})
