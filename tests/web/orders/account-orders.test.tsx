import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import InvoiceScreen from '../../../web/screens/orders/InvoiceScreen.tsx'
import OrderListScreen from '../../../web/screens/orders/OrderListScreen.tsx'
import OrderScreen from '../../../web/screens/orders/OrderScreen.tsx'
import RefundsScreen from '../../../web/screens/orders/RefundsScreen.tsx'
import { tabStorage } from '../../../web/site/storage.ts'
import { accepted, cartOf, line, refused } from '../cart/carts.ts'
import { checkoutOf } from '../checkout/checkouts.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { address, euros, order, withTax } from './orders.ts'

const params = { orderId: 'x', invoiceId: '7' }
const summary = (number: string) => ({
  order_id: `id-${number}`,
  number,
  createdAt: '2026-11-19T23:30:00Z',
  statusLabel: 'Expédiée',
  total: euros(18),
  items: ['Croquettes', 'Gamelle', 'Collier', 'Laisse', 'Os'].map((name) => ({
    name,
    qty: 2,
    options: [{ value: '2 kg' }],
    imageUrl: null,
  })),
  invoices: [{ id: '7', number: '9' }],
})
const listed = (items: object[], pageCount = 1) => ({
  me: { orderList: { total: items.length, page: 1, pageCount, items } },
})
const details = (changes: object = {}) => ({
  order: { ...order(), invoices: [], refunds: [], ...changes },
})

describe('the list of orders', () => {
  test('shows each with its state and a link, and requests further pages', async () => {
    renderInShop(<OrderListScreen />, { CustomerOrders: () => listed([summary('42'), summary('43')], 2) })
    const link = await screen.findByRole('link', { name: /Voir la commande n°\s42/ })
    expect(link.getAttribute('href')).toBe('/user/orders/id-42/')
    expect(screen.getAllByText('Expédiée')).toHaveLength(2)
    expect(screen.getByText('2 commandes')).toBeTruthy()
    const card = within(link.closest('li') ?? document.body)
    expect(card.getByText('2 × Croquettes, 2 kg')).toBeTruthy()
    expect(card.getByText('et 2 autres articles')).toBeTruthy()
    expect(card.getByRole('link', { name: /Facture n°\s9/ }).getAttribute('href')).toBe('/user/orders/id-42/invoice/7/')
    const pages = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(pages.map((page) => page.getAttribute('href'))).toContain('/user/orders/?page=2')
  })

  test('distinguishes several invoices of an order', async () => {
    const invoices = ['9', '10'].map((number) => ({ id: number, number }))
    renderInShop(<OrderListScreen />, { CustomerOrders: () => listed([{ ...summary('42'), invoices }, summary('43')]) })
    const texts = (await screen.findAllByRole('link', { name: /^Facture/ })).map(({ textContent }) => textContent)
    expect(texts).toEqual([expect.stringMatching(/n°\s9$/), expect.stringMatching(/n°\s10$/), 'Facture'])
  })

  test('leaves the values of a line with many options to the page of the order', async () => {
    const options = ['Zoé', '18:45', 'Vert'].map((value) => ({ value }))
    const items = [{ name: 'Collier brodé', qty: 1, options, imageUrl: null }]
    renderInShop(<OrderListScreen />, { CustomerOrders: () => listed([{ ...summary('42'), items }]) })
    expect(await screen.findByText('1 × Collier brodé')).toBeTruthy()
  })

  test('looks for a number, says that there is none, and leads back to all', async () => {
    const requested: unknown[] = []
    const { user, location } = renderInShop(
      <OrderListScreen />,
      {
        CustomerOrders: (variables: { number: string | null }) => {
          requested.push(variables)
          return listed(variables.number ? [] : [summary('42')])
        },
      },
      '/user/orders/',
    )
    await user.type(await screen.findByLabelText('Numéro de commande'), ' 99 {Enter}')
    expect(await screen.findByText(/Aucune de vos commandes ne porte le numéro/)).toBeTruthy()
    expect(location.history?.at(-1)).toBe('/user/orders/?number=99')
    expect(requested).toEqual([
      { number: null, page: 1 },
      { number: '99', page: 1 },
    ])
    expect(screen.getByRole('link', { name: 'Voir toutes mes commandes' }).getAttribute('href')).toBe('/user/orders/')
  })
})

describe('an order', () => {
  test('leads to its invoices in both forms and its refunds', async () => {
    const invoices = [
      {
        __typename: 'DisplayableInvoice',
        id: '7',
        number: '9',
        creationDate: null,
        totals: { grandTotal: withTax(18) },
      },
      { __typename: 'DownloadableInvoice', id: '7', number: '9', download: { name: 'f.pdf', url: '/f/7.pdf' } },
    ]
    renderInShop(<OrderScreen params={params} />, {
      OrderDetails: () => details({ invoices, refunds: [{ id: '1' }] }),
    })
    const href = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await href(/Voir la facture – Facture n°\s9/)).toBe('/user/orders/000000042/invoice/7/')
    expect(await href(/Télécharger .PDF. – Facture n°\s9/)).toBe('/f/7.pdf')
    expect(await href('Voir les remboursements')).toBe('/user/orders/000000042/refunds')
  })

  test('shows nothing of what it has not, and what store credit paid', async () => {
    const totals = { ...order().totals, paidOtherwise: euros(5) }
    renderInShop(<OrderScreen params={params} />, { OrderDetails: () => details({ totals }) })
    const paid = await screen.findByText('Avoir, carte-cadeau ou points')
    expect(paid.nextSibling?.textContent).toBe('−5,00\u202f€')
    for (const name of ['Factures', 'Remboursements']) {
      expect(screen.queryByRole('heading', { name })).toBeNull()
    }
  })

  test('names the VAT number of who pays', async () => {
    const billingAddress = { ...address, vatNumber: 'FR12345678901' }
    renderInShop(<OrderScreen params={params} />, { OrderDetails: () => details({ billingAddress }) })
    expect(await screen.findByText(/Numéro de TVA\s: FR12345678901/)).toBeDefined()
  })

  test('is never shown under the address of another', async () => {
    function Two() {
      const [orderId, setOrderId] = useState('x')
      return (
        <>
          <OrderScreen params={{ orderId }} />
          <button onClick={() => setOrderId('y')}>other</button>
        </>
      )
    }
    const { user } = renderInShop(<Two />, {
      OrderDetails: ({ orderId }: { orderId: string }) => (orderId === 'x' ? details() : new Promise(() => undefined)),
    })
    await screen.findByRole('heading', { level: 1, name: /000000042/ })
    await user.click(screen.getByRole('button', { name: 'other' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ma commande')
    expect(screen.queryByText('Croquettes')).toBeNull()
  })

  test('can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = renderInShop(<OrderScreen params={params} />, { OrderDetails: () => details() })
    await user.click(await screen.findByRole('button', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('ordering again', () => {
  const again = () => screen.findByRole('button', { name: 'Commander à nouveau' })
  const show = (answers: Answers, lines: ReturnType<typeof line>[] = []) =>
    renderInShop(<OrderScreen params={params} />, {
      Cart: () => ({ cart: cartOf(lines) }),
      OrderDetails: () => details(),
      FillCheckout: () => ({
        fillCheckout: {
          success: true,
          errorMessage: null,
          errors: [],
          notes: ['Point à choisir.'],
          checkout: checkoutOf({ step: 'DELIVERY' }),
        },
      }),
      ...answers,
    })

  test('opens the first step that lacks something, once however often it is pressed', async () => {
    const reorder = vi.fn(() => ({ reorder: accepted(cartOf([line('a')])) }))
    const { user, location } = show({ Reorder: reorder })
    await user.dblClick(await again())
    await waitFor(() => expect(location.history?.at(-1)).toBe('/checkout/?step=delivery'))
    expect(reorder).toHaveBeenCalledExactlyOnceWith({ orderId: '000000042', lines: null, replaces: false })
    expect(tabStorage.readJson('cart-notes')).toEqual(['Point à choisir.'])
  })

  test('says why nothing of it can be had', async () => {
    const { user, location } = show({ Reorder: () => ({ reorder: refused(cartOf([]), 'Croquettes\u00a0: épuisé.') }) })
    await user.click(await again())
    expect((await screen.findByRole('alert')).textContent).toContain('épuisé')
    expect(location.history).toEqual(['/'])
  })

  test.each([
    ['Ajouter à mon panier', false],
    ['Remplacer mon panier', true],
  ])('asks what becomes of a cart that is not empty: %s', async (name, replaces) => {
    const reorder = vi.fn(() => ({ reorder: accepted(cartOf([line('a')])) }))
    const { user, location } = show({ Reorder: reorder }, [line('b')])
    await user.click(await again())
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre panier n’est pas vide' }))
    expect(reorder).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(location.history?.at(-1)).toContain('/checkout/'))
    expect(reorder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ replaces }))
  })

  test('leaves everything as it is where the question is closed', async () => {
    const reorder = vi.fn()
    const { user } = show({ Reorder: reorder }, [line('b')])
    await user.click(await again())
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reorder).not.toHaveBeenCalled()
  })
})

describe('an invoice', () => {
  const invoice = {
    id: '7',
    number: '9',
    creationDate: null,
    seller: ['Musette SAS'],
    terms: ['Règlement à la commande.'],
    orderNumber: '42',
    orderedAt: '2026-11-19T23:30:00Z',
    payments: [{ title: 'Virement bancaire' }],
    billingAddress: { ...address, vatNumber: 'FR12345678901' },
    shippingAddress: null,
    taxes: [
      { rate: 20, amount: euros(2.5) },
      { rate: 5.5, amount: euros(0.5) },
    ],
    items: [
      {
        id: '1',
        name: 'Croquettes',
        sku: 'A-1',
        qty: 2.5,
        options: [],
        bundleOptions: [],
        price: { priceExclTax: euros(8.33) },
        taxAmount: euros(3),
        subtotal: withTax(20),
        fixedTaxes: [{ label: 'Éco-participation', price: euros(0.02) }],
      },
    ],
    totals: { ...order().totals, grandTotal: { ...withTax(18), priceExclTax: euros(15) } },
  }

  test('can be read, printed and kept', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = renderInShop(<InvoiceScreen params={params} />, { Invoice: () => ({ invoice }) })
    expect(await screen.findByRole('heading', { level: 1, name: /Facture n°\s9/ })).toBeTruthy()
    expect(screen.getByText('Musette SAS')).toBeTruthy()
    expect(screen.getByText('2,5')).toBeTruthy()
    expect(screen.getByText(/^dont Éco-participation 0,02\s€$/)).toBeTruthy()
    expect(screen.getByText('Règlement à la commande.')).toBeTruthy()
    expect(screen.getByText(/Numéro de TVA\s: FR12345678901/)).toBeTruthy()
    expect(screen.getByText('Total HT').nextSibling?.textContent).toBe('15,00\u202f€')
    expect(screen.getByText(/TVA 20\s%/).nextSibling?.textContent).toBe('2,50\u202f€')
    expect(screen.getByText(/TVA 5,5\s%/).nextSibling?.textContent).toBe('0,50\u202f€')
    // The store tells no date, and what is not delivered has no address for it.
    expect(screen.queryByText('Date de la facture')).toBeNull()
    expect(screen.queryByText('Livré à')).toBeNull()
    const file = screen.getByRole('link', { name: /Télécharger .PDF./ })
    expect(file.getAttribute('href')).toBe('/user/orders/x/invoice/7.pdf')
    await user.click(screen.getByRole('button', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('calls no delivery free that another invoice of the order has', async () => {
    const part = { ...invoice, shippingAddress: { ...address, vatNumber: null } }
    renderInShop(<InvoiceScreen params={params} />, { Invoice: () => ({ invoice: part }) })
    expect(await screen.findByText('Livré à')).toBeTruthy()
    expect(screen.queryByText('Livraison')).toBeNull()
  })
})

describe('refunds', () => {
  const refund = (changes: object) => ({
    id: '1',
    number: '5',
    creationDate: '2026-11-19T23:30:00Z',
    comments: ['Colis abîmé'],
    adjustment: euros(0),
    download: { url: '/user/orders/x/refunds/1.pdf' },
    items: [{ id: '1', name: 'Croquettes', sku: 'A-1', quantity: 1, priceInclTax: euros(10) }],
    totals: { ...order().totals, discount: withTax(0), grandTotal: withTax(10) },
    ...changes,
  })
  const show = (...refunds: object[]) =>
    renderInShop(<RefundsScreen params={params} />, {
      OrderRefunds: () => ({
        order: { order_id: 'x', number: '42', refunds },
      }),
    })

  test('show lines and sums, and leave out what is nothing', async () => {
    show(refund({}))
    const section = (await screen.findByRole('heading', { name: /Avoir n°\s5/ })).closest('section')
    const rows = within(section ?? document.body)
    expect(rows.getByText('Colis abîmé')).toBeTruthy()
    expect(rows.getByText('Total remboursé').nextSibling?.textContent).toBe('10,00\u202f€')
    for (const label of ['Remise', 'Livraison', 'Ajustement']) expect(rows.queryByText(label)).toBeNull()
  })

  test('say what a piece cost, with tax', async () => {
    show(refund({}))
    const table = await screen.findByRole('table')
    expect(within(table).getByRole('columnheader', { name: 'Prix unitaire TTC' })).toBeTruthy()
    expect(table.textContent).toContain('10,00\u202f€')
  })

  test('can be kept as a file', async () => {
    show(refund({}))
    const file = await screen.findByRole('link', { name: /Télécharger .PDF. – Avoir n°\s5/ })
    expect(file.getAttribute('href')).toBe('/user/orders/x/refunds/1.pdf')
  })

  test('of goodwill alone have no table without lines', async () => {
    show(refund({ items: [], adjustment: euros(10), totals: { ...order().totals, grandTotal: withTax(10) } }))
    expect((await screen.findByText('Ajustement')).nextSibling?.textContent).toBe('10,00\u202f€')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('cancelling an order', () => {
  const reasons = [
    { value: 'The order was placed by mistake', label: 'J’ai commandé par erreur' },
    { value: 'Other', label: 'Autre raison' },
  ]
  const cancelable = details({ cancellationReasons: reasons })

  test('is not offered where the store does not allow it', async () => {
    renderInShop(<OrderScreen params={params} />, { OrderDetails: () => details() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Annuler la commande' })).toBeNull()
  })

  test('requires a reason, then shows the order as it is', async () => {
    const cancel = vi.fn(() => ({
      cancelOrder: {
        success: true,
        errorMessage: null,
        order: { ...cancelable.order, statusLabel: 'Annulée', cancellationReasons: [] },
      },
    }))
    const { user } = renderInShop(<OrderScreen params={params} />, {
      OrderDetails: () => cancelable,
      CancelOrder: cancel,
    })
    await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Confirmer l’annulation' }))
    expect(dialog.getByText('Choisissez un motif.')).toBeTruthy()
    expect(cancel).not.toHaveBeenCalled()
    await user.selectOptions(dialog.getByLabelText(/Motif/), 'J’ai commandé par erreur')
    await user.click(dialog.getByRole('button', { name: 'Confirmer l’annulation' }))
    const done = await screen.findByText('La commande n° 000000042 est annulée.')
    expect(done.closest('[tabindex="-1"]')).toBe(document.activeElement)
    expect(screen.getByText('Annulée')).toBeTruthy()
    expect(cancel).toHaveBeenCalledWith({ orderId: '000000042', reason: 'The order was placed by mistake' })
  })

  test('says why it was refused, and keeps the order', async () => {
    const { user } = renderInShop(<OrderScreen params={params} />, {
      OrderDetails: () => cancelable,
      CancelOrder: () => ({ cancelOrder: { success: false, errorMessage: 'Un colis est déjà parti.', order: null } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText(/Motif/), 'Other')
    await user.click(dialog.getByRole('button', { name: 'Confirmer l’annulation' }))
    expect(await dialog.findByText('Un colis est déjà parti.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Garder la commande' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
