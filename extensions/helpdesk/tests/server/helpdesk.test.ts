import { describe, expect, test } from 'vitest'
import { camille, login, noe } from '../../../../tests/bff/customer/customers.ts'
import { useCustomerShop } from '../../../../tests/bff/customer/customer-shop.ts'
import type { Browser } from '../../../../tests/bff/support/browser.ts'

const at = useCustomerShop({ UPSTREAM_EXTENSIONS: 'helpdesk' })

type Ticket = {
  id: string
  number: string
  subject: string
  status: string
  department: string | null
  messages: { author: string; authorName: string; text: string; attachments: { name: string; url: string }[] }[]
}
type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  ticket: Ticket | null
}

const TICKET =
  'id number subject status department createdAt lastActivity messages { author authorName text createdAt attachments { name url } }'
const ANSWER = `success errorMessage errors { field message } ticket { ${TICKET} }`

const open = async (browser: Browser, more: object = {}) =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($input: HelpdeskTicketInput!) { answer: openHelpdeskTicket(input: $input) { ${ANSWER} } }`,
      { input: { subject: 'Colis abîmé', message: 'Le sac est percé.', departmentId: '1', ...more } },
    )
  ).answer
const reply = async (browser: Browser, id: string, message = 'Merci !') =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($id: ID!, $message: String!) { answer: answerHelpdeskTicket(id: $id, message: $message) { ${ANSWER} } }`,
      { id, message },
    )
  ).answer
const close = async (browser: Browser, id: string) =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($id: ID!) { answer: closeHelpdeskTicket(id: $id) { ${ANSWER} } }`,
      { id },
    )
  ).answer
const find = async (browser: Browser, id: string) =>
  (
    await browser.ask<{ me: { helpdeskTicket: Ticket | null } }>(
      `query ($id: ID!) { me { helpdeskTicket(id: $id) { ${TICKET} } } }`,
      { id },
    )
  ).me.helpdeskTicket
type List = { total: number; page: number; pageCount: number; tickets: { id: string; subject: string }[] }
const list = async (browser: Browser, page = 1) =>
  (
    await browser.ask<{ me: { helpdeskTickets: List | null } }>(
      `{ me { helpdeskTickets(page: ${page}) { total page pageCount tickets { id subject } } } }`,
    )
  ).me.helpdeskTickets

async function signedIn(who = camille): Promise<Browser> {
  const browser = at.newBrowser()
  await login(browser, who)
  return browser
}

/** The store's own number of a ticket, which shoppers never see. */
async function numberOf(ticketNumber: string): Promise<number> {
  return (await at.store.control.tickets()).find(({ code }) => code === ticketNumber)?.id ?? 0
}

describe('a ticket', () => {
  test('is opened, answered by the shop, answered back and closed', async () => {
    const browser = await signedIn()
    const { departments } = await browser.ask<{ departments: { id: string; name: string }[] }>(
      '{ departments: helpdeskDepartments { id name } }',
    )
    expect(departments[0]).toEqual({ id: '1', name: 'Commandes et livraison' })
    const opened = await open(browser)
    expect(opened).toMatchObject({
      success: true,
      ticket: {
        subject: 'Colis abîmé',
        status: 'OPEN',
        department: 'Commandes et livraison',
        messages: [{ author: 'CUSTOMER', text: 'Le sac est percé.' }],
      },
    })
    const { id = '', number = '' } = opened.ticket ?? {}
    expect(id).toMatch(/^[\w-]{16,}$/)
    expect(await at.links(camille.email)).toContain(`/user/helpdesk/${id}`)

    await at.store.control.ticketAnswer({ id: await numberOf(number), text: 'Nous renvoyons un sac.' })
    const answered = await find(browser, id)
    expect(answered).toMatchObject({ status: 'IN_PROGRESS' })
    expect(answered?.messages.at(-1)).toMatchObject({ author: 'SHOP', text: 'Nous renvoyons un sac.' })

    const { ticket: thanked } = await reply(browser, id)
    expect(thanked?.messages.map(({ text }) => text)).toEqual([
      'Le sac est percé.',
      'Nous renvoyons un sac.',
      'Merci !',
    ])
    expect((await close(browser, id)).ticket?.status).toBe('CLOSED')
    expect(await close(browser, id)).toMatchObject({ success: true, ticket: { status: 'CLOSED' } })
    expect((await reply(browser, id, 'Encore un mot.')).ticket?.status).toBe('OPEN')
    expect((await list(browser))?.tickets[0]).toEqual({ id, subject: 'Colis abîmé' })
  })

  test('keeps what was written as text, whatever it looks like', async () => {
    const browser = await signedIn()
    const message = 'Bonjour,\n<script>alert(1)</script> & « merci »'
    const { ticket } = await open(browser, { message })
    expect(ticket?.messages[0]?.text).toBe(message)
  })

  test.each([
    ['subject', { subject: '  ' }],
    ['subject', { subject: 'x'.repeat(256) }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['departmentId', { departmentId: '99' }],
  ])('is refused with the field that is wrong: %s', async (field, more) => {
    const response = await open(await signedIn(), more)
    expect(response).toMatchObject({ success: false, ticket: null })
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('is on a page of twenty, the newest first, and all are in the file of what the shop knows', async () => {
    const browser = await signedIn(noe)
    for (let count = 1; count <= 21; count++) await open(browser, { subject: `Demande ${count}` })
    const [first, second, far] = [await list(browser), await list(browser, 2), await list(browser, 999)]
    expect(first).toMatchObject({ total: 21, page: 1, pageCount: 2 })
    expect([first?.tickets.length, first?.tickets[0]?.subject]).toEqual([20, 'Demande 21'])
    expect(second?.tickets.map(({ subject }) => subject)).toEqual(['Demande 1'])
    expect(far).toMatchObject({ total: 21, tickets: [] })

    const { answer: response } = await browser.ask<{ answer: { data: string } }>(
      `mutation { answer: exportPersonalData(password: "${noe.password}") { data } }`,
    )
    const { tickets } = JSON.parse(response.data)
    expect(tickets).toMatchObject({ isComplete: true })
    expect(tickets.items.map(({ subject }: Ticket) => subject)).toEqual(
      Array.from({ length: 21 }, (_, index) => `Demande ${21 - index}`),
    )
    expect(tickets.items[0].messages.items).toMatchObject([{ triggeredBy: 'customer', text: 'Le sac est percé.' }])
  })
})

describe('the ticket of somebody else', () => {
  test('does not exist: not by its address, its number, nor the store’s', async () => {
    const owner = await signedIn()
    const { ticket } = await open(owner, { subject: 'Privé' })
    const { id = '', number = '' } = ticket ?? {}
    const storeId = String(await numberOf(number))
    const stranger = await signedIn(noe)
    for (const guess of [id, number, storeId, `${id}0`, '', '../1', id.toUpperCase()]) {
      expect(await find(stranger, guess), guess).toBeNull()
      for (const response of [await reply(stranger, guess, 'Bonjour'), await close(stranger, guess)]) {
        expect(response, guess).toMatchObject({
          success: false,
          ticket: null,
          errorMessage: expect.stringMatching(/introuvable/),
        })
      }
    }
    expect(JSON.stringify(await list(stranger))).not.toContain('Privé')
    // Nor for its owner by anything but its address.
    for (const guess of [number, storeId]) expect(await find(owner, guess)).toBeNull()
    expect(await find(owner, id)).toMatchObject({ status: 'OPEN', messages: [{ text: 'Le sac est percé.' }] })
  })

  test('is not there for guests either, nor after signing out', async () => {
    const browser = await signedIn()
    const { ticket } = await open(browser)
    const id = ticket?.id ?? ''
    await browser.ask('mutation { logout { success } }')
    for (const guest of [browser, at.newBrowser()]) {
      expect(await find(guest, id)).toBeNull()
      expect(await list(guest)).toBeNull()
      for (const response of [await open(guest), await reply(guest, id), await close(guest, id)]) {
        expect(response).toMatchObject({
          success: false,
          ticket: null,
          errorMessage: expect.stringMatching(/Connectez-vous/),
        })
      }
    }
  })
})
