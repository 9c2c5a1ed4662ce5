import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { add, camille, cart, change, login, me, PASSWORD } from './customers.ts'
import { useCustomerShop } from './customer-shop.ts'

const at = useCustomerShop()
let accounts = 0

/** A browser in which somebody new has just made an account. */
async function registered(): Promise<{ browser: Browser; email: string }> {
  const email = `zoe${++accounts}@example.com`
  const browser = at.newBrowser()
  const response = await register(browser, { email })
  expect(response).toMatchObject({ success: true, notes: [], me: { email } })
  return { browser, email }
}

function register(browser: Browser, input: object) {
  const wanted = { firstname: 'Zoé', lastname: 'Petit', password: PASSWORD, ...input }
  const text = Object.entries(wanted).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return change(browser, `registerCustomer(input: { ${text.join(', ')} })`)
}

const ask = async (browser: Browser, mutation: string) =>
  (
    await browser.ask<{ answer: { success: boolean; errorMessage: string | null; errors: { field: string }[] } }>(
      `mutation { answer: ${mutation} { success errorMessage errors { field } } }`,
    )
  ).answer

describe('registering', () => {
  test('makes an account, signs in, and brings the cart along', async () => {
    const browser = at.newBrowser()
    await add(browser, 'CHI-GAM-GRES', 2)
    const response = await register(browser, { email: 'neuf@example.com', isSubscribed: true })
    expect(response).toMatchObject({ success: true, notes: [], me: { firstname: 'Zoé' }, cart: { items_qty: 2 } })
    expect((await browser.ask<{ me: object }>('{ me { isSubscribed } }')).me).toEqual({ isSubscribed: true })
  })

  test.each([
    ['firstname', { firstname: ' ' }],
    ['firstname', { firstname: '<b>Zoé</b>' }],
    ['lastname', { lastname: 'x'.repeat(256) }],
    ['email', { email: 'zoe@localhost' }],
    ['password', { password: 'Court-1' }],
    ['password', { password: 'quedesminuscules' }],
    ['password', { password: ` ${PASSWORD}` }],
    ['email', { email: camille.email }],
  ])('says which field is wrong: %s', async (field, input) => {
    const browser = at.newBrowser()
    const response = await register(browser, { email: 'jamais@example.com', ...input })
    expect(response).toMatchObject({ success: false, me: { id: null } })
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('waits for the address to be confirmed where the store wants that, and opens the account then', async () => {
    await at.store.control.setting({ key: 'create_account_confirmation', value: true })
    try {
      const browser = at.newBrowser()
      const email = 'a-confirmer@example.com'
      const response = await register(browser, { email })
      expect(response).toMatchObject({ success: true, me: { id: null }, notes: [expect.stringContaining('e-mail')] })
      expect(await login(browser, { email, password: PASSWORD })).toMatchObject({
        success: false,
        errorMessage: expect.stringContaining('le lien reçu par e-mail'),
      })
      const [link = ''] = await at.links(email)
      const key = new URL(link, 'http://shop').searchParams.get('key')
      expect(await ask(browser, `confirmEmail(email: "${email}", key: "faux")`)).toMatchObject({ success: false })
      expect(await ask(browser, `confirmEmail(email: "${email}", key: "${key}")`)).toMatchObject({ success: true })
      expect(await login(browser, { email, password: PASSWORD })).toMatchObject({ success: true, me: { email } })
    } finally {
      await at.store.control.setting({ key: 'create_account_confirmation', value: false })
    }
  })
})

describe('the profile', () => {
  test('takes other names', async () => {
    const { browser } = await registered()
    const response = await change(browser, 'updateCustomer(firstname: " Zoë ", lastname: "Le Goff")')
    expect(response).toMatchObject({ success: true, me: { firstname: 'Zoë' } })
  })

  test('takes another address with the right password only, and keeps who it is', async () => {
    const { browser, email } = await registered()
    const { id } = await me(browser)
    const wrong = await change(browser, `changeEmail(email: "autre@example.com", password: "Faux-2026!")`)
    expect(wrong).toMatchObject({ success: false, errors: [{ field: 'password' }], me: { id, email } })
    const taken = await change(browser, `changeEmail(email: "${camille.email}", password: "${PASSWORD}")`)
    expect(taken).toMatchObject({ success: false, errors: [{ field: 'email' }], me: { id, email } })
    // A signed-in customer is not asked to sign in.
    expect(taken.errorMessage).not.toContain('Connectez-vous')
    const right = await change(browser, `changeEmail(email: "autre@example.com", password: "${PASSWORD}")`)
    expect(right).toMatchObject({ success: true, me: { id, email: 'autre@example.com' } })
  })

  test('changes the password, and signs out all other sessions', async () => {
    const { browser, email } = await registered()
    const elsewhere = at.newBrowser()
    await login(elsewhere, { email, password: PASSWORD })
    await add(browser, 'CHI-GAM-GRES', 1)
    const own = await cart(browser)
    const changing = (current: string, wanted: string) =>
      change(browser, `changePassword(currentPassword: "${current}", newPassword: "${wanted}")`)
    expect(await changing('Faux-2026!', 'Nouveau-2026!')).toMatchObject({
      success: false,
      errors: [{ field: 'currentPassword' }],
    })
    expect(await changing(PASSWORD, 'court')).toMatchObject({ success: false, errors: [{ field: 'newPassword' }] })
    expect(await changing(PASSWORD, 'Nouveau-2026!')).toMatchObject({ success: true, me: { email }, cart: own })
    expect(await me(browser)).toMatchObject({ email })
    expect(await me(elsewhere)).toMatchObject({ id: null, hasExpired: true })
    expect(await login(elsewhere, { email, password: PASSWORD })).toMatchObject({ success: false })
    expect(await login(elsewhere, { email, password: 'Nouveau-2026!' })).toMatchObject({ success: true })
  })

  test('subscribes to the newsletter and ends that', async () => {
    const { browser } = await registered()
    const isSubscribed = async () =>
      (await browser.ask<{ me: { isSubscribed: boolean } }>('{ me { isSubscribed } }')).me
    await change(browser, 'setNewsletterSubscription(isSubscribed: true)')
    expect(await isSubscribed()).toEqual({ isSubscribed: true })
    await change(browser, 'setNewsletterSubscription(isSubscribed: false)')
    expect(await isSubscribed()).toEqual({ isSubscribed: false })
  })

  test.each([
    'updateCustomer(firstname: "A", lastname: "B")',
    'changeEmail(email: "a@example.com", password: "x")',
    `changePassword(currentPassword: "x", newPassword: "${PASSWORD}")`,
    'setNewsletterSubscription(isSubscribed: true)',
    'deleteCustomer(password: "x")',
  ])('is nothing a guest can change: %s', async (mutation) => {
    const response = await change(at.newBrowser(), mutation)
    expect(response).toMatchObject({ success: false, me: { id: null } })
    expect(response.errorMessage).toContain('Connectez-vous')
  })
})

describe('a lost password', () => {
  test('is requested in the same way whether the address is known or not', async () => {
    const { browser, email } = await registered()
    const known = await ask(browser, `requestPasswordReset(email: "${email}")`)
    const unknown = await ask(browser, 'requestPasswordReset(email: "personne@example.com")')
    expect(known).toEqual({ success: true, errorMessage: null, errors: [] })
    expect(unknown).toEqual(known)
  })

  test('is replaced with the link of the mail, once', async () => {
    const { email } = await registered()
    const browser = at.newBrowser()
    await ask(browser, `requestPasswordReset(email: "${email}")`)
    const link = (await at.links(email)).find((path) => path.startsWith('/customer/account/createPassword/'))
    const token = new URL(link ?? '', 'http://shop').searchParams.get('token')
    const reset = (wanted: { email?: string; token?: string | null; password?: string }) => {
      const { email: address, token: given, password } = { email, token, password: 'Retrouve-2026!', ...wanted }
      return ask(browser, `resetPassword(email: "${address}", token: "${given}", newPassword: "${password}")`)
    }
    const refusals = [await reset({ token: 'faux' }), await reset({ email: 'personne@example.com' })]
    expect(refusals[0]).toMatchObject({ success: false, errorMessage: expect.stringContaining('lien') })
    expect(refusals[1]).toEqual(refusals[0])
    expect(await reset({ password: 'court' })).toMatchObject({ success: false, errors: [{ field: 'newPassword' }] })
    expect(await reset({})).toMatchObject({ success: true })
    expect(await reset({})).toEqual(refusals[0])
    expect(await login(browser, { email, password: 'Retrouve-2026!' })).toMatchObject({ success: true })
  })
})

test('the newsletter responds in the same way for an address that is subscribed already', async () => {
  const browser = at.newBrowser()
  const first = await ask(browser, 'subscribeToNewsletter(email: "lettre@example.com")')
  expect(first).toEqual({ success: true, errorMessage: null, errors: [] })
  expect(await ask(browser, 'subscribeToNewsletter(email: "lettre@example.com")')).toEqual(first)
  expect(await ask(browser, 'subscribeToNewsletter(email: "lettre")')).toMatchObject({ errors: [{ field: 'email' }] })
})

describe('personal data', () => {
  test('are exported as one file once the password is confirmed', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    const get = async (password: string) =>
      (
        await browser.ask<{ answer: { success: boolean; errors: object[]; data: string | null } }>(
          `mutation { answer: exportPersonalData(password: "${password}") { success errors { field } data } }`,
        )
      ).answer
    expect(await get('Faux-2026!')).toEqual({ success: false, errors: [{ field: 'password' }], data: null })
    const { data } = await get(PASSWORD)
    const file = JSON.parse(data ?? '') as Record<string, unknown>
    expect(file).toMatchObject({ profile: { email: camille.email }, newsletter: { isSubscribed: true } })
    expect(Object.keys(file)).toEqual(expect.arrayContaining(['addresses', 'orders', 'reviews', 'wishlist']))
    expect(file.addresses).toHaveLength(2)
    // What was chosen and typed for the goods, and where the parcels are.
    const { items: orders } = file.orders as { items: { shipments: object; items: object[] }[] }
    expect(orders[0]).toMatchObject({ shipments: [{ tracking: expect.any(Array) }] })
    expect(orders[0]).toHaveProperty('comments')
    for (const line of orders.flatMap(({ items }) => items)) expect(line).toHaveProperty('entered_options')
    const { items: wishes } = file.wishlist as { items: object[] }
    for (const wish of wishes) expect(wish).toHaveProperty('customizable_options')
    expect(file.savedCards).toContainEqual({ label: expect.stringContaining('••••'), expires: expect.any(String) })
    // This store has neither.
    for (const kind of ['tickets', 'storeCredit']) expect(file).not.toHaveProperty(kind)
  })

  test('go with the account when it is deleted', async () => {
    const { browser, email } = await registered()
    expect(await change(browser, 'deleteCustomer(password: "Faux-2026!")')).toMatchObject({
      success: false,
      errors: [{ field: 'password' }],
      me: { email },
    })
    expect(await change(browser, `deleteCustomer(password: "${PASSWORD}")`)).toMatchObject({
      success: true,
      me: { id: null, hasExpired: false },
      cart: { items: [] },
    })
    expect(await login(browser, { email, password: PASSWORD })).toMatchObject({ success: false })
  })
})
