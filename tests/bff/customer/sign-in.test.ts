import { describe, expect, test } from 'vitest'
import { add, camille, cart, change, login, me, MEDAL, noe, PASSWORD } from './customers.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { startRealShop } from '../support/real-shop.ts'
import { useCustomerShop } from './customer-shop.ts'

const at = useCustomerShop()

const guest = { id: null, email: null, firstname: null, hasExpired: false, addresses: [] }

describe('signing in', () => {
  test('returns the customer, and keeps the token out of the browser', async () => {
    const browser = at.newBrowser()
    expect(await me(browser)).toEqual(guest)
    const response = await login(browser, camille)
    expect(response).toMatchObject({ success: true, notes: [], me: { firstname: 'Camille', email: camille.email } })
    expect(await me(browser)).toEqual(response.me)
    expect(response.me.addresses).toHaveLength(2)
    expect(browser.cookie.length).toBeLessThan(3800)
    expect(JSON.stringify(response)).not.toContain('eyJ')
  })

  test('names a customer by the same opaque id everywhere, and two by two', async () => {
    const [one, two, other] = [at.newBrowser(), at.newBrowser(), at.newBrowser()]
    const { me: first } = await login(one, camille)
    const { me: second } = await login(two, { ...camille, email: camille.email.toUpperCase() })
    const { me: third } = await login(other, noe)
    expect(first.id).toBe(second.id)
    expect(third.id).not.toBe(first.id)
    expect(first.id).toMatch(/^[\w-]{22}$/)
  })

  test('is refused in the same way for a wrong password and an unknown address', async () => {
    const browser = at.newBrowser()
    const wrong = await login(browser, { ...noe, password: 'Faux-2026!' })
    const unknown = await login(browser, { email: 'personne@example.com', password: 'Faux-2026!' })
    expect(wrong).toMatchObject({ success: false, me: guest, errors: [] })
    expect(unknown).toEqual(wrong)
  })

  test.each([
    ['email', { email: 'pas une adresse', password: PASSWORD }],
    ['email', { email: '', password: PASSWORD }],
    ['password', { email: camille.email, password: '' }],
  ])('says which field is wrong before it asks the store: %s', async (field, entered) => {
    const response = await login(at.newBrowser(), entered)
    expect(response.success).toBe(false)
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('brings the cart of a guest along once, and adds quantities up', async () => {
    const phone = at.newBrowser()
    await login(phone, noe)
    await add(phone, 'CHI-GAM-GRES', 1)
    const own = await cart(phone)

    const laptop = at.newBrowser()
    await add(laptop, 'CHI-GAM-GRES', 2)
    const { cart: merged, notes } = await login(laptop, noe)
    expect(notes).toEqual([])
    expect(merged).toEqual({ ...own, items_qty: 3, items: [{ ...own.items[0], qty: 3 }] })
    expect(await cart(phone)).toEqual(merged)
    expect(await login(laptop, noe)).toMatchObject({ cart: merged, accountGoods: null })
  })
})

describe('a guest’s cart', () => {
  test('that exceeds the stock is merged as far as possible, and the rest is reported', async () => {
    await at.store.control.stock({ sku: 'CHI-GAM-LENTE', quantity: 3 })
    const phone = at.newBrowser()
    await login(phone, camille)
    await add(phone, 'CHI-GAM-LENTE', 2)
    const laptop = at.newBrowser()
    await add(laptop, 'CHI-GAM-LENTE', 2)
    const { success, cart: merged, notes } = await login(laptop, camille)
    expect(success).toBe(true)
    expect(merged.items).toContainEqual({ sku: 'CHI-GAM-LENTE', qty: 2 })
    expect(notes).toEqual([expect.stringContaining('2\u00a0exemplaires n’ont pas pu être repris')])
  })

  test('is added line by line where the store fails to merge it, and lost lines are named', async () => {
    const addMedal = (browser: Browser) =>
      browser.ask('mutation Add($item: CartItemInput!) { addItemToCart(item: $item) { success } }', { item: MEDAL })
    const phone = at.newBrowser()
    await login(phone, noe)
    await addMedal(phone)
    const own = await cart(phone)
    const laptop = at.newBrowser()
    await addMedal(laptop)
    await add(laptop, 'CHI-FRI-BISCUIT', 2)
    await add(laptop, 'CHI-LONGE-10M', 1)
    await at.store.control.stock({ sku: 'CHI-LONGE-10M', quantity: 0 })
    const { cart: merged, notes } = await login(laptop, noe)
    expect(merged.items_qty).toBe(own.items_qty + 3)
    expect(merged.items).toContainEqual({ sku: 'CHI-FRI-BISCUIT', qty: 2 })
    expect(merged.items).toContainEqual({ sku: 'CHI-MEDAILLE', qty: 2 })
    expect(notes).toEqual([expect.stringMatching(/^Longe de rappel.*épuisé/)])
    await at.store.control.stock({ sku: 'CHI-LONGE-10M', quantity: 50 })
  })

  test('is told which goods of the account it was joined with: at most three by name', async () => {
    const phone = at.newBrowser()
    await login(phone, noe)
    const { cart: earlier } = await phone.ask<{ cart: { items: { item_id: string }[] } }>(
      '{ cart { items { item_id } } }',
    )
    for (const { item_id: id } of earlier.items)
      await phone.ask(`mutation { removeCartItem(item_id: "${id}") { success } }`)
    await add(phone, 'CHI-GAM-GRES', 1)
    const laptop = at.newBrowser()
    await add(laptop, 'CHI-GAM-GRES', 2)
    await add(laptop, 'CHI-FRI-BISCUIT', 2)
    expect((await login(laptop, noe)).accountGoods).toMatch(/^Votre compte[^«]*: «[^«]+» \(1\)\. Vérifiez/)
    for (const sku of ['CHI-LONGE-10M', 'CHI-JOUET-CORDE']) await add(phone, sku, 1)
    const tablet = at.newBrowser()
    await add(tablet, 'CHI-GAM-LENTE', 1)
    const { accountGoods } = await login(tablet, noe)
    expect(accountGoods?.match(/«/g)).toHaveLength(3)
    expect(accountGoods).toContain('et un autre article.')
  })

  test('stays with the guest while the password is wrong', async () => {
    const browser = at.newBrowser()
    await add(browser, 'CHI-GAM-GRES', 1)
    const before = await cart(browser)
    expect((await login(browser, { ...noe, password: 'Faux-2026!' })).cart).toEqual(before)
    expect(await cart(browser)).toEqual(before)
  })
})

describe('at every level of the store', () => {
  test.each(['2.4.6', '2.4.8'] as const)('%s signs in, returns the customer, and ends sessions', async (level) => {
    await at.store.control.level({ level })
    const shop = await startRealShop(at.store.url.replace(/\/$/, ''), { UPSTREAM_LEVEL: level, CAPTCHA: 'false' })
    try {
      const browser = openBrowser(shop.url)
      await add(browser, 'CHI-GAM-GRES', 1)
      const { success, me: person, cart: merged } = await login(browser, camille)
      expect({ success, email: person.email }).toEqual({ success: true, email: camille.email })
      expect(merged.items.map(({ sku }) => sku)).toContain('CHI-GAM-GRES')
      const thief = browser.copy()
      await change(browser, 'logout')
      expect((await cart(thief)).items).toEqual([])
      expect(await me(thief)).toEqual({ ...guest, hasExpired: true })
      expect(await me(thief)).toEqual(guest)
      await add(thief, 'CHI-GAM-GRES', 1)
      expect((await cart(thief)).items_qty).toBe(1)
    } finally {
      await shop.close()
      await at.store.control.level({ level: '2.4.7' })
    }
  })
})

describe('signing out', () => {
  test('leaves nothing behind, and makes a copied cookie worthless', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    await add(browser, 'CHI-GAM-GRES', 1)
    const thief = browser.copy()
    const response = await change(browser, 'logout')
    expect(response).toMatchObject({ success: true, me: guest, cart: { items: [] } })
    expect(await me(browser)).toEqual(guest)
    expect((await cart(browser)).items).toEqual([])
    expect(await me(thief)).toEqual({ ...guest, hasExpired: true })
    expect((await cart(thief)).items).toEqual([])
  })
})
