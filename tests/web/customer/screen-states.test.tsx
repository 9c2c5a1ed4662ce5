import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import DownloadsScreen from '../../../web/screens/downloads/DownloadsScreen.tsx'
import InvoiceScreen from '../../../web/screens/orders/InvoiceScreen.tsx'
import OrderListScreen from '../../../web/screens/orders/OrderListScreen.tsx'
import OrderScreen from '../../../web/screens/orders/OrderScreen.tsx'
import RefundsScreen from '../../../web/screens/orders/RefundsScreen.tsx'
import ReturnFormScreen from '../../../web/screens/returns/ReturnFormScreen.tsx'
import ReturnsScreen from '../../../web/screens/returns/ReturnsScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const params = { orderId: 'x', invoiceId: '1' }
const IsFeatureActive = () => ({ isFeatureActive: true })
const none = { total: 0, page: 1, pageCount: 0, items: [] }

type Case = {
  node: ReactNode
  operation: string
  /** While nothing is known yet. */
  title: string
  /** What the store answers for somebody who has nothing of the kind, and what is said then. */
  nothing: unknown
  said: string | RegExp
}
const cases: Record<string, Case> = {
  orders: {
    node: <OrderListScreen />,
    operation: 'CustomerOrders',
    title: 'Mes commandes',
    nothing: { me: { orderList: none } },
    said: 'Vous n’avez pas encore passé de commande.',
  },
  'an order': {
    node: <OrderScreen params={params} />,
    operation: 'OrderDetails',
    title: 'Ma commande',
    nothing: { order: null },
    said: 'Commande introuvable',
  },
  'an invoice': {
    node: <InvoiceScreen params={params} />,
    operation: 'Invoice',
    title: 'Facture',
    nothing: { invoice: null },
    said: 'Facture introuvable',
  },
  'refunds of an order': {
    node: <RefundsScreen params={params} />,
    operation: 'OrderRefunds',
    title: 'Remboursements',
    nothing: { order: { order_id: 'x', number: '42', refunds: [] } },
    said: 'Rien n’a été remboursé pour cette commande.',
  },
  returns: {
    node: <ReturnsScreen />,
    operation: 'CustomerReturns',
    title: 'Mes retours',
    nothing: { me: { returns: none } },
    said: 'Vous n’avez demandé aucun retour.',
  },
  'a new return': {
    node: <ReturnFormScreen params={params} />,
    operation: 'ReturnableOrder',
    title: 'Renvoyer des articles',
    nothing: { order: { order_id: 'x', number: '42', isReturnable: false, returnAttributes: [], items: [] } },
    said: /Aucun article de cette commande ne peut être renvoyé/,
  },
  'bought files': {
    node: <DownloadsScreen />,
    operation: 'DownloadableProducts',
    title: 'Mes téléchargements',
    nothing: { me: { downloadableProducts: [] } },
    said: 'Vous n’avez acheté aucun fichier à télécharger.',
  },
}

describe.each(Object.entries(cases))('the screen of %s', (_, { node, operation, title, nothing, said }) => {
  test('has its title while it loads', async () => {
    const never = new Promise(() => undefined)
    renderInShop(node, { IsFeatureActive, [operation]: () => never })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(await screen.findByText('Chargement de votre compte…')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test('says what went wrong under its title, and tries again', async () => {
    let isDown = true
    const { user } = renderInShop(node, {
      IsFeatureActive,
      [operation]: () => {
        if (isDown) throw new Error('Network error: HTTP 502')
        return nothing
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Network error: HTTP 502')
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})
