import { browser as chromium, startShop } from 'musette/testing'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Freescout, FREESCOUT_KEY, startFreescout } from '../support/fake-freescout.ts'

const { expectAccessible, expectFits, expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')
const store = inject('storeUrl')
const CUSTOMER = { email: 'noe.lambert@example.com', password: 'Musette-2026!' }
/** As large as a file may be: it does not fit the endpoint's usual body. */
const PDF = Buffer.alloc(250_000, '%PDF-1.7\n')
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What is shown now: nothing axe finds, nothing that scrolls sideways. */
async function expectSound(page: Page, what: string): Promise<void> {
  await expectFits(page, what)
  await expectAccessible(page, what)
}

async function signIn({ page }: chromium.Visitor, at = shop): Promise<void> {
  await page.goto(`${at}/login`)
  const form = page.getByRole('main')
  await form.getByLabel('Adresse e-mail').fill(CUSTOMER.email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(CUSTOMER.password)
  await form.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL(/\/user\//)
}

/** What the shop's people do, through the store's control API. */
async function answerTicket(number: string, text: string): Promise<void> {
  const tickets = (await (await fetch(`${store}/__control/tickets`)).json()) as { id: number; code: string }[]
  const id = tickets.find(({ code }) => code === number)?.id
  const answered = await fetch(`${store}/__control/ticketAnswer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, text }),
  })
  expect(answered.ok).toBe(true)
}

describe.each([360, 1280])('at %i px', (width) => {
  test('a ticket is opened, answered by the shop, answered back and closed', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await signIn(visitor)
    await page.goto(`${shop}/user/helpdesk/`)
    await page.getByRole('button', { name: 'Nouvelle demande' }).click()
    await expectSound(page, 'new ticket')
    await page.getByLabel('Objet').fill(`Colis abîmé ${width}`)
    await page.getByLabel('Votre message').fill('Le sac est percé.')
    const field = page.getByLabel('Joindre des fichiers')
    const photo = { name: 'sac percé.png', mimeType: 'image/png', buffer: PNG }
    await field.setInputFiles([photo, { ...photo, name: 'page.png', buffer: Buffer.from('<html>') }])
    await page
      .getByRole('main')
      .getByText(/page\.png\s» n’est ni une image/)
      .waitFor()
    await expectSound(page, 'new ticket with a file that is refused')
    await field.setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: PDF })
    await page.getByRole('button', { name: /^Retirer le fichier .*facture\.pdf/ }).waitFor()
    await page.getByRole('button', { name: /^Retirer le fichier .*sac percé\.png/ }).press('Enter')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await page.getByRole('heading', { level: 1, name: `Colis abîmé ${width}` }).waitFor()
    await expectSound(page, 'ticket')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'facture.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('facture.pdf')
    expect((await readFile(await download.path())).equals(PDF)).toBe(true)
    expect(await page.getByRole('link', { name: 'sac percé.png' }).count()).toBe(0)

    await answerTicket(await page.getByText(/^[A-Z]{3}-\d{3}-\d{5}$/).innerText(), 'Nous renvoyons un sac.')
    await page.reload()
    await page.getByText('Nous renvoyons un sac.').waitFor()
    await page.getByLabel('Votre message').fill('Merci !')
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await page.getByText('Votre réponse est partie.').waitFor()
    await page.getByRole('button', { name: 'Fermer la demande' }).click()
    await page.getByText('La demande est fermée.').waitFor()
    await expectSound(page, 'closed ticket')
    await page.getByRole('link', { name: 'Toutes mes demandes' }).click()
    await page.getByRole('link', { name: `Colis abîmé ${width}` }).waitFor()
    await expectSound(page, 'tickets')

    await page.goto(`${shop}/contact`)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'Noé Lambert')
    expectSilence(visitor)
    await visitor.leave()
  })
})

/** Enters the code that the shop mails to the account's address: the help desk knows nobody but by that. */
async function proveEmail(page: Page, storeUrl: string): Promise<void> {
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByText('Un code est parti à l’adresse de votre compte.').waitFor()
  const mailed = async () => {
    const response = await fetch(`${storeUrl}/__control/mails?to=${encodeURIComponent(CUSTOMER.email)}`)
    return /Code\s*:\s*([A-Z2-9]{10})/.exec(JSON.stringify(await response.json()))?.[1] ?? ''
  }
  await expect.poll(mailed).not.toBe('')
  await page.getByLabel('Code reçu par e-mail').fill(await mailed())
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).waitFor({ state: 'detached' })
}

describe('with FreeScout', () => {
  let desk: Freescout
  let own: Awaited<ReturnType<typeof startShop>>
  beforeAll(async () => {
    desk = await startFreescout()
    own = await startShop({
      HELPDESK: 'freescout',
      FREESCOUT_URL: `${desk.url}/`,
      FREESCOUT_KEY,
      FREESCOUT_MAILBOX: '1',
      FREESCOUT_USER: '7',
    })
  })
  afterAll(async () => {
    await own?.stop()
    await desk?.close()
  })

  test.each([360, 1280])(
    'a question is asked, listed and answered back at %i px, and kept while the desk is down',
    async (width) => {
      const visitor = await visit(browser, width)
      const { page } = visitor
      await signIn(visitor, own.url)
      await page.goto(`${own.url}/user/helpdesk/`)
      await proveEmail(page, own.storeUrl)
      await expectSound(page, 'tickets after the proof of the address')
      await page.getByRole('button', { name: 'Nouvelle demande' }).click()
      await page.getByLabel('Objet').fill(`Colis abîmé ${width}`)
      await page.getByLabel('Votre message').fill('Le sac est percé.')
      await page.getByRole('button', { name: 'Envoyer la demande' }).click()
      await page.getByRole('heading', { level: 1, name: `Colis abîmé ${width}` }).waitFor()
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      desk.write(id, 'note', 'Note interne')
      desk.write(id, 'message', '<p>Nous renvoyons un sac.</p><p>Maëlle</p>')
      await page.reload()
      await page.getByText('Nous renvoyons un sac.').waitFor()
      expect(await page.getByText('Note interne').count()).toBe(0)
      await page.getByLabel('Votre message').fill('Merci !')
      await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
      await page.getByText('Votre réponse est partie.').waitFor()
      await expectSound(page, 'ticket of FreeScout')
      await page.getByRole('link', { name: 'Toutes mes demandes' }).click()
      await page.getByRole('link', { name: `Colis abîmé ${width}` }).waitFor()
      await expectSound(page, 'tickets of FreeScout')

      await page.getByRole('button', { name: 'Nouvelle demande' }).click()
      await page.getByLabel('Objet').fill('Autre question')
      await page.getByLabel('Votre message').fill('Elle ne doit pas se perdre.')
      desk.trouble = (response) => response.writeHead(500).end()
      await page.getByRole('button', { name: 'Envoyer la demande' }).click()
      const lost = page.getByText(/^Votre demande est enregistrée\. Nous vous répondons par e-mail/)
      await lost.waitFor()
      await expectSound(page, 'question that went by mail')
      desk.trouble = null
      expectSilence(visitor)
      await visitor.leave()
    },
  )
})
