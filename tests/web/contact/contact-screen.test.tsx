import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import ContactScreen from '../../../web/screens/contact/ContactScreen.tsx'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

const guest = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }
const anne = { ...guest, id: 'a', email: 'anne@exemple.fr', firstname: 'Anne', lastname: 'Le Goff' }
const accepted = { success: true, errorMessage: null, errors: [] }

const show = (answers: Answers = {}) =>
  renderInShop(
    <ContactScreen />,
    {
      Me: () => ({ me: guest }),
      Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
      ...answers,
    },
    '/contact',
  )
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => screen.getByRole('button', { name: 'Envoyer le message' })

describe('the contact form', () => {
  test('sends a message, and says where and when the reply comes', async () => {
    const sent = vi.fn((_variables: { input: object }) => ({ sendContactMessage: accepted }))
    const { user } = show({ SendContactMessage: sent })
    await user.type(await screen.findByLabelText(/^Prénom et nom/), '\ufeffAnne\u00a0Le Goff\t')
    await user.type(field(/^Adresse e-mail/), 'anne@exemple.fr')
    await user.type(field(/^Objet/), 'Ration')
    await user.type(field(/^Message/), 'Quelle ration ?')
    expect(screen.getByText(/^1\s985 caractères restants$/)).toBeDefined()
    await user.click(send())
    expect(await screen.findByText('Votre message est parti.')).toBeDefined()
    expect(screen.getByText(/^Nous vous répondons à anne@exemple.fr/)).toBeDefined()
    expect(sent.mock.calls[0]?.[0].input).toEqual({
      name: 'Anne Le Goff',
      email: 'anne@exemple.fr',
      telephone: '',
      subject: 'Ration',
      message: 'Quelle ration ?',
      captcha: undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Écrire un autre message' }))
    expect(field(/^Message/).value).toBe('')
  })

  test('asks once about an address that is probably misspelled', async () => {
    const sent = vi.fn((_variables: { input: object }) => ({ sendContactMessage: accepted }))
    const { user } = show({ SendContactMessage: sent })
    await user.type(await screen.findByLabelText(/^Prénom et nom/), 'Anne')
    await user.type(field(/^Adresse e-mail/), 'anne@gmial.com')
    await user.type(field(/^Objet/), 'Ration')
    await user.type(field(/^Message/), 'Quelle ration ?')
    await user.click(send())
    expect(await screen.findByText(/Vouliez-vous dire anne@gmail\.com/)).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
    await user.click(send())
    expect(await screen.findByText(/^Nous vous répondons à anne@gmial.com/)).toBeDefined()
  })

  test('says what is missing, and goes to the first of it', async () => {
    const { user } = show()
    await user.type(await screen.findByLabelText(/^Téléphone/), 'demain')
    await user.click(send())
    expect(screen.getByText('Saisissez votre prénom et votre nom.')).toBeDefined()
    expect(screen.getByText(/^Ce numéro n’est pas complet/)).toBeDefined()
    expect(document.activeElement).toBe(field(/^Prénom et nom/))
  })

  test('keeps what was written when it is refused, and shows why', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const errorMessage = 'Trop de messages.'
    const { user } = show({
      SendContactMessage: () => ({ sendContactMessage: { ...accepted, success: false, errorMessage } }),
    })
    await user.type(await screen.findByLabelText(/^Prénom et nom/), 'Anne')
    await user.type(field(/^Adresse e-mail/), 'anne@exemple.fr')
    await user.type(field(/^Objet/), 'Ration')
    await user.type(field(/^Message/), 'Quelle ration ?')
    await user.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(errorMessage)
    expect(scroll.mock.contexts).toEqual([alert])
    expect(field(/^Message/).value).toBe('Quelle ration ?')
  })

  test('what the last attempt was refused for is gone while the next one is on its way', async () => {
    let answer = () => {}
    const refused = { ...accepted, success: false, errorMessage: 'Trop de messages.' }
    const { user } = show({
      SendContactMessage: () => new Promise((resolve) => (answer = () => resolve({ sendContactMessage: refused }))),
    })
    await user.type(await screen.findByLabelText(/^Prénom et nom/), 'Anne')
    await user.type(field(/^Adresse e-mail/), 'anne@exemple.fr')
    await user.type(field(/^Objet/), 'Ration')
    await user.type(field(/^Message/), 'Quelle ration ?')
    await user.click(send())
    answer()
    expect((await screen.findByRole('alert')).textContent).toContain(refused.errorMessage)
    await user.click(send())
    expect(screen.queryByRole('alert')).toBeNull()
    answer()
    expect((await screen.findByRole('alert')).textContent).toContain(refused.errorMessage)
  })

  test('requires no proof of work without a network, and says so at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const asked = vi.fn(() => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }))
    const { user } = show({ Captcha: asked })
    await user.type(await screen.findByLabelText(/^Prénom et nom/), 'Anne')
    await user.type(field(/^Adresse e-mail/), 'anne@exemple.fr')
    await user.type(field(/^Objet/), 'Ration')
    await user.type(field(/^Message/), 'Quelle ration ?')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(/connexion/)
    expect(asked).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('knows customers, and leaves what they have begun to write', async () => {
    let arrive = () => {}
    const me = new Promise((resolve) => (arrive = () => resolve({ me: anne })))
    const { user } = show({ Me: () => me })
    await user.type(await screen.findByLabelText(/^Adresse e-mail/), 'autre@exemple.fr')
    arrive()
    await waitFor(() => expect(field(/^Prénom et nom/).value).toBe('Anne Le Goff'))
    expect(field(/^Adresse e-mail/).value).toBe('autre@exemple.fr')
  })
})

test('a store that takes no messages shows whom to call and to mail', async () => {
  show(offering())
  expect(await screen.findByText(/^Le formulaire de contact est fermé/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Envoyer le message' })).toBeNull()
  expect(screen.getByRole('link', { name: '01 99 00 00 17' }).getAttribute('href')).toBe('tel:0199000017')
  expect(screen.getByRole('link', { name: 'bonjour@musette.example' })).toBeDefined()
})
