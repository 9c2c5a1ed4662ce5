import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { proofFor, requestedCaptcha } from '../support/proof.ts'
import { startRealShop } from '../support/real-shop.ts'
import { openBrowser } from '../support/browser.ts'
import { login, noe, PASSWORD } from '../customer/customers.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'

const at = useCustomerShop({ CAPTCHA: 'true' })

type Outcome = { success: boolean; errorMessage: string | null }

const FORMS: readonly [form: string, send: (browser: Browser, captcha?: string) => Promise<Outcome>][] = [
  [
    'CUSTOMER_CREATE',
    async (browser, captcha) => {
      const input = {
        firstname: 'Zoé',
        lastname: 'Petit',
        email: `robot${Math.random()}@example.com`,
        password: PASSWORD,
        captcha,
      }
      const query =
        'mutation Send($input: RegisterCustomerInput!) { answer: registerCustomer(input: $input) { success errorMessage } }'
      return (await browser.ask<{ answer: Outcome }>(query, { input })).answer
    },
  ],
  ...(['CUSTOMER_FORGOT_PASSWORD', 'NEWSLETTER'] as const).map((form): (typeof FORMS)[number] => [
    form,
    async (browser, captcha) => {
      const field = form === 'NEWSLETTER' ? 'subscribeToNewsletter' : 'requestPasswordReset'
      const query = `mutation Send($captcha: String) { answer: ${field}(email: "robot@example.com", captcha: $captcha) { success errorMessage } }`
      return (await browser.ask<{ answer: Outcome }>(query, { captcha })).answer
    },
  ]),
]

describe.each(FORMS)('the form %s', (form, send) => {
  test('wants a proof, which counts once', async () => {
    const browser = at.newBrowser()
    const refused = { success: false, errorMessage: expect.stringContaining('robots') }
    expect(await send(browser)).toMatchObject(refused)
    expect(await send(browser, 'rien')).toMatchObject(refused)
    const solution = await proofFor(browser, form)
    expect(await send(browser, solution)).toMatchObject({ success: true })
    expect(await send(browser, solution)).toMatchObject(refused)
  })
})

test('signing in waits for nothing', async () => {
  const browser = at.newBrowser()
  expect(await requestedCaptcha(browser, 'CUSTOMER_LOGIN')).toEqual({ kind: 'NONE', challenge: null, siteKey: null })
  expect(await login(browser, noe)).toMatchObject({ success: true })
})

test('a store’s own reCAPTCHA goes before the proof of work, and its token goes on to the store', async () => {
  await at.store.control.setting({ key: 'recaptcha_forms', value: 'NEWSLETTER' })
  const shop = await startRealShop(at.store.url.replace(/\/$/, ''))
  try {
    const browser = openBrowser(shop.url)
    expect(await requestedCaptcha(browser, 'NEWSLETTER')).toMatchObject({ kind: 'RECAPTCHA', challenge: null })
    expect(await requestedCaptcha(browser, 'CUSTOMER_CREATE')).toMatchObject({ kind: 'PROOF_OF_WORK' })
    const [, send] = FORMS.find(([form]) => form === 'NEWSLETTER') ?? []
    expect(await send?.(browser)).toMatchObject({ success: false })
    expect(await send?.(browser, 'human')).toMatchObject({ success: true })
  } finally {
    await shop.close()
    await at.store.control.setting({ key: 'recaptcha_forms', value: '' })
  }
})

test('who guesses at an account is slowed down from everywhere, whether it exists or not', async () => {
  for (const email of ['cible@example.com', noe.email]) {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => login(at.newBrowser(), { email, password: 'Faux-2026!' })),
    )
    const messages = tries.map(({ errorMessage }) => errorMessage ?? '')
    expect(messages.filter((message) => message.includes('Trop d’essais'))).toHaveLength(2)
    expect(new Set(messages).size).toBe(2)
  }
})
