import type { Browser } from '../../../../tests/bff/support/browser.ts'
import type { JsonServer } from '../../../../tests/bff/support/json-server.ts'
import { type Freescout, FREESCOUT_KEY } from './fake-freescout.ts'
import { type Zendesk, ZENDESK } from './fake-zendesk.ts'

type Message = { author: string; authorName: string; text: string; attachments: { name: string; url: string }[] }
export type Ticket = {
  id: string
  number: string
  subject: string
  status: string
  isClosable: boolean
  messages: Message[]
}
export type Answer = { success: boolean; errorMessage: string | null; ticket: Ticket | null }

const TICKET = 'id number subject status isClosable messages { author authorName text attachments { name url } }'
const ANSWER = `success errorMessage ticket { ${TICKET} }`
export const QUESTION = { subject: 'Colis abîmé', message: 'Le sac est percé.\n<b>Que faire ?</b> & vite' }
/** The same of each help desk: what happens there, and what it has. */
export type Desk = {
  server: JsonServer
  env: Record<string, string>
  secret: string
  /** A conversation of somebody, with a first message of the shop. */
  add(email: string): string
  writePublic(id: string, text: string): void
  writePrivate(id: string, text: string): void
  count(): number
  statusOf(id: string): string | undefined
}

export function freescoutDesk(server: Freescout): Desk {
  return {
    server,
    env: {
      HELPDESK: 'freescout',
      FREESCOUT_URL: `${server.url}/`,
      FREESCOUT_KEY,
      FREESCOUT_MAILBOX: '1',
      FREESCOUT_USER: '7',
    },
    secret: FREESCOUT_KEY,
    add(email) {
      const customer = { id: 60, type: 'customer', firstName: '', lastName: '', email }
      const { id } = server.add({ customer })
      server.write(id, 'message', 'Bonjour')
      return String(id)
    },
    writePublic: (id, text) => server.write(Number(id), 'message', `<div>${text}<br>Maëlle</div><p>Fin</p>`),
    writePrivate(id, text) {
      server.write(Number(id), 'note', text)
      server.write(Number(id), 'message', text, 'draft')
      server.write(Number(id), 'lineitem', text)
    },
    count: () => server.conversations.length,
    statusOf: (id) => server.conversations.find((one) => String(one.id) === id)?.status,
  }
}

export function zendeskDesk(server: Zendesk): Desk {
  return {
    server,
    env: {
      HELPDESK: 'zendesk',
      ZENDESK_URL: server.url,
      ZENDESK_EMAIL: ZENDESK.email,
      ZENDESK_TOKEN: ZENDESK.token,
    },
    secret: ZENDESK.token,
    add(email) {
      const { id } = server.add(email)
      server.write(id, 'Bonjour', true)
      return String(id)
    },
    writePublic: (id, text) => server.write(Number(id), `${text}\nMaëlle\n\nFin`, true),
    writePrivate: (id, text) => server.write(Number(id), text, false),
    count: () => server.tickets.length,
    statusOf: (id) => server.tickets.find((one) => String(one.id) === id)?.status,
  }
}

export const ask = async (browser: Browser, more: object = {}) =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($input: HelpdeskTicketInput!) { answer: openHelpdeskTicket(input: $input) { ${ANSWER} } }`,
      { input: { ...QUESTION, ...more } },
    )
  ).answer
export const reply = async (browser: Browser, id: string, files: object[] = []) =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($id: ID!, $files: [HelpdeskAttachmentInput!]) {
        answer: answerHelpdeskTicket(id: $id, message: "Merci !", attachments: $files) { ${ANSWER} } }`,
      { id, files },
    )
  ).answer
export const close = async (browser: Browser, id: string) =>
  (
    await browser.ask<{ answer: Answer }>(
      `mutation ($id: ID!) { answer: closeHelpdeskTicket(id: $id) { ${ANSWER} } }`,
      { id },
    )
  ).answer
export const find = async (browser: Browser, id: string) =>
  (
    await browser.ask<{ me: { helpdeskTicket: Ticket | null } }>(
      `query ($id: ID!) { me { helpdeskTicket(id: $id) { ${TICKET} } } }`,
      { id },
    )
  ).me.helpdeskTicket
export const list = async (browser: Browser, page = 1) =>
  (
    await browser.ask<{
      me: { helpdeskTickets: { total: number; pageCount: number; tickets: { id: string }[] } | null }
    }>(`{ me { helpdeskTickets(page: ${page}) { total pageCount tickets { id } } } }`)
  ).me.helpdeskTickets
export const contact = async (browser: Browser, email: string) =>
  (
    await browser.ask<{ answer: { success: boolean; errorMessage: string | null } }>(
      'mutation ($input: ContactMessageInput!) { answer: sendContactMessage(input: $input) { success errorMessage } }',
      { input: { name: 'Anne Le Goff', email, telephone: '06 12 34 56 78', ...QUESTION } },
    )
  ).answer
