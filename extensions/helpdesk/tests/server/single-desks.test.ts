import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { camille } from '../../../../tests/bff/customer/customers.ts'
import type { Browser } from '../../../../tests/bff/support/browser.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { ask, close, find, freescoutDesk, list, reply, zendeskDesk } from '../support/desks.ts'
import { type Freescout, startFreescout } from '../support/fake-freescout.ts'
import { startZendesk } from '../support/fake-zendesk.ts'
import { type Prover, startProver } from '../../../../tests/bff/support/proven.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'

let store: Store
let prover: Prover
let folder: string
let shop: RealShop | undefined
beforeAll(async () => {
  store = await startDemoStore()
  prover = await startProver(store.url.replace(/\/$/, ''))
  folder = mkdtempSync(join(tmpdir(), 'musette-single-desks-'))
})
afterAll(async () => {
  await store?.close()
  await prover?.close()
  if (folder) rmSync(folder, { recursive: true })
})

describe('FreeScout alone', () => {
  let server: Freescout
  let browser: Browser
  beforeEach(async () => {
    server = await startFreescout()
    shop = await startRealShop(store.url.replace(/\/$/, ''), {
      ...freescoutDesk(server).env,
      FREESCOUT_USER: '',
      DATA_DIR: folder,
      CAPTCHA: 'false',
      UPSTREAM_EXTENSIONS: 'none',
    })
    browser = await prover.signedIn(shop.url, camille)
  })
  afterEach(async () => {
    await shop?.close()
    shop = undefined
    await server.close()
  })

  test('shows one mailbox, no spam and nothing deleted, and no other address of its customer', async () => {
    const customer = { id: 60, type: 'customer', firstName: '', lastName: '', email: camille.email }
    const other = { ...customer, email: camille.email.replace('camille', 'c') }
    const hidden = [
      server.add({ customer, mailboxId: 2 }),
      server.add({ customer, status: 'spam' }),
      server.add({ customer, state: 'deleted' }),
      server.add({ customer: other }),
    ]
    expect((await list(browser))?.tickets).toEqual([])
    for (const { id } of hidden) expect(await find(browser, String(id))).toBeNull()
  })

  test('lets nobody close what nobody may close', async () => {
    const { ticket } = await ask(browser)
    expect(ticket?.isClosable).toBe(false)
    expect(await close(browser, ticket?.id ?? '')).toMatchObject({ success: false })
    expect(server.conversations[0]?.status).toBe('active')
  })
})

describe('Zendesk alone', () => {
  test('follows a ticket that takes no more messages with another one, and makes one of a question sent twice', async () => {
    const server = await startZendesk()
    const env = { ...zendeskDesk(server).env, DATA_DIR: folder, CAPTCHA: 'false', UPSTREAM_EXTENSIONS: 'none' }
    shop = await startRealShop(store.url.replace(/\/$/, ''), env)
    try {
      const browser = await prover.signedIn(shop.url, camille)
      const { ticket } = await ask(browser)
      expect((await ask(browser)).ticket?.id).toBe(ticket?.id)
      const attachments = [{ name: 'facture.pdf', content: Buffer.from('%PDF-1.4').toString('base64') }]
      const asked = await ask(browser, { attachments })
      expect(asked).toMatchObject({ success: true, ticket: { messages: [{ attachments: [{}] }] } })
      expect(await ask(browser, { attachments })).toEqual(asked)
      const [first] = server.tickets
      if (first) first.status = 'closed'
      const followed = await reply(browser, ticket?.id ?? '')
      expect(followed).toMatchObject({ success: true, ticket: { subject: 'Colis abîmé', status: 'OPEN' } })
      expect(followed.ticket?.id).not.toBe(ticket?.id)
      expect(followed.ticket?.messages).toMatchObject([{ author: 'CUSTOMER', text: 'Merci !' }])
      server.add(camille.email, { is_public: false })
      expect((await list(browser))?.tickets).toHaveLength(3)
    } finally {
      await shop?.close()
      shop = undefined
      await server.close()
    }
  })
})
