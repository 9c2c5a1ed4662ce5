import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import type { TicketFragment } from '../../web/helpdesk.generated.ts'
import TicketScreen from '../../web/TicketScreen.tsx'
import TicketsScreen from '../../web/TicketsScreen.tsx'
import { type Answers, offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'

const ticket: TicketFragment = {
  id: 'secret-1',
  number: 'ABC-123-45678',
  subject: 'Colis abîmé',
  status: 'OPEN',
  department: 'Livraison',
  createdAt: '2026-11-20T09:30:00Z',
  isClosable: true,
  messages: [
    {
      author: 'CUSTOMER',
      authorName: 'Anne Le Goff',
      createdAt: '2026-11-20T09:30:00Z',
      text: 'Le sac est percé.\n<b>Merci</b>',
      attachments: [],
    },
    {
      author: 'SHOP',
      authorName: 'L’équipe Musette',
      createdAt: '2026-11-20T10:30:00Z',
      text: 'Voici une étiquette.',
      attachments: [{ name: 'etiquette.pdf', url: '/user/helpdesk/secret-1/attachments/1-0' }],
    },
  ],
}
const head = {
  id: ticket.id,
  number: ticket.number,
  subject: ticket.subject,
  status: 'CLOSED',
  lastActivity: ticket.createdAt,
}
const response = (changes: object) => ({ success: true, errorMessage: null, errors: [], ticket, ...changes })

function show(path: string, answers: Answers = {}) {
  return renderInShop(
    <>
      <Route path="/user/helpdesk" component={TicketsScreen} />
      <Route path="/user/helpdesk/:id" component={TicketScreen} />
    </>,
    {
      Me: () => ({ me: { id: 'a' } }),
      ...offering('helpdesk', 'helpdeskTickets'),
      HelpdeskDepartments: () => ({
        helpdeskDepartments: [
          { id: '1', name: 'Livraison' },
          { id: '2', name: 'Conseil' },
        ],
      }),
      HelpdeskTickets: () => ({
        me: { id: 'a', helpdeskTickets: { total: 1, page: 1, pageCount: 1, tickets: [head] } },
      }),
      HelpdeskTicket: () => ({ me: { id: 'a', helpdeskTicket: ticket } }),
      Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
      ...answers,
    },
    path,
  )
}
const list =
  (tickets: object[], total = tickets.length) =>
  () => ({
    me: { id: 'a', helpdeskTickets: { total, page: 1, pageCount: 1, tickets } },
  })

describe('the list of requests', () => {
  test('shows each with its state, and leads to it', async () => {
    show('/user/helpdesk/')
    const link = await screen.findByRole('link', { name: 'Colis abîmé' })
    expect(link.getAttribute('href')).toBe('/user/helpdesk/secret-1')
    expect(screen.getByText('Fermée')).toBeDefined()
    expect(screen.getByText(/ABC-123-45678 · Dernier message le 20 novembre 2026/)).toBeDefined()
  })

  test('says that it is empty', async () => {
    show('/user/helpdesk/', { HelpdeskTickets: list([]) })
    expect(await screen.findByText('Vous n’avez pas encore de demande.')).toBeDefined()
  })

  test('says that it cannot be read, and tries again', async () => {
    let isDown = true
    const tickets = vi.fn(() => {
      if (isDown) throw new Error('Network error')
      return list([head])()
    })
    const { user } = show('/user/helpdesk/', { HelpdeskTickets: tickets })
    const alert = await screen.findByRole('alert')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Colis abîmé' })).toBeDefined()
  })

  test('asks for a code before it shows what belongs to an address, and then shows it', async () => {
    let isProven = false
    const sent: unknown[] = []
    const { user } = show('/user/helpdesk/', {
      HelpdeskTickets: () =>
        isProven ? list([head])() : { me: { id: 'a', mustProveEmail: true, helpdeskTickets: null } },
      RequestEmailProof: () => ({ requestEmailProof: { success: true, errorMessage: null } }),
      ProveEmail: (variables) => {
        sent.push(variables)
        isProven = sent.length > 1
        return { proveEmail: { success: isProven, errorMessage: isProven ? null : 'Ce code n’est pas le bon.' } }
      },
    })
    expect(await screen.findByText(/montrez que l’adresse de votre compte est la vôtre/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Nouvelle demande' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Recevoir un code' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(screen.getByText('Saisissez le code reçu par e-mail.')).toBeDefined()
    await user.type(screen.getByLabelText(/Code reçu par e-mail/), 'ABCDE')
    await user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('Ce code n’est pas le bon.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByRole('link', { name: 'Colis abîmé' })).toBeDefined()
    expect(sent).toEqual([{ code: 'ABCDE' }, { code: 'ABCDE' }])
  })

  test('says that the store has no help desk, and where else to write', async () => {
    show('/user/helpdesk/', { HelpdeskTickets: () => ({ me: { id: 'a', helpdeskTickets: null } }) })
    expect(await screen.findByText(/^Le suivi des demandes n’est pas disponible/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Nouvelle demande' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact')
  })

  test('takes a new one, goes there, and says there that it is registered', async () => {
    const fresh = { ...ticket, messages: ticket.messages.slice(0, 1) }
    const opened = vi.fn((_variables: { input: object }) => ({ openHelpdeskTicket: response({ ticket: fresh }) }))
    const { user } = show('/user/helpdesk/', {
      OpenHelpdeskTicket: opened,
      HelpdeskTicket: () => ({ me: { id: 'a', helpdeskTicket: fresh } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Nouvelle demande' }))
    expect(document.activeElement?.textContent).toBe('Nouvelle demande')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    expect(screen.getByText('Écrivez votre message.')).toBeDefined()
    await user.selectOptions(screen.getByLabelText(/^Service/), 'Conseil')
    await user.type(screen.getByLabelText(/^Objet/), 'Colis abîmé')
    await user.type(screen.getByLabelText(/^Votre message/), 'Le sac est percé.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    const sentence = await screen.findByText(/^Votre demande est enregistrée/)
    expect(sentence.closest('[role="status"]')).not.toBeNull()
    expect(opened.mock.calls[0]?.[0].input).toMatchObject({ departmentId: '2', subject: 'Colis abîmé' })
  })

  test('takes files with it: three at most, small ones, of kinds that their content shows', async () => {
    const opened = vi.fn((_variables: { input: object }) => ({ openHelpdeskTicket: response({}) }))
    const { user } = show('/user/helpdesk/', { OpenHelpdeskTicket: opened })
    await user.click(await screen.findByRole('button', { name: 'Nouvelle demande' }))
    const field = screen.getByLabelText(/^Joindre des fichiers/)
    const pdf = (name: string, size = 9) => new File(['%PDF-1.7\n'.padEnd(size)], name, { type: 'application/pdf' })

    await user.upload(field, new File(['<html>'], 'photo.png', { type: 'image/png' }))
    expect((await screen.findAllByText(/photo.png.*n’est ni une image/)).length).toBeGreaterThan(0)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.upload(field, pdf('lourd.pdf', 250_001))
    expect((await screen.findAllByText(/lourd.pdf.*est trop lourd/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()

    await user.upload(field, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')])
    expect((await screen.findAllByText(/fichiers au plus par message/)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: /^Retirer le fichier .*b.pdf/ }))
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBeNull()

    await user.type(screen.getByLabelText(/^Objet/), 'Colis abîmé')
    await user.type(screen.getByLabelText(/^Votre message/), 'Le sac est percé.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    await screen.findByText('Voici une étiquette.')
    const content = btoa('%PDF-1.7\n')
    expect(opened.mock.calls[0]?.[0].input).toMatchObject({
      attachments: [
        { name: 'a.pdf', content },
        { name: 'c.pdf', content },
      ],
    })
  })
})

describe('where the shop answers by mail', () => {
  const byMail = offering('helpdesk')

  test('there is the form alone, and after it a sentence that says so', async () => {
    const tickets = vi.fn(() => list([head])())
    const opened = vi.fn((_variables: { input: object }) => ({ openHelpdeskTicket: response({ ticket: null }) }))
    const { user } = show('/user/helpdesk/', { ...byMail, HelpdeskTickets: tickets, OpenHelpdeskTicket: opened })
    await user.type(await screen.findByLabelText(/^Objet/), 'Colis abîmé')
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
    await user.type(screen.getByLabelText(/^Votre message/), 'Le sac est percé.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    const sentence = await screen.findByText(/Nous vous répondons par e-mail, à l’adresse de votre compte/)
    expect(document.activeElement?.contains(sentence)).toBe(true)
    expect(opened).toHaveBeenCalledTimes(1)
    expect(tickets).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Envoyer une autre demande' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre message/).value).toBe('')
  })

  test('a question that was refused stays, with the reason', async () => {
    const errorMessage = 'Votre message n’a pas pu partir d’ici.'
    const { user } = show('/user/helpdesk/', {
      ...byMail,
      HelpdeskDepartments: () => ({ helpdeskDepartments: [] }),
      OpenHelpdeskTicket: () => ({ openHelpdeskTicket: response({ success: false, errorMessage, ticket: null }) }),
    })
    await user.type(await screen.findByLabelText(/^Objet/), 'Colis abîmé')
    await user.type(screen.getByLabelText(/^Votre message/), 'Le sac est percé.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    expect((await screen.findByRole('alert')).textContent).toContain(errorMessage)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre message/).value).toBe('Le sac est percé.')
  })
})

describe('a request', () => {
  test('shows who wrote what and when, as text', async () => {
    show('/user/helpdesk/secret-1')
    const region = await screen.findByRole('region', { name: 'Messages' })
    const messages = region.querySelectorAll('ol > li')
    expect([...messages].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Vous 20 novembre 2026 à 10 h 30Le sac est percé.\n<b>Merci<\/b>$/),
      expect.stringMatching(/^L’équipe Musette .*Voici une étiquette.etiquette.pdf$/),
    ])
    const file = screen.getByRole('link', { name: 'etiquette.pdf' })
    expect(file.getAttribute('href')).toBe('/user/helpdesk/secret-1/attachments/1-0')
  })

  test('takes a reply, empties the field, and shows it', async () => {
    const replied = { ...ticket, messages: [...ticket.messages, { ...ticket.messages[0], text: 'Bien reçu.' }] }
    const { user } = show('/user/helpdesk/secret-1', {
      AnswerHelpdeskTicket: () => ({ answerHelpdeskTicket: response({ ticket: replied }) }),
    })
    await user.type(await screen.findByLabelText(/^Votre message/), 'Bien reçu.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }))
    expect(await screen.findByText('Votre réponse est partie.')).toBeDefined()
    expect(screen.getByText('Bien reçu.')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre message/).value).toBe('')
  })

  test('keeps a reply that was refused, and says why', async () => {
    const errorMessage = 'Votre session a pris fin.'
    const { user } = show('/user/helpdesk/secret-1', {
      AnswerHelpdeskTicket: () => ({ answerHelpdeskTicket: response({ success: false, errorMessage, ticket: null }) }),
    })
    await user.type(await screen.findByLabelText(/^Votre message/), 'Bien reçu.')
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }))
    expect((await screen.findByRole('alert')).textContent).toContain(errorMessage)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre message/).value).toBe('Bien reçu.')
  })

  test('is closed with one press, which says that a message opens it again', async () => {
    const { user } = show('/user/helpdesk/secret-1', {
      CloseHelpdeskTicket: () => ({ closeHelpdeskTicket: response({ ticket: { ...ticket, status: 'CLOSED' } }) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Fermer la demande' }))
    expect(await screen.findByText('La demande est fermée.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Fermer la demande' })).toBeNull()
    expect(screen.getByText('Fermée')).toBeDefined()
  })

  test('that is not there is said to be so', async () => {
    show('/user/helpdesk/other', { HelpdeskTicket: () => ({ me: { id: 'a', helpdeskTicket: null } }) })
    expect(await screen.findByText(/^Cette demande est introuvable/)).toBeDefined()
    expect(screen.getByRole('link', { name: /Toutes mes demandes/ })).toBeDefined()
  })
})
