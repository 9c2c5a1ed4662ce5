import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import DownloadsScreen from '../../../web/screens/downloads/DownloadsScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const file = (id: string, changes: object = {}) => ({
  id,
  name: 'Guide',
  createdAt: '2026-11-19T23:30:00Z',
  status: 'AVAILABLE',
  remaining: 5,
  url: `/user/downloadable-products/${id}/file`,
  order: { order_id: 'x', number: '42' },
  ...changes,
})
const show = (files: object[], path = '/user/downloadable-products') =>
  renderInShop(<DownloadsScreen />, { DownloadableProducts: () => ({ me: { downloadableProducts: files } }) }, path)

describe('bought files', () => {
  test('can be fetched, and are distinguished where one order has several', async () => {
    show([file('a'), file('b')])
    const link = await screen.findByRole('link', { name: 'Télécharger\u00a0: Guide, fichier 2 sur 2' })
    expect(link.getAttribute('href')).toBe('/user/downloadable-products/b/file')
    expect(link.hasAttribute('download')).toBe(true)
    expect(screen.getAllByRole('link', { name: '42' })[0]?.getAttribute('href')).toBe('/user/orders/x/')
  })

  test('say why they cannot be fetched', async () => {
    show([
      file('a', { status: 'PENDING', url: null, remaining: null }),
      file('b', { name: '', status: 'EXPIRED', url: null, remaining: 0, order: null }),
    ])
    expect(await screen.findByText('Disponible après le paiement')).toBeTruthy()
    expect(screen.getByText('Sans limite')).toBeTruthy()
    expect(screen.getByText('Fichier')).toBeTruthy()
    expect(screen.getByText('Plus disponible')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Télécharger/ })).toBeNull()
  })

  test('name the one that the store refused', async () => {
    show([file('a')], '/user/downloadable-products?refused')
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(await screen.findByRole('link', { name: /Télécharger/ })).toBeTruthy()
  })
})
