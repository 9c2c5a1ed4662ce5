import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { Shopper } from '../support/shopper.ts'
import { noe, PASSWORD } from '../customer/customers.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'

const at = useCustomerShop()

const FORMS =
  'CUSTOMER_LOGIN,CUSTOMER_CREATE,CUSTOMER_EDIT,CUSTOMER_FORGOT_PASSWORD,NEWSLETTER,PLACE_ORDER,PRODUCT_REVIEW'
/** A token that the store finds nothing in: it then fails without a word. */
const WRONG = 'zzz'
const HUMAN = 'human'

type Outcome = { success: boolean; errorMessage: string | null; notes?: string[]; me?: { id: string | null } }
const machine = { success: false, errorMessage: 'La vérification contre les robots n’a pas abouti. Réessayez.' }
const done = { success: true, errorMessage: null }

let shop: RealShop

// The shop learns the store's forms once in ten minutes: it is started when they are protected.
beforeAll(async () => {
  await at.store.control.setting({ key: 'recaptcha_forms', value: FORMS })
  const env = { CAPTCHA: 'false', RATE_LIMIT_SENSITIVE: '100000' }
  shop = await startRealShop(at.store.url.replace(/\/$/, ''), env)
})
afterAll(() => shop?.close())

/** A mutation of strings only; what is undefined is left out. */
async function send(browser: Browser, name: string, given: Record<string, string | undefined>, fields = '') {
  const names = Object.keys(given).filter((key) => given[key] !== undefined)
  const declared = names.map((key) => `$${key}: String!`).join(', ')
  const passed = names.map((key) => `${key}: $${key}`).join(', ')
  const query = `mutation (${declared}) { answer: ${name}(${passed}) { success errorMessage ${fields} } }`
  return (await browser.ask<{ answer: Outcome }>(query, given)).answer
}

const login = (browser: Browser, password: string, captcha?: string, email = noe.email) =>
  send(browser, 'login', { email, password, captcha }, 'me { id }')

describe('where the store protects its forms with reCAPTCHA', () => {
  test.each(['login', 'requestPasswordReset', 'resetPassword', 'subscribeToNewsletter'])(
    '%s says in French that a token was missing or is worth nothing',
    async (name) => {
      const browser = openBrowser(shop.url)
      const given = {
        email: 'robot@example.com',
        ...(name === 'login' && { password: PASSWORD }),
        ...(name === 'resetPassword' && { token: 'a'.repeat(32), newPassword: PASSWORD }),
      }
      expect(await send(browser, name, given)).toEqual(machine)
      expect(await send(browser, name, { ...given, captcha: WRONG })).toEqual(machine)
      expect(await send(browser, name, { ...given, captcha: HUMAN })).not.toEqual(machine)
    },
  )

  test('registration signs in with a captcha token of its own, and asks to sign in by hand without one', async () => {
    const register = async (input: object) => {
      const query =
        'mutation ($input: RegisterCustomerInput!) { answer: registerCustomer(input: $input) { success errorMessage notes me { id } } }'
      const entered = {
        firstname: 'Zoé',
        lastname: 'Petit',
        email: `zoe${Math.random()}@example.com`,
        password: PASSWORD,
      }
      return (await openBrowser(shop.url).ask<{ answer: Outcome }>(query, { input: { ...entered, ...input } })).answer
    }
    expect(await register({ captcha: WRONG, loginCaptcha: HUMAN })).toMatchObject(machine)
    const whole = await register({ captcha: HUMAN, loginCaptcha: HUMAN })
    expect(whole).toMatchObject({ ...done, notes: [], me: { id: expect.any(String) } })
    for (const loginCaptcha of [undefined, WRONG]) {
      const half = await register({ captcha: HUMAN, loginCaptcha })
      expect(half).toMatchObject({
        ...done,
        notes: ['Votre compte est créé. Connectez-vous pour l’ouvrir.'],
        me: { id: null },
      })
    }
  })

  test('changing the password, and confirming it, require a captcha too', async () => {
    const browser = openBrowser(shop.url)
    expect(await login(browser, PASSWORD, HUMAN)).toMatchObject(done)
    const fields = { currentPassword: PASSWORD, newPassword: 'Musette-2027!' }
    const change = (more: object) => send(browser, 'changePassword', { ...fields, ...more }, 'me { id }')
    expect(await change({})).toMatchObject(machine)
    expect(await change({ captcha: WRONG, loginCaptcha: HUMAN })).toMatchObject(machine)
    const changed = await change({ captcha: HUMAN, loginCaptcha: HUMAN })
    expect(changed).toMatchObject({ ...done, me: { id: expect.any(String) } })

    const password = fields.newPassword
    for (const name of ['exportPersonalData', 'deleteCustomer']) {
      expect(await send(browser, name, { password })).toEqual(machine)
      expect(await send(browser, name, { password, captcha: WRONG })).toEqual(machine)
      expect(await send(browser, name, { password, captcha: HUMAN })).toEqual(done)
    }
  })

  test('an order is placed with the token, and not without', async () => {
    const guest = new Shopper(shop.url)
    const review = await guest.ready([{ sku: 'CHI-GAM-LENTE', qty: 1 }])
    expect(await guest.order(review)).toMatchObject({ ...machine, order: null })
    expect(await guest.order(review, ['1'], WRONG)).toMatchObject({ ...machine, order: null })
    expect(await guest.order(review, ['1'], HUMAN)).toMatchObject({ ...done, order: { items: [{ qty: 1 }] } })
  })

  test('the browser learns which forms are protected; unprotected forms work without Google', async () => {
    const kinds = async (url: string) =>
      openBrowser(url).ask(
        '{ order: captcha(form: PLACE_ORDER) { kind } reset: captcha(form: CUSTOMER_RESET_PASSWORD) { kind } login: captcha(form: CUSTOMER_LOGIN) { kind } }',
      )
    const requested = { kind: 'RECAPTCHA' }
    expect(await kinds(shop.url)).toEqual({ order: requested, reset: requested, login: requested })
    await at.store.control.setting({ key: 'recaptcha_forms', value: '' })
    const [open, guarded] = [
      { kind: 'NONE' },
      await startRealShop(at.store.url.replace(/\/$/, ''), { CAPTCHA: 'true' }),
    ]
    try {
      expect(await kinds(guarded.url)).toEqual({ order: open, reset: open, login: open })
    } finally {
      await guarded.close()
    }
  })
})
