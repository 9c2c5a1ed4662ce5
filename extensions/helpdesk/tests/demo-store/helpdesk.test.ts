import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const ticketFields =
  'ticket_id code external_id subject status{code} department{name} messages{items{triggeredBy ownerName text attachments{name url}}}'
const create = `mutation($input:MstHelpdeskTicketInput!){mstHelpdeskCreateTicket(input:$input){${ticketFields}}}`
const answer =
  'mutation($id:Int!,$input:MstHelpdeskMessageInput!){mstHelpdeskAddMessage(ticketId:$id,input:$input){text}}'
const close = 'mutation($id:Int!){mstHelpdeskCloseTicket(ticketId:$id){ticket_id close open}}'
const open = 'mutation($id:Int!){mstHelpdeskOpenTicket(ticketId:$id){ticket_id close open}}'
const list = `query($external:String){customer{mstHelpdeskTickets(filter:{external_id:$external}){total_count items{${ticketFields}}}}}`

type Ticket = {
  ticket_id: number
  external_id: string
  status: { code: string }
  messages: { items: { triggeredBy: string; text: string; attachments: { name: string; url: string }[] }[] }
}

const input = { subject: 'Colis abîmé', message: 'Le sac est percé.', channel: 'customer_account', department_id: 1 }
const photo = { name: '../../photo.png', content: Buffer.from('image').toString('base64') }

const { store, client } = await openShop({ extensions: ['helpdesk'] })
let email: string
let token: string
beforeEach(async () => {
  email = await client.register()
  token = await client.signIn(email)
})

const opened = async (more: object = {}): Promise<Ticket> =>
  (await client.run<{ mstHelpdeskCreateTicket: Ticket }>(create, { input: { ...input, ...more } }, token))
    .mstHelpdeskCreateTicket
const mine = async (external: string | null = null, who = token): Promise<Ticket[]> =>
  (await client.run<{ customer: { mstHelpdeskTickets: { items: Ticket[] } } }>(list, { external }, who)).customer
    .mstHelpdeskTickets.items

describe('a ticket', () => {
  test('is opened, answered by the shop, answered back and closed', async () => {
    const ticket = await opened()
    expect(ticket).toMatchObject({
      subject: 'Colis abîmé',
      status: { code: 'open' },
      department: { name: 'Commandes et livraison' },
      messages: { items: [{ triggeredBy: 'customer', ownerName: 'Nina Roux', text: 'Le sac est percé.' }] },
    })
    const [received] = await store.control.mails({ to: email })
    expect(received?.parts).toContainEqual({
      label: 'Suivre ma demande',
      path: `/user/helpdesk/${ticket.external_id}`,
    })
    await store.control.ticketAnswer({ id: ticket.ticket_id, text: 'Nous renvoyons un sac.' })
    expect((await store.control.mails({ to: email }))[0]?.parts).toContain('Nous renvoyons un sac.')
    expect((await mine(ticket.external_id))[0]?.status.code).toBe('in_progress')
    await client.run(answer, { id: ticket.ticket_id, input: { message: 'Merci !' } }, token)
    const [after] = await mine()
    expect(after?.messages.items.map(({ triggeredBy, text }) => [triggeredBy, text])).toEqual([
      ['customer', 'Le sac est percé.'],
      ['user', 'Nous renvoyons un sac.'],
      ['customer', 'Merci !'],
    ])
    await client.run(close, { id: ticket.ticket_id }, token)
    expect((await mine())[0]?.status.code).toBe('closed')
    await client.run(open, { id: ticket.ticket_id }, token)
    expect((await mine())[0]?.status.code).toBe('open')
  })

  test('keeps files under an address nobody guesses, to be saved and not shown', async () => {
    const ticket = await opened({ attachments: [photo] })
    const [file] = ticket.messages.items[0]?.attachments ?? []
    expect(file?.name).toBe('photo.png')
    const answered = await client.send(new URL(file?.url ?? '').pathname)
    expect(answered.text).toBe('image')
    expect(answered.header('content-disposition')).toBe("attachment; filename*=UTF-8''photo.png")
    expect((await client.send(`/helpdesk/attachment/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await client.send('/helpdesk/attachment/..%2f..%2fetc')).status).toBe(404)
  })

  test.each([
    ['too many files', { attachments: [photo, photo, photo, photo] }],
    ['a file that is too large', { attachments: [{ name: 'a.pdf', content: 'A'.repeat(400_000) }] }],
    ['a kind of file that could do harm', { attachments: [{ name: 'a.html', content: 'PGI+' }] }],
    ['no text', { message: '  ' }],
    ['an endless text', { message: 'x'.repeat(20_001) }],
    ['an unknown department', { department_id: 99 }],
  ])('is refused with %s, and leaves nothing behind', async (_, more) => {
    const refusal = await client.refusal(create, { input: { ...input, ...more } }, token)
    expect(refusal.category).toBe('graphql-input')
    expect(await mine()).toEqual([])
  })

  test('does not exist for other customers, nor for guests', async () => {
    const { ticket_id: id, external_id: external } = await opened()
    const stranger = await client.signIn(await client.register())
    for (const query of [answer, close, open]) {
      const variables = { id, ...(query === answer ? { input: { message: 'Bonjour' } } : {}) }
      expect((await client.refusal(query, variables, stranger)).category).toBe('graphql-no-such-entity')
      expect((await client.refusal(query, variables)).category).toBe('graphql-authorization')
    }
    expect(await mine(external, stranger)).toEqual([])
    expect((await client.refusal(create, { input })).category).toBe('graphql-authorization')
  })
})
