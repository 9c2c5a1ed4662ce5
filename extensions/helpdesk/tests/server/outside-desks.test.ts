import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Overrides } from '../../../../bff/app.ts'
import { readConfig } from '../../../../bff/config/read-config.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { camille, noe, PASSWORD } from '../../../../tests/bff/customer/customers.ts'
import { type Browser, openBrowser } from '../../../../tests/bff/support/browser.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import {
  ask,
  close,
  contact,
  type Desk,
  find,
  freescoutDesk,
  list,
  QUESTION,
  reply,
  zendeskDesk,
} from '../support/desks.ts'
import { startFreescout } from '../support/fake-freescout.ts'
import { startZendesk, ZENDESK } from '../support/fake-zendesk.ts'
import { collectLines } from '../../../../tests/bff/support/log-lines.ts'
import { type MailServer, plainText, startMailServer } from '../../../../tests/bff/support/mail-server.ts'
import { mailedCode, type Prover, startProver } from '../../../../tests/bff/support/proven.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'

const PDF = Buffer.from('%PDF-1.7\nFacture')
const FILE = { name: 'facture.pdf', content: PDF.toString('base64') }

let store: Store
let mails: MailServer
let prover: Prover
let folder: string
let shop: RealShop | undefined
beforeAll(async () => {
  store = await startDemoStore()
  mails = await startMailServer()
  prover = await startProver(store.url.replace(/\/$/, ''))
  folder = mkdtempSync(join(tmpdir(), 'musette-desks-'))
})
afterAll(async () => {
  await store?.close()
  await mails?.close()
  await prover?.close()
  if (folder) rmSync(folder, { recursive: true })
})

describe.each([
  ['FreeScout', async () => freescoutDesk(await startFreescout())],
  ['Zendesk', async () => zendeskDesk(await startZendesk())],
])('%s', (_, start) => {
  let desk: Desk
  beforeEach(async () => {
    desk = await start()
  })
  afterEach(async () => {
    await shop?.close()
    shop = undefined
    await desk.server.close()
    mails.mails.length = 0
    rmSync(join(folder, 'mails'), { recursive: true, force: true })
  })

  async function openShop(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<RealShop> {
    const all = {
      SHOP_EMAIL: 'boutique@exemple.fr',
      DATA_DIR: folder,
      UPSTREAM_EXTENSIONS: 'none',
      RATE_LIMIT_SENSITIVE: '100000',
      CAPTCHA: 'false',
      ...desk.env,
      ...env,
    }
    shop = await startRealShop(store.url.replace(/\/$/, ''), all, overrides)
    return shop
  }
  async function signedIn(open: RealShop, who = camille): Promise<Browser> {
    return prover.signedIn(open.url, who)
  }
  const byMail = () => ({ SMTP_URL: mails.url, MERCHANT_EMAIL: 'conseil@exemple.fr' })

  test('takes a question with its file, and shows what was said, but nothing that is internal', async () => {
    const open = await openShop()
    const browser = await signedIn(open)
    const { ticket } = await ask(browser, { attachments: [FILE] })
    const id = ticket?.id ?? ''
    expect(ticket).toMatchObject({ subject: 'Colis abîmé', status: 'OPEN', isClosable: true })
    expect(ticket?.messages).toEqual([
      { author: 'CUSTOMER', authorName: expect.any(String), text: QUESTION.message, attachments: [expect.anything()] },
    ])
    const [file] = ticket?.messages[0]?.attachments ?? []
    const served = await fetch(open.url + file?.url, { headers: { cookie: browser.cookie } })
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PDF)
    expect(served.headers.get('content-disposition')).toMatch('attachment; filename="facture.pdf"')

    desk.writePrivate(id, 'Client difficile')
    desk.writePublic(id, 'Nous renvoyons un sac &amp; un jouet.'.replace('&amp;', desk.env.ZENDESK_URL ? '&' : '&amp;'))
    const answered = await find(browser, id)
    expect(answered?.status).toBe('IN_PROGRESS')
    expect(answered?.messages.map(({ author, text }) => [author, text])).toEqual([
      ['CUSTOMER', QUESTION.message],
      ['SHOP', 'Nous renvoyons un sac & un jouet.\nMaëlle\n\nFin'],
    ])
    expect(answered?.messages[1]?.authorName).toBe('Maëlle Riou')
    expect(JSON.stringify(answered)).not.toContain('difficile')

    const replied = await reply(browser, id, [FILE])
    expect(replied).toMatchObject({ success: true, ticket: { status: 'OPEN' } })
    expect(replied.ticket?.messages.at(-1)).toMatchObject({ author: 'CUSTOMER', text: 'Merci !', attachments: [{}] })
    expect((await list(browser))?.tickets.map((one) => one.id)).toEqual([id])
    expect(await close(browser, id)).toMatchObject({ success: true, ticket: { status: 'CLOSED' } })
    expect(await reply(browser, id)).toMatchObject({ success: true, ticket: { id, status: 'OPEN' } })
    expect((await open.get('/user/helpdesk/')).status).toBe(200)
  })

  test('shows nothing of an address before a code was mailed there, nor after the account has another', async () => {
    const open = await openShop(byMail())
    const browser = openBrowser(open.url)
    const [own, victim] = [`voleur-${Date.now()}@example.com`, `victime-${Date.now()}@example.com`]
    const [ownTicket, foreign] = [desk.add(own), desk.add(victim)]
    await browser.ask('mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { success } }', {
      input: { firstname: 'Zoé', lastname: 'Petit', email: own, password: PASSWORD },
    })
    const proven = async () =>
      (await browser.ask<{ me: { hasProvenEmail: boolean } }>('{ me { hasProvenEmail } }')).me.hasProvenEmail
    const prove = async (code: string) =>
      (
        await browser.ask<{ answer: { success: boolean } }>(
          `mutation { answer: proveEmail(code: "${code}") { success } }`,
        )
      ).answer.success
    const nothing = async (id: string) => {
      expect(await proven()).toBe(false)
      expect(await list(browser)).toBeNull()
      expect(await find(browser, id)).toBeNull()
      expect(await reply(browser, id)).toMatchObject({ success: false })
    }
    await nothing(ownTicket)
    // A question is taken all the same.
    expect(await ask(browser)).toMatchObject({ success: true, ticket: null })
    expect(await prove('AAAAAAAAAA')).toBe(false)
    await browser.ask('mutation { requestEmailProof { success } }')
    const code = await mailedCode(mails, own)
    const mail = mails.mails.find(({ to }) => to.includes(own))
    expect(mail?.header('subject')).toBe(`${code} est votre code de confirmation`)
    expect(plainText(mail?.raw ?? '')).toMatch(new RegExp(`^Code\\s: ${code}\\s`))
    expect(await prove(` ${code.toLowerCase().slice(0, 5)}-${code.slice(5)} `)).toBe(true)
    expect(await proven()).toBe(true)
    expect((await list(browser))?.tickets.map(({ id }) => id)).toContain(ownTicket)

    await browser.ask(`mutation { changeEmail(email: "${victim}", password: "${PASSWORD}") { success } }`)
    await nothing(foreign)
    expect(await prove(code)).toBe(false)
    const { answer } = await browser.ask<{ answer: { data: string | null } }>(
      `mutation { answer: exportPersonalData(password: "${PASSWORD}") { data } }`,
    )
    const data = JSON.parse(answer.data ?? '{}') as {
      profile: { email: string }
      mails: object
      helpdeskTickets: object
    }
    expect(data.profile.email).toBe(victim)
    expect(data.mails).toMatchObject({ isComplete: false, items: [] })
    expect(data.helpdeskTickets).toMatchObject({ isComplete: false, items: [] })
  })

  test('shows nobody what belongs to somebody else, and changes nothing of it', async () => {
    const open = await openShop()
    const browser = await signedIn(open)
    const foreign = desk.add(noe.email)
    const lookalike = desk.add(`x${camille.email}`)
    for (const id of [foreign, lookalike, '0', '999999', 'abc', '1/../2', '%2e%2e']) {
      expect(await find(browser, id)).toBeNull()
      expect(await reply(browser, id)).toMatchObject({ success: false, ticket: null })
      expect(await close(browser, id)).toMatchObject({ success: false, ticket: null })
    }
    expect(await list(browser)).toEqual({ total: 0, pageCount: 1, tickets: [] })
    expect((await list(await signedIn(open, noe)))?.tickets).toEqual([{ id: foreign }])
    expect(await find(openBrowser(open.url), foreign)).toBeNull()
    expect(await list(openBrowser(open.url))).toBeNull()
    const path = `/user/helpdesk/${foreign}/attachments/0-0`
    expect((await open.get(path, { cookie: browser.cookie })).status).toBe(404)
    expect(desk.server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('has twenty on a page, the newest activity first', async () => {
    const ids = Array.from({ length: 21 }, () => desk.add(camille.email))
    const browser = await signedIn(await openShop())
    const first = await list(browser)
    expect(first).toMatchObject({ total: 21, pageCount: 2 })
    expect(first?.tickets.map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
    expect((await list(browser, 2))?.tickets).toEqual([{ id: ids[0] }])
    expect((await list(browser, 99))?.tickets).toEqual([])
  })

  test('takes what guests write, who cannot follow it', async () => {
    const open = await openShop()
    expect(await contact(openBrowser(open.url), 'anne@exemple.fr')).toEqual({ success: true, errorMessage: null })
    expect(desk.count()).toBe(1)
    const sent = desk.server.requests.find(({ method }) => method === 'POST')
    expect(JSON.stringify(sent?.body)).toContain('06 12 34 56 78')
    expect(JSON.stringify(sent?.body)).toContain('anne@exemple.fr')
    expect((await open.ask('{ isFeatureActive(feature: "contact") }')).text).toContain('true')
  })

  test('has its forms protected by the shop, where the store has a reCAPTCHA that nobody else can check', async () => {
    await store.control.setting({ key: 'recaptcha_forms', value: 'CONTACT' })
    const kindOf = async (open: RealShop) => (await open.ask('{ captcha(form: CONTACT) { kind } }')).text
    try {
      const open = await openShop({ CAPTCHA: 'true' })
      expect(await kindOf(open)).toContain('PROOF_OF_WORK')
      expect(await contact(openBrowser(open.url), 'anne@exemple.fr')).toMatchObject({ success: false })
      expect(desk.count()).toBe(0)
      await open.close()
      expect(await kindOf(await openShop({ CAPTCHA: 'true', HELPDESK: 'none' }))).toContain('RECAPTCHA')
    } finally {
      await store.control.setting({ key: 'recaptcha_forms', value: '' })
    }
  })

  test.each([
    ['is down', (desk: Desk) => (desk.server.trouble = (response) => response.writeHead(503).end())],
    ['refuses', (desk: Desk) => (desk.server.trouble = (response) => response.writeHead(422).end('{}'))],
    ['hangs up', (desk: Desk) => (desk.server.trouble = (response) => response.destroy())],
    ['talks nonsense', (desk: Desk) => (desk.server.trouble = (response) => response.end('<html>'))],
    ['talks forever', (desk: Desk) => (desk.server.trouble = (response) => response.end('"'.padEnd(5_000_000)))],
  ])('that %s loses no question where the shop sends mails, and says so where it does not', async (_why, trouble) => {
    const open = await openShop(byMail())
    const browser = await signedIn(open)
    trouble(desk)
    expect(await ask(browser, { attachments: [FILE] })).toEqual({ success: true, errorMessage: null, ticket: null })
    expect(await contact(openBrowser(open.url), 'anne@exemple.fr')).toMatchObject({ success: true })
    await expect.poll(() => mails.mails.length).toBe(2)
    expect(mails.mails.map((mail) => mail.header('reply-to')).toSorted()).toEqual(['anne@exemple.fr', camille.email])
    await open.close()

    const without = await signedIn(await openShop())
    const errorMessage = expect.stringContaining('boutique@exemple.fr')
    expect(await ask(without)).toEqual({ success: false, errorMessage, ticket: null })
  })

  test('that is down is left alone for a moment, and its list says so', async () => {
    const open = await openShop()
    const browser = await signedIn(open)
    desk.server.trouble = (response) => response.writeHead(503).end()
    for (let count = 1; count <= 5; count++) await expect(list(browser)).rejects.toThrow()
    expect(desk.server.requests).toHaveLength(1)
    expect(await reply(browser, '123')).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('boutique@exemple.fr'),
    })
  })

  test('keeps its key to itself', async () => {
    const logStream = collectLines()
    const open = await openShop({ LOG_LEVEL: 'trace' }, { logStream })
    const browser = await signedIn(open)
    await ask(browser, { attachments: [FILE] })
    desk.server.trouble = (response) => response.destroy()
    await expect(list(browser)).rejects.toThrow()
    const lines = logStream.texts.join('')
    expect(lines).toContain('the help desk cannot be used')
    expect(lines).not.toContain('the store did not respond')
    expect(lines).not.toContain(desk.secret)
    expect(lines).not.toContain(Buffer.from(`${ZENDESK.email}/token:${ZENDESK.token}`).toString('base64'))
    expect(lines).not.toContain(camille.email)
  })

  test('has what it keeps of a customer in the file of personal data', async () => {
    const own = desk.add(camille.email)
    desk.writePrivate(own, 'Client difficile')
    desk.add(noe.email)
    const browser = await signedIn(await openShop())
    const { answer } = await browser.ask<{ answer: { data: string | null } }>(
      `mutation { answer: exportPersonalData(password: "${PASSWORD}") { data } }`,
    )
    const data = JSON.parse(answer.data ?? '{}') as { helpdeskTickets: { isComplete: boolean; items: object[] } }
    expect(data.helpdeskTickets).toMatchObject({ isComplete: true, items: [{ messages: [{ text: 'Bonjour' }] }] })
    expect(answer.data).not.toContain('difficile')
  })

  test('wants all of its settings', () => {
    const env = { UPSTREAM_URL: 'https://store.example/graphql', ...desk.env }
    expect(() => readConfig(env)).not.toThrow()
    for (const name of Object.keys(desk.env)) {
      if (/HELPDESK|_USER$/.test(name)) continue
      const rule = new RegExp(`${name} is required with HELPDESK=${desk.env.HELPDESK}`)
      expect(() => readConfig({ ...env, [name]: '' })).toThrow(rule)
    }
  })
})
