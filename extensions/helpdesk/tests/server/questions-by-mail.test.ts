import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test, afterAll } from 'vitest'
import { ConfigError, readConfig } from '../../../../bff/config/read-config.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { camille, login, noe } from '../../../../tests/bff/customer/customers.ts'
import { type Browser, openBrowser } from '../../../../tests/bff/support/browser.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { type MailServer, refusal, startMailServer } from '../../../../tests/bff/support/mail-server.ts'
import { type Prover, startProver } from '../../../../tests/bff/support/proven.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'

type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string }[]
  ticket: object | null
}

const PDF = Buffer.from('%PDF-1.7\nFacture').toString('base64')
const QUESTION = { subject: 'Colis abîmé', message: 'Le sac est percé.\n<b>Que faire ?</b>' }

let store: Store
let server: MailServer
let prover: Prover
let folder: string
let shop: RealShop | undefined
beforeAll(async () => {
  store = await startDemoStore()
  server = await startMailServer()
  prover = await startProver(store.url.replace(/\/$/, ''))
  folder = mkdtempSync(join(tmpdir(), 'musette-questions-'))
})
afterEach(async () => {
  await shop?.close()
  shop = undefined
  server.mails.length = 0
  rmSync(join(folder, 'mails'), { recursive: true, force: true })
})
afterAll(async () => {
  await store?.close()
  await server?.close()
  await prover?.close()
  if (folder) rmSync(folder, { recursive: true })
})

async function openShop(env: Record<string, string> = {}): Promise<RealShop> {
  shop = await startRealShop(store.url.replace(/\/$/, ''), {
    SMTP_URL: server.url,
    SHOP_EMAIL: 'boutique@exemple.fr',
    MERCHANT_EMAIL: 'conseil@exemple.fr',
    DATA_DIR: folder,
    HELPDESK: 'mail',
    UPSTREAM_EXTENSIONS: 'helpdesk',
    RATE_LIMIT_SENSITIVE: '100000',
    CAPTCHA: 'false',
    ...env,
  })
  return shop
}

async function signedIn({ url }: RealShop, who = camille): Promise<Browser> {
  const browser = openBrowser(url)
  await login(browser, who)
  return browser
}

async function ask(browser: Browser, more: object = {}): Promise<Answer> {
  const query =
    'mutation ($input: HelpdeskTicketInput!) { answer: openHelpdeskTicket(input: $input) { success errorMessage errors { field } ticket { id } } }'
  return (await browser.ask<{ answer: Answer }>(query, { input: { ...QUESTION, ...more } })).answer
}

const told = { success: true, errorMessage: null, errors: [], ticket: null }
/** As many were stored, not one more, and all of them arrive. */
async function taken(count: number): Promise<void> {
  expect(await shop?.metric('musette_mails_total{outcome="queued"}')).toBe(count)
  await expect.poll(() => server.mails.length).toBe(count)
}

/** The parts of a mail, decoded. */
const read = (raw: string) =>
  raw
    .split(/\r?\n\r?\n/)
    .map((part) => [
      part
        .replace(/=\r?\n/g, '')
        .replace(/(=[\dA-F]{2})+/g, (hex) => Buffer.from(hex.replace(/=/g, ''), 'hex').toString()),
      Buffer.from(part.replace(/\s/g, ''), 'base64').toString(),
    ])
    .flat()
    .join('\n')

describe('a question', () => {
  test('goes to the merchant, who answers the customer: with its files, and once however often it is sent', async () => {
    const browser = await signedIn(await openShop())
    const attachments = [{ name: 'facture.exe', content: PDF }]
    expect(await ask(browser, { attachments })).toEqual(told)
    expect(await ask(browser, { subject: ' Colis abîmé ', attachments })).toEqual(told)
    expect(await ask(browser, { message: 'Autre chose.' })).toEqual(told)
    await taken(2)
    const mail = server.mails.find(({ raw }) => raw.includes('facture'))
    expect(mail).toMatchObject({ to: ['conseil@exemple.fr'], from: 'boutique@exemple.fr' })
    expect(mail?.header('reply-to')).toBe(camille.email)
    const text = read(mail?.raw ?? '')
    expect(text).toContain('Le sac est percé.')
    expect(text).toContain('&#60;b&#62;Que faire')
    expect(text).toContain(camille.email)
    expect(text).toMatch(/application\/pdf; name=facture\.pdf/)
    expect(text).toContain('%PDF-1.7\nFacture')
  })

  test('of another customer is another one, and one that is asked again days later is sent again', async () => {
    const open = await openShop()
    const browser = await signedIn(open)
    await ask(browser)
    await ask(await signedIn(open, noe))
    await taken(2)
    expect(server.mails.map((mail) => mail.header('reply-to')).toSorted()).toEqual(
      [camille.email, noe.email].toSorted(),
    )
    const kept = join(folder, 'mails', 'sent')
    await expect.poll(() => readdirSync(kept).length).toBe(2)
    for (const name of readdirSync(kept)) {
      const mail = JSON.parse(readFileSync(join(kept, name), 'utf8')) as object
      const acceptedAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
      writeFileSync(join(kept, name), JSON.stringify({ ...mail, acceptedAt }))
    }
    expect(await ask(browser)).toEqual(told)
    expect(await ask(browser)).toEqual(told)
    await taken(3)
  })

  test('is in the file of personal data until it is sent, and then only said to be gone', async () => {
    const open = await openShop()
    const browser = await prover.signedIn(open.url, camille)
    const exported = async (asker: Browser) => {
      const { answer } = await asker.ask<{ answer: { data: string | null } }>(
        `mutation { answer: exportPersonalData(password: "${camille.password}") { data } }`,
      )
      return (JSON.parse(answer.data ?? '{}') as { mails: { note: string; items: { text: string }[] } }).mails
    }
    server.admit = () => {
      throw refusal(451, 'Later')
    }
    await ask(browser, { attachments: [{ name: 'facture.pdf', content: PDF }] })
    await ask(await signedIn(open, noe), { message: 'De Noé.' })
    const waiting = await exported(browser)
    expect(waiting).toMatchObject({
      isComplete: true,
      items: [{ kind: 'question', subject: QUESTION.subject, attachments: ['facture.pdf'] }],
    })
    expect(waiting.items[0]?.text).toContain('Le sac est percé.')
    server.admit = () => {}
    await shop?.close()
    const later = await prover.signedIn((await openShop({ HELPDESK: 'none' })).url, camille)
    await expect.poll(() => server.mails.length).toBe(2)
    await expect.poll(() => shop?.metric('musette_mails_waiting')).toBe(0)
    expect(await exported(later)).toEqual({
      note: expect.stringMatching(/ne garde aucun/),
      isComplete: true,
      items: [],
    })
  })

  test('is told as sent only if it is kept', async () => {
    writeFileSync(join(folder, 'mails'), 'in the way')
    const browser = await signedIn(await openShop())
    expect(await ask(browser)).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('boutique@exemple.fr'),
    })
    expect(server.mails).toHaveLength(0)
  })

  test.each([
    ['subject', { subject: ' ' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['departmentId', { departmentId: '1' }],
    ['attachments', { attachments: [{ name: 'a.pdf', content: Buffer.from('<html>').toString('base64') }] }],
  ])('is refused with the field that is wrong: %s', async (field, more) => {
    expect(await ask(await signedIn(await openShop()), more)).toMatchObject({ success: false, errors: [{ field }] })
  })

  test('is not for guests, and a flood of them is stopped', async () => {
    const open = await openShop()
    expect(await ask(openBrowser(open.url))).toMatchObject({
      success: false,
      errorMessage: expect.stringMatching(/Connectez-vous/),
    })
    const browser = await signedIn(open)
    const answers = []
    for (let count = 1; count <= 11; count++) answers.push(await ask(browser, { message: `Question ${count}` }))
    expect(answers.map(({ success }) => success)).toEqual([...Array.from({ length: 10 }, () => true), false])
    expect(answers.at(-1)?.errorMessage).toMatch(/dix minutes/)
  })
})

describe('the help desk', () => {
  const FEATURES = '{ asks: isFeatureActive(feature: "helpdesk") lists: isFeatureActive(feature: "helpdeskTickets") }'

  test.each([
    ['mail', { asks: true, lists: false }, 200, 404],
    ['auto', { asks: true, lists: true }, 200, 200],
    ['none', { asks: false, lists: false }, 404, 404],
  ])('%s has its features and screens', async (helpdesk, features, list, one) => {
    const open = await openShop({ HELPDESK: helpdesk })
    const browser = await signedIn(open)
    expect(await browser.ask(FEATURES)).toEqual(features)
    expect((await open.get('/user/helpdesk/')).status).toBe(list)
    expect((await open.get('/user/helpdesk/0123456789abcdef')).status).toBe(one)
    const { me } = await browser.ask<{ me: { helpdeskTickets: object | null } }>(
      '{ me { helpdeskTickets { total } helpdeskTicket(id: "0123456789abcdef") { id } } }',
    )
    expect(me).toEqual({ helpdeskTickets: features.lists ? { total: expect.any(Number) } : null, helpdeskTicket: null })
    if (features.lists) return
    const { answer } = await browser.ask<{ answer: Answer }>(
      'mutation { answer: closeHelpdeskTicket(id: "0123456789abcdef") { success errorMessage } }',
    )
    expect(answer).toEqual({ success: false, errorMessage: expect.stringMatching(/\.$/) })
  })

  test('by mail wants a mail server', () => {
    const env = { UPSTREAM_URL: 'https://store.example/graphql', HELPDESK: 'mail' }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(/SMTP_URL is required with HELPDESK=mail/)
  })
})
