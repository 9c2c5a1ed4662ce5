import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { GuestOrderFragment } from '../../../web/screens/orders/guest-order.generated.ts'
import OrdersScreen from '../../../web/screens/orders/OrdersScreen.tsx'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { order } from './orders.ts'

const show = (answers: Answers) => renderInShop(<OrdersScreen />, answers, '/orders/')

const found = (changes: Partial<GuestOrderFragment> = {}) => ({
  findGuestOrder: { success: true, errorMessage: null, order: guestOrder(changes) },
})
const guestOrder = (changes: Partial<GuestOrderFragment> = {}): GuestOrderFragment => ({
  ...order(),
  invoices: [],
  refunds: [],
  ...changes,
})

type View = ReturnType<typeof show>
async function fill({ user }: View, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(await screen.findByLabelText(label, { exact: false }), value)
  }
  await user.click(await screen.findByRole('button', { name: 'Voir ma commande' }))
}

const FOUND_BY = {
  'Numéro de commande': '000000042',
  'E-mail donné': 'ada@exemple.fr',
  'Code postal de facturation': '35000',
}

describe('the status of a guest’s order', () => {
  test('says that a withdrawal was sent, in place of the way to it', async () => {
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'POSTAL_CODE' }),
      FindGuestOrder: () => found({ withdrawnAt: '2026-11-24T23:30:00Z' }),
    })
    await fill(view, FOUND_BY)
    expect(await screen.findByText('Votre rétractation nous a été envoyée le 25 novembre 2026.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Renoncer à ce contrat' })).toBeNull()
  })

  test('asks once about an address that is probably misspelled', async () => {
    const sent = vi.fn(() => found())
    const view = show({ RequiredGuestOrderProof: () => ({ guestOrderProof: 'POSTAL_CODE' }), FindGuestOrder: sent })
    await fill(view, { ...FOUND_BY, 'E-mail donné': 'ada@gmial.com' })
    expect(await screen.findByText(/Vouliez-vous dire ada@gmail\.com/)).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
    await view.user.click(screen.getByRole('button', { name: 'Voir ma commande' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Commande/ })).toBeDefined()
  })

  test('has the fields that the store’s level needs, and is shown whole', async () => {
    const sent: unknown[] = []
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'POSTAL_CODE' }),
      FindGuestOrder: (variables) => {
        sent.push(variables)
        return found()
      },
    })
    await fill(view, {
      'Numéro de commande': 'n° 000000042',
      'E-mail donné': 'ada@exemple.fr',
      'Code postal de facturation': '35000',
    })
    const title = await screen.findByRole('heading', { level: 1, name: /Commande n°\s000000042/ })
    expect(sent).toEqual([{ input: { number: '000000042', email: 'ada@exemple.fr', proof: '35000' } }])
    expect(document.activeElement?.contains(title)).toBe(true)
    // The day is the shop's, not the machine's.
    expect(screen.getByText('20 novembre 2026')).toBeTruthy()
    expect(screen.getByText('En cours de traitement')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Croquettes' }).getAttribute('href')).toBe('/croquettes.html')
    expect(screen.getByText('1 expédié')).toBeTruthy()
    expect(screen.queryByText(/remboursé/)).toBeNull()
    expect(screen.getByText('Remise').nextSibling?.textContent).toBe('−2,00\u202f€')
    expect(screen.getByText('Livraison').nextSibling?.textContent).toBe('Offerte')
    expect(screen.getAllByText('1 rue du Puits')).toHaveLength(2)
    expect(screen.getAllByText('France')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Renoncer à ce contrat' }).getAttribute('href')).toBe(
      '/retractation?order=000000042',
    )
  })

  test('offers no withdrawal once all goods are refunded or canceled', async () => {
    const [line] = order().items
    const items = line ? [{ ...line, qtyCanceled: 1, qtyRefunded: 1 }] : []
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'POSTAL_CODE' }),
      FindGuestOrder: () => found({ items }),
    })
    await fill(view, { 'Numéro de commande': '42', 'E-mail donné': 'ada@exemple.fr', 'Code postal': '35000' })
    await screen.findByText('1 remboursé')
    expect(screen.queryByRole('link', { name: 'Renoncer à ce contrat' })).toBeNull()
  })

  test('gives its invoices and credit memos as files, and says nothing of them where there are none', async () => {
    const invoice = { id: '7', number: '9' }
    const whole = found({
      invoices: [
        { __typename: 'DisplayableInvoice', ...invoice },
        { __typename: 'DownloadableInvoice', ...invoice, download: { url: '/orders/invoice/7.pdf?key=x' } },
      ],
      refunds: [{ id: '3', number: '4', download: { url: '/orders/refund/3.pdf?key=y' } }],
    })
    const answers = [whole, found()]
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
      FindGuestOrder: () => answers.shift(),
    })
    const values = { Numéro: '42', 'E-mail': 'ada@exemple.fr', 'Nom de facturation': 'Le Goff' }
    await fill(view, values)
    const section = (await screen.findByRole('heading', { name: 'Factures et avoirs' })).closest('section')
    const links = within(section ?? document.body).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Télécharger (PDF) – Facture n°\u00a09', '/orders/invoice/7.pdf?key=x'],
      ['Télécharger (PDF) – Avoir n°\u00a04', '/orders/refund/3.pdf?key=y'],
    ])
    await view.user.click(screen.getByRole('button', { name: 'Chercher une autre commande' }))
    await fill(view, values)
    await screen.findByRole('heading', { level: 1, name: /000000042/ })
    expect(screen.queryByRole('heading', { name: 'Factures et avoirs' })).toBeNull()
  })

  test('leads to the carrier’s page, and names a parcel without one', async () => {
    const parcel = { trackingId: '6A123', name: 'Colissimo' }
    const content = { items: [{ sku: 'A-1', name: 'Croquettes', qty: 1 }], comments: ['Sonnez deux fois.'] }
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
      FindGuestOrder: () =>
        found({
          shipments: [
            {
              ...content,
              id: '1',
              number: '000000007',
              tracking: [
                { ...parcel, url: 'https://suivi.example/6A123' },
                { ...parcel, trackingId: '9', url: null },
              ],
            },
            { ...content, id: '2', number: '000000008', tracking: [] },
          ],
        }),
    })
    await fill(view, { Numéro: '42', 'E-mail': 'ada@exemple.fr', 'Nom de facturation': 'Le Goff' })
    const link = await screen.findByRole('link', { name: /Suivre le colis 6A123/ })
    expect(link.getAttribute('href')).toBe('https://suivi.example/6A123')
    // Once for each parcel, however many numbers it has.
    expect(screen.getAllByText('1 × Croquettes')).toHaveLength(2)
    expect(screen.getAllByText('Sonnez deux fois.')).toHaveLength(2)
    expect(screen.getByText(/sans suivi/)).toBeTruthy()
  })

  const invoice = { __typename: 'DisplayableInvoice' as const, id: '1', number: '000000001' }
  const [line] = order().items
  const parcel = { id: '1', number: '000000007', tracking: [], items: [], comments: [] }

  test.each([
    ['awaits the transfer', {}, 1],
    ['was paid', { invoices: [invoice] }, 0],
    ['was sent', { shipments: [parcel] }, 0],
    ['was canceled', { items: line ? [{ ...line, qtyCanceled: line.qtyOrdered }] : [] }, 0],
    ['is paid otherwise', { payments: [{ code: 'cashondelivery', title: 'À la livraison' }] }, 0],
  ])('says what to do while an order by bank transfer is unpaid: one that %s', async (_, changes, notes) => {
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
      FindGuestOrder: () => found(changes),
    })
    await fill(view, { Numéro: '42', 'E-mail': 'ada@exemple.fr', 'Nom de facturation': 'Le Goff' })
    await screen.findByRole('heading', { level: 1, name: /000000042/ })
    expect(screen.queryAllByText(/Vous payez cette commande par virement/)).toHaveLength(notes)
  })

  test('shows what the merchant wrote, with the day', async () => {
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
      FindGuestOrder: () => found({ comments: [{ createdAt: '2026-11-20T09:00:00Z', text: 'Un sac manque.' }] }),
    })
    await fill(view, { Numéro: '42', 'E-mail': 'ada@exemple.fr', 'Nom de facturation': 'Le Goff' })
    expect((await screen.findByText(/Un sac manque/)).textContent).toBe('20 novembre 2026 Un sac manque.')
  })

  test('says the same whatever does not match, and shows in place what is missing', async () => {
    const view = show({
      RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
      FindGuestOrder: () => ({ findGuestOrder: { success: false, errorMessage: 'Aucune commande.', order: null } }),
    })
    await screen.findByLabelText('Numéro', { exact: false })
    await view.user.click(screen.getByRole('button', { name: 'Voir ma commande' }))
    expect(screen.getByText('Saisissez le numéro de la commande.')).toBeTruthy()
    expect(screen.getByText('Saisissez le nom de famille de l’adresse de facturation.')).toBeTruthy()
    await fill(view, { Numéro: '42', 'E-mail': 'ada@exemple.fr', 'Nom de facturation': 'Le Goff' })
    expect((await screen.findByRole('alert')).textContent).toBe('Aucune commande.')
  })

  test('leads to the customer service where the store cannot look it up', async () => {
    show({ RequiredGuestOrderProof: () => ({ guestOrderProof: null }) })
    expect((await screen.findByRole('link', { name: '01 99 00 00 17' })).getAttribute('href')).toBe('tel:0199000017')
    expect(screen.getByRole('link', { name: 'bonjour@musette.example' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('says so when the shop cannot tell, and tries again', async () => {
    let requested = 0
    const { user } = show({
      RequiredGuestOrderProof: () => {
        if (requested++ === 0) throw new Error('Network error: HTTP 502')
        return { guestOrderProof: 'LAST_NAME' }
      },
    })
    await screen.findByText('Network error: HTTP 502')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByLabelText('Nom de facturation', { exact: false })).toBeTruthy()
  })
})

describe('a guest’s cancellation', () => {
  const cancellationReasons = [{ value: 'Other', label: 'Autre raison' }]
  const input = { number: '000000042', email: 'ada@exemple.fr', proof: 'Le Goff' }
  const values = { 'E-mail donné': input.email, 'Nom de facturation': input.proof }
  const answers: Answers = {
    RequiredGuestOrderProof: () => ({ guestOrderProof: 'LAST_NAME' }),
    FindGuestOrder: () => found({ cancellationReasons }),
  }

  test('requires a reason, and says that a mail follows', async () => {
    const ask = vi.fn(() => ({ requestGuestOrderCancellation: { success: true, errorMessage: null } }))
    const view = show({ ...answers, RequestGuestCancellation: ask })
    await fill(view, { 'Numéro de commande': input.number, ...values })
    await view.user.click(await screen.findByRole('button', { name: 'Annuler la commande' }))
    const dialog = within(screen.getByRole('dialog'))
    await view.user.selectOptions(dialog.getByLabelText(/Motif/), 'Other')
    await view.user.click(dialog.getByRole('button', { name: 'Recevoir l’e-mail' }))
    const said = await screen.findByText(/Un e-mail part à l’adresse ada@exemple\.fr/)
    expect(document.activeElement?.textContent).toBe(said.textContent)
    expect(ask).toHaveBeenCalledWith({ input, reason: 'Other' })
  })

  test.each([
    ['which names the order', null],
    ['and with what the browser gave before', input],
  ])('is confirmed with the key of the mail’s link, %s', async (_what, asked) => {
    const confirm = vi.fn(() => ({
      confirmGuestOrderCancellation: {
        success: true,
        errorMessage: null,
        order: guestOrder({ statusLabel: 'Annulée' }),
      },
    }))
    const view = renderInShop(
      <OrdersScreen />,
      { ...answers, OrderLookup: () => ({ orderLookup: asked }), ConfirmGuestCancellation: confirm },
      '/orders/?confirmation_key=abc&order_id=000000042',
    )
    await fill(view, asked ? {} : values)
    await view.user.click(await screen.findByRole('button', { name: 'Confirmer l’annulation' }))
    expect(await screen.findByText('Annulée')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('La commande n° 000000042 est annulée.')
    expect(confirm).toHaveBeenCalledWith({ input, key: 'abc' })
  })
})
