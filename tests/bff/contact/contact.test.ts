import { describe, expect, test } from 'vitest'
import { useCustomerShop } from '../customer/customer-shop.ts'
import { startRealShop } from '../support/real-shop.ts'
import { type Browser, openBrowser } from '../support/browser.ts'

const at = useCustomerShop({ SHOP_EMAIL: 'bonjour@musette.example', SHOP_PHONE: '01 99 00 00 17' })

type Answer = { success: boolean; errorMessage: string | null; errors: { field: string; message: string }[] }

const message = {
  name: 'Anne Le Goff',
  email: 'anne.legoff@exemple.fr',
  telephone: '06 12 34 56 78',
  subject: 'Une question',
  message: 'Bonjour,\nquelle ration pour un chiot ?',
}

const send = async (browser: Browser, more: object = {}) =>
  (
    await browser.ask<{ answer: Answer }>(
      'mutation ($input: ContactMessageInput!) { answer: sendContactMessage(input: $input) { success errorMessage errors { field message } } }',
      { input: { ...message, ...more } },
    )
  ).answer

const received = () => at.store.control.mails({ to: 'contact@musette.example' })

describe('a message to the shop', () => {
  test('arrives with its subject, for anyone', async () => {
    expect(await send(at.newBrowser())).toEqual({ success: true, errorMessage: null, errors: [] })
    const text = JSON.stringify((await received())[0])
    for (const part of ['Anne Le Goff', 'anne.legoff@exemple.fr', 'Une question', 'quelle ration pour un chiot']) {
      expect(text).toContain(part)
    }
  })

  test('needs no telephone', async () => {
    expect(await send(at.newBrowser(), { telephone: '' })).toMatchObject({ success: true })
    expect(await send(at.newBrowser(), { telephone: null })).toMatchObject({ success: true })
    for (const mail of (await received()).slice(0, 2)) {
      expect(JSON.stringify(mail)).toContain('quelle ration pour un chiot')
    }
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['email', { email: 'pas une adresse' }],
    ['telephone', { telephone: 'demain' }],
    ['subject', { subject: '' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(2001) }],
  ])('is refused with the field that is wrong: %s', async (field, more) => {
    const before = (await received()).length
    const response = await send(at.newBrowser(), more)
    expect(response.success).toBe(false)
    expect(response.errors.map((error) => error.field)).toEqual([field])
    expect(await received()).toHaveLength(before)
  })

  test('cannot add headers to the mail by its name or subject', async () => {
    await send(at.newBrowser(), { subject: 'Bonjour\r\nBcc: tous@exemple.fr' })
    expect(JSON.stringify((await received())[0])).toContain('Bonjour Bcc: tous@exemple.fr')
  })
})

test('a store that takes no messages says how else to reach the shop', async () => {
  await at.store.control.level({ level: '2.4.6' })
  const contacts = { SHOP_EMAIL: 'bonjour@musette.example', SHOP_PHONE: '01 99 00 00 17' }
  const shop = await startRealShop(at.store.url.replace(/\/$/, ''), { UPSTREAM_LEVEL: '2.4.6', ...contacts })
  try {
    const response = await send(openBrowser(shop.url))
    expect(response.success).toBe(false)
    expect(response.errorMessage).toContain('bonjour@musette.example, 01 99 00 00 17')
  } finally {
    await shop.close()
    await at.store.control.level({ level: '2.4.7' })
  }
})
