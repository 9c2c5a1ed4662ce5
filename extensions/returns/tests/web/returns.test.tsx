import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { none, testScreenStates } from '../../../../tests/web/customer/screen-states.tsx'
import { order } from '../../../../tests/web/orders/orders.ts'
import OrderScreen from '../../../../web/screens/orders/OrderScreen.tsx'
import ReturnFormScreen from '../../web/ReturnFormScreen.tsx'
import type { ReturnableOrderFragment } from '../../web/returns.generated.ts'
import ReturnsScreen from '../../web/ReturnsScreen.tsx'

const reason = {
  __typename: 'ReturnAttributeSelect' as const,
  code: 'reason',
  label: 'Raison',
  required: true,
  options: [{ value: '3', label: 'Ne convient pas' }],
}
const opened = { __typename: 'ReturnAttributeBoolean' as const, code: 'opened', label: 'Ouvert ?', required: false }
const item = (id: string, qtyReturnable: number) => ({
  id,
  sku: `A-${id}`,
  name: `Article ${id}`,
  qtyReturnable,
  options: [],
  returnAttributes: [reason],
})
const returnable = (items = [item('1', 2), item('2', 1), item('3', 0)]): { order: ReturnableOrderFragment } => ({
  order: { order_id: 'x', number: '42', isReturnable: true, returnAttributes: [opened], items },
})
const show = (answers: Answers) =>
  renderInShop(<ReturnFormScreen params={{ orderId: 'x' }} />, {
    ...offering('returns'),
    ReturnableOrder: () => returnable(),
    ...answers,
  })
const tick = (name: string) => within(screen.getByRole('group', { name })).getByRole('checkbox')

describe('asking for a return', () => {
  test('offers what can still go back, and asks about what is ticked', async () => {
    const { user } = show({})
    await screen.findByRole('heading', { level: 1, name: /n°\s42/ })
    expect(screen.queryByRole('group', { name: 'Article 3' })).toBeNull()
    expect(screen.queryByLabelText(/Raison/)).toBeNull()
    await user.click(tick('Article 1'))
    expect(screen.getByLabelText<HTMLInputElement>(/Quantité \(sur 2\)/).value).toBe('2')
    expect(screen.getByLabelText(/Raison/)).toBeTruthy()
  })

  test('wants one line at least, a quantity that can be, and every answer it needs', async () => {
    const { user } = show({})
    const submit = await screen.findByRole('button', { name: 'Envoyer la demande' })
    await user.click(submit)
    expect(screen.getByText('Cochez au moins un article.')).toBeTruthy()
    // It may be a screen above the button.
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Tous les articles' }))
    await user.click(tick('Article 1'))
    expect(screen.queryByText('Cochez au moins un article.')).toBeNull()
    const quantity = screen.getByLabelText(/Quantité/)
    await user.clear(quantity)
    await user.type(quantity, '3')
    await user.click(submit)
    expect(screen.getByText('Choisissez une quantité de 1 à 2.')).toBeTruthy()
    expect(screen.getByText('Répondez à cette question.')).toBeTruthy()
    expect(document.activeElement).toBe(quantity)
  })

  test('sends lines with their answers, and shows the list of returns', async () => {
    const sent: unknown[] = []
    const { user, location } = show({
      CreateReturnMerchandizeAuthorizationRequest: (variables: unknown) => {
        sent.push(variables)
        return { createReturnMerchandizeAuthorizationRequest: { success: true, errorMessage: null, errors: [] } }
      },
    })
    await user.click(await screen.findByLabelText('Tous les articles'))
    for (const name of ['Article 1', 'Article 2']) {
      await user.selectOptions(within(screen.getByRole('group', { name })).getByLabelText(/Raison/), '3')
    }
    await user.type(screen.getByLabelText(/Un mot pour nous/), 'Trop petit')
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    await waitFor(() => expect(location.history?.at(-1)).toBe('/user/returns?created=1'))
    const attributes = [{ code: 'reason', value: '3' }]
    expect(sent).toEqual([
      {
        input: {
          order_id: 'x',
          attributes: [],
          items: [
            { id: '1', quantity: 2, attributes },
            { id: '2', quantity: 1, attributes },
          ],
          comment: 'Trop petit',
        },
      },
    ])
  })

  test('tells what the store refuses where it happened', async () => {
    const refusals = [
      { errorMessage: 'Non.', errors: [{ field: 'items.1.quantity', message: 'Un seul peut revenir.' }] },
      { errorMessage: 'Le délai est passé.', errors: [] },
    ]
    const { user } = show({
      ReturnableOrder: () => returnable([item('1', 2)]),
      CreateReturnMerchandizeAuthorizationRequest: () => ({
        createReturnMerchandizeAuthorizationRequest: { success: false, ...refusals.shift() },
      }),
    })
    await screen.findByRole('button', { name: 'Envoyer la demande' })
    // A single line needs no «all».
    expect(screen.queryByLabelText('Tous les articles')).toBeNull()
    await user.click(tick('Article 1'))
    await user.selectOptions(screen.getByLabelText(/Raison/), '3')
    const submit = screen.getByRole('button', { name: 'Envoyer la demande' })
    await user.click(submit)
    expect(await screen.findByText('Un seul peut revenir.')).toBeTruthy()
    await user.click(submit)
    expect((await screen.findByRole('alert')).textContent).toBe('Le délai est passé.')
  })

  test('is not there for an order of somebody else', async () => {
    show({ ReturnableOrder: () => ({ order: null }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Commande introuvable' })).toBeTruthy()
  })
})

describe('the list of returns', () => {
  const returns = {
    total: 1,
    page: 1,
    pageCount: 1,
    items: [
      {
        id: '1',
        number: 'R-1',
        createdAt: '2026-11-19T23:30:00Z',
        status: 'PENDING',
        statusLabel: 'En attente',
        items: [{ name: 'Croquettes', sku: 'A-1', statusLabel: 'En attente', quantity: 1 }],
        order: { order_id: 'x', number: '42' },
      },
    ],
  }

  test('shows number, day, state, order and what is in it; a new one is confirmed', async () => {
    const answers = { ...offering('returns'), CustomerReturns: () => ({ me: { returns } }) }
    renderInShop(<ReturnsScreen />, answers, '/user/returns?created=1')
    expect(await screen.findByText('R-1')).toBeTruthy()
    expect(screen.getByText('En attente')).toBeTruthy()
    expect(screen.getByText('20 novembre 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: '42' }).getAttribute('href')).toBe('/user/orders/x/')
    expect(screen.getByText(/Croquettes/)).toBeTruthy()
    expect(screen.getByText(/Votre demande de retour est enregistrée/)).toBeTruthy()
  })

  test('tells apart by its look what was accepted and refused, and each line of a return where they differ', async () => {
    const [pending] = returns.items
    const lines = ['Accepté', 'Refusé'].map((statusLabel) => ({
      name: statusLabel,
      sku: 'A-1',
      statusLabel,
      quantity: 2,
    }))
    const items = [
      { ...pending, id: '2', status: 'APPROVED', statusLabel: 'Retour accepté' },
      { ...pending, id: '3', status: 'REJECTED', statusLabel: 'Retour refusé' },
      { ...pending, id: '4', status: 'PARTIALLY_APPROVED', statusLabel: 'Accepté en partie', items: lines },
    ]
    renderInShop(<ReturnsScreen />, {
      ...offering('returns'),
      CustomerReturns: () => ({ me: { returns: { ...returns, items } } }),
    })
    const [accepted, refused] = [await screen.findByText('Retour accepté'), screen.getByText('Retour refusé')]
    expect(accepted.className).not.toBe(refused.className)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1\u00a0×\u00a0Croquettes',
      '1\u00a0×\u00a0Croquettes',
      '2\u00a0×\u00a0Accepté – Accepté',
      '2\u00a0×\u00a0Refusé – Refusé',
    ])
  })

  test('is not there where the store takes none', async () => {
    renderInShop(<ReturnsScreen />, offering())
    expect(await screen.findByRole('link', { name: /tableau de bord|compte/i })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('an order', () => {
  const show = (changes: object) =>
    renderInShop(<OrderScreen params={{ orderId: 'x' }} />, {
      OrderDetails: () => ({ order: { ...order(), invoices: [], refunds: [], ...changes } }),
    })

  test('leads to a return, and shows those that were asked for', async () => {
    const returns = [
      {
        id: '1',
        number: 'R-1',
        createdAt: '2026-11-19T23:30:00Z',
        status: 'PENDING',
        statusLabel: 'En attente',
        items: [{ name: 'Croquettes', sku: 'A-1', statusLabel: 'En attente', quantity: 1 }],
      },
    ]
    show({ isReturnable: true, returns })
    const link = await screen.findByRole('link', { name: 'Renvoyer des articles' })
    expect(link.getAttribute('href')).toBe('/user/orders/000000042/returns/create')
    expect(await screen.findByRole('heading', { name: 'Articles renvoyés' })).toBeTruthy()
    expect(screen.getByText(/Retour n°\sR-1/)).toBeTruthy()
    expect(screen.getByText('En attente')).toBeTruthy()
  })

  test('says nothing of returns where there are none', async () => {
    show({ isReturnable: false, returns: [] })
    await screen.findByRole('heading', { level: 1, name: /000000042/ })
    expect(screen.queryByRole('link', { name: 'Renvoyer des articles' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Articles renvoyés' })).toBeNull()
  })
})

test('the list of returns says how to ask for another one', async () => {
  const one = {
    id: '1',
    number: 'R-1',
    createdAt: '2026-11-10',
    statusLabel: 'Autorisé',
    order: null,
    items: [{ id: 'a', name: 'Croquettes', sku: 'A-1', statusLabel: 'Autorisé', quantity: 1 }],
  }
  renderInShop(<ReturnsScreen />, {
    ...offering('returns'),
    CustomerReturns: () => ({ me: { id: 'x', returns: { total: 1, page: 1, pageCount: 1, items: [one] } } }),
  })
  await screen.findByText('R-1')
  expect(screen.getByText(/Pour renvoyer un article, ouvrez la commande/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mes commandes' }).getAttribute('href')).toBe('/user/orders/')
})

testScreenStates(
  {
    returns: {
      node: <ReturnsScreen />,
      operation: 'CustomerReturns',
      title: 'Mes retours',
      nothing: { me: { returns: none } },
      said: 'Vous n’avez demandé aucun retour.',
    },
    'a new return': {
      node: <ReturnFormScreen params={{ orderId: 'x' }} />,
      operation: 'ReturnableOrder',
      title: 'Renvoyer des articles',
      nothing: { order: { order_id: 'x', number: '42', isReturnable: false, returnAttributes: [], items: [] } },
      said: /Aucun article de cette commande ne peut être renvoyé/,
    },
  },
  'returns',
)
