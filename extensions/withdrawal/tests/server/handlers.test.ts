import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { startFakeStore } from '../../../../tests/bff/support/fake-store.ts'
import { startMailServer } from '../../../../tests/bff/support/mail-server.ts'
import { DECLARATION, declare } from '../../../../tests/bff/support/withdrawal.ts'

describe('a declaration of withdrawal', () => {
  test('is told to the module once, beside the mails that are its receipt', async () => {
    const server = await startMailServer()
    const folder = mkdtempSync(join(tmpdir(), 'musette-withdrawal-'))
    const env = { SMTP_URL: server.url, SHOP_EMAIL: 'boutique@exemple.fr', DATA_DIR: folder }
    const shop = await openCheckoutShop('2.4.7', { ...env, UPSTREAM_EXTENSIONS: 'withdrawal' })
    const first = await declare(shop.shopper(), DECLARATION)
    expect(first).toMatchObject({ success: true, receipt: { isMailed: true } })
    expect((await declare(shop.shopper(), DECLARATION)).receipt).toEqual(first.receipt)
    await expect.poll(() => server.mails.length).toBe(2)
    expect((await shop.store.control.requests()).byOperation['SubmitWithdrawal']).toBe(1)
    await shop.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test('is recorded by the module of a shop that sends no mails, once', async () => {
    const shop = await openCheckoutShop('2.4.6', { UPSTREAM_EXTENSIONS: 'withdrawal' })
    expect(await shop.shopper().ask('{ isFeatureActive(feature: "withdrawal") }')).toEqual({ isFeatureActive: true })
    const first = await declare(shop.shopper(), DECLARATION)
    expect(first).toMatchObject({
      success: true,
      receipt: { ...DECLARATION, isMailed: false, number: expect.stringMatching(/^R\d{8}$/) },
    })
    expect(await declare(shop.shopper(), DECLARATION)).toEqual(first)
    expect((await shop.store.control.requests()).byOperation['SubmitWithdrawal']).toBe(1)
    await shop.close()
  })

  test('of a whole order goes to a module with REST; what it refuses goes to the contact form', async () => {
    const rest = await startFakeStore(() => ({ body: true, headers: { 'content-type': 'application/json' } }))
    const env = { UPSTREAM_EXTENSIONS: 'none', UPSTREAM_WITHDRAWAL_REST: 'true' }
    const shop = await openCheckoutShop('2.4.7', { ...env, UPSTREAM_REST_URL: new URL('/rest/', rest.url).href })
    const whole = { ...DECLARATION, items: null }
    rest.answer = () => ({ bytes: Buffer.from('true') })
    expect(await declare(shop.shopper(), DECLARATION)).toMatchObject({ success: true, receipt: { isMailed: false } })
    expect(rest.calls).toHaveLength(0)
    expect(await declare(shop.shopper(), whole)).toMatchObject({ receipt: { isMailed: true } })
    expect(rest.calls.at(-1)).toMatchObject({
      url: '/rest/V1/withdrawal/confirmation',
      variables: { email: DECLARATION.email, orderNumber: DECLARATION.orderNumber },
    })
    rest.answer = () => ({ status: 404, body: { message: 'No order found for order number %1.', parameters: ['7'] } })
    const unknown = await declare(shop.shopper(), { ...whole, orderNumber: '7' })
    expect(unknown).toMatchObject({ success: true, receipt: { isMailed: false } })
    await shop.close()
    await rest.close()
  })
})
