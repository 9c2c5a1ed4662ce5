import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import WithdrawalScreen from '../../../web/screens/withdrawal/WithdrawalScreen.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'

const guest = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }
const ada = { ...guest, id: 'x', email: 'ada@exemple.fr', firstname: 'Ada', lastname: 'Le Goff' }

const show = (answers: Answers, path = '/retractation') =>
  renderInShop(<WithdrawalScreen />, { Me: () => ({ me: guest }), ...answers }, path)

const received = (isMailed: boolean) => ({
  withdraw: {
    success: true,
    errorMessage: null,
    errors: [],
    receipt: {
      number: 'R-1',
      receivedAt: '2026-11-20T08:05:09Z',
      name: 'Ada Le Goff',
      email: 'ada@exemple.fr',
      orderNumber: '000000042',
      items: null,
      isMailed,
    },
  },
})

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: false })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the withdrawal', () => {
  test('takes a form, a second button, and gives a receipt with day and time', async () => {
    const sent: unknown[] = []
    const asked: unknown[] = []
    const { user } = show({
      Captcha: (variables) => {
        asked.push(variables)
        return { captcha: { kind: 'NONE', challenge: null, siteKey: null } }
      },
      Withdraw: (variables) => {
        sent.push(variables)
        return received(true)
      },
    })
    await user.type(await field('Prénom et nom'), 'Ada Le Goff')
    await user.type(await field('Adresse e-mail'), 'ada@exemple.fr')
    await user.type(await field('Numéro de commande'), '000000042')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(document.activeElement).toBe(await title('Vérifiez, puis confirmez'))
    expect(screen.getByText('Toute la commande')).toBeTruthy()
    expect(sent).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Confirmer la rétractation' }))
    expect(document.activeElement).toBe(await title('Votre rétractation est enregistrée'))
    expect(sent).toEqual([
      { input: { name: 'Ada Le Goff', email: 'ada@exemple.fr', orderNumber: '000000042', items: null } },
    ])
    // The proof is made with the second button: nothing more is asked for.
    expect(asked).toEqual([{ form: 'WITHDRAWAL' }])
    expect(screen.getByText('20 novembre 2026 à 9 h 05 min 09 s')).toBeTruthy()
    expect(screen.getByText(/part aussi à l’adresse ada@exemple.fr/)).toBeTruthy()
    const file = screen.getByRole('link', { name: /Télécharger/ }).getAttribute('href') ?? ''
    const text = decodeURIComponent(file.replace(/^[^,]*,/, ''))
    expect(text).toContain('000000042')
    expect(text).toContain('20 novembre 2026 à 9 h 05 min 09 s')
  })

  test('is filled in from an order’s link and for who is signed in, and can be changed before it is confirmed', async () => {
    const { user } = show({ Me: () => ({ me: ada }) }, '/retractation?order=000000042')
    expect((await field('Prénom et nom')).value).toBe('Ada Le Goff')
    expect((await field('Adresse e-mail')).value).toBe('ada@exemple.fr')
    expect((await field('Numéro de commande')).value).toBe('000000042')
    await user.type(await field('Articles concernés'), 'Le collier')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(await screen.findByText('Le collier')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Modifier' }))
    expect((await field('Articles concernés')).value).toBe('Le collier')
    expect(document.activeElement).toBe(await title('Renoncer au contrat'))
  })

  test('is filled in with what a guest gave in this browser about the order of the link', async () => {
    const asked: unknown[] = []
    const orderLookup = { number: '000000042', email: 'ada@exemple.fr', proof: '35000', name: 'Ada Le Goff' }
    show(
      {
        OrderLookup: (variables) => {
          asked.push(variables)
          return { orderLookup }
        },
      },
      '/retractation?order=000000042',
    )
    expect((await field('Prénom et nom')).value).toBe('Ada Le Goff')
    expect((await field('Adresse e-mail')).value).toBe('ada@exemple.fr')
    expect((await field('Numéro de commande')).value).toBe('000000042')
    expect(asked).toEqual([{ number: '000000042' }])
  })

  test('can be filled in by hand where the rest cannot be read', async () => {
    show({}, '/retractation?order=000000042')
    expect((await field('Numéro de commande')).value).toBe('000000042')
    expect((await field('Adresse e-mail')).value).toBe('')
  })

  test('offers the model form on paper, before anything is filled in', async () => {
    show({})
    await field('Prénom et nom')
    const form = screen.getByRole('link', { name: /^Formulaire de rétractation à imprimer \(PDF\)/ })
    expect(form.getAttribute('href')).toBe('/retractation/formulaire.pdf')
  })

  test.each([true, undefined] as const)(
    'says that sending back is free only where the shop pays for it: %s',
    async (returnsAreFree) => {
      renderInShop(
        <SiteContext value={{ ...HOUSE, returnsAreFree }}>
          <WithdrawalScreen />
        </SiteContext>,
        { Me: () => ({ me: guest }) },
        '/retractation',
      )
      await field('Prénom et nom')
      expect(screen.queryByText(/ne vous coûte rien/) !== null).toBe(returnsAreFree === true)
      expect(screen.queryByText(/sans frais/)).toBeNull()
    },
  )

  test('leads to the rules in the terms of the shop, under the identifier that it has for them', async () => {
    const legalPages = { terms: 'conditions', notice: 'impressum' }
    renderInShop(
      <SiteContext value={{ ...HOUSE, legalPages }}>
        <WithdrawalScreen />
      </SiteContext>,
      { Me: () => ({ me: guest }) },
      '/retractation',
    )
    await field('Prénom et nom')
    const rules = screen.getByRole('link', { name: 'conditions générales de vente' })
    expect(rules.getAttribute('href')).toBe('/conditions')
  })

  test('shows in place what is missing', async () => {
    const { user } = show({})
    await field('Prénom et nom')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(document.activeElement).toBe(await field('Prénom et nom'))
    expect(screen.getByText('Saisissez votre adresse e-mail.')).toBeTruthy()
    expect(screen.getByText('Saisissez le numéro de la commande.')).toBeTruthy()
  })

  test('names the receipt as the proof where nothing is mailed', async () => {
    const { user } = show({ Me: () => ({ me: ada }), Withdraw: () => received(false) }, '/retractation?order=42')
    await field('Prénom et nom')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer la rétractation' }))
    expect(await screen.findByText(/c’est votre preuve/)).toBeTruthy()
  })

  test('leads to people when it cannot be received, and can be tried again', async () => {
    let tries = 0
    const { user } = show(
      {
        Me: () => ({ me: ada }),
        Withdraw: () => {
          if (tries++ === 0) throw new Error('Network error: HTTP 502')
          return received(true)
        },
      },
      '/retractation?order=42',
    )
    await field('Prénom et nom')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer la rétractation' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error: HTTP 502')
    expect(screen.getByRole('link', { name: 'bonjour@musette.example' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Confirmer la rétractation' }))
    await title('Votre rétractation est enregistrée')
  })
})
