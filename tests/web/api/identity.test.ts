import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type CachedObject, findCached, identityOf } from '../../../web/api/identity.ts'
import { shareChanges } from '../../../web/api/share-changes.ts'

describe('the identity of an object', () => {
  test.each([
    [{ sku: 'CRO-SAU', path: '/croquettes.html' }, 'Product:CRO-SAU'],
    [{ __typename: 'Product', sku: 'CRO-SAU', id: 4 }, 'Product:CRO-SAU'],
    [{ order_id: '000000042', id: 7 }, 'Order:000000042'],
    [{ item_id: '12', sku: 'CRO-SAU' }, 'CartItem:12'],
    [{ identifier: 'livraison', path: '/livraison' }, 'Entity:livraison'],
    [{ __typename: 'Category', id: '38' }, 'Category:38'],
    [{ __typename: 'Review', _id: 7 }, 'Review:7'],
    [{ id: '38' }, undefined],
    [{ sku: null }, undefined],
  ])('%j is %s', (object, identity) => {
    expect(identityOf(object)).toBe(identity)
  })
})

test('the latest response that holds the object is used, however deep it is in it', () => {
  const client = new QueryClient()
  const list = (name: string) => ({
    layer: {
      products: [
        { sku: 'A', name },
        { sku: 'B', name },
      ],
    },
  })
  client.setQueryData(['List', 1], list('new'), { updatedAt: 2000 })
  client.setQueryData(['List', 2], list('old'), { updatedAt: 1000 })
  client.setQueryData(['Nothing'], null)
  const find = (sku: string) =>
    findCached(client.getQueryCache(), (object): object is CachedObject => identityOf(object) === `Product:${sku}`)
  expect(find('B')).toEqual({ object: { sku: 'B', name: 'new' }, updatedAt: 2000 })
  expect(find('C')).toBeUndefined()
})

describe('a changed order', () => {
  const total = { amount: 40 }
  const order = (id: string, statusLabel: string) => ({ order_id: id, statusLabel, total, deliveredTo: 'Camille' })
  const list = { me: { orderList: { items: [order('1', 'En cours'), order('2', 'En cours')] } } }
  const details = (statusLabel: string) => ({
    order: { order_id: '1', statusLabel, total: { amount: 0 }, deliveredTo: { city: 'Lyon' }, shipments: [] },
  })

  test('is changed in every older response, in its plain values only, without making them fresh', () => {
    const client = new QueryClient()
    client.setQueryData(['Orders'], list, { updatedAt: 1000 })
    const stop = shareChanges(client, 'Order')
    client.setQueryData(['Order', '1'], details('Annulée'), { updatedAt: 2000 })
    expect(client.getQueryData(['Orders'])).toEqual({
      me: { orderList: { items: [order('1', 'Annulée'), order('2', 'En cours')] } },
    })
    expect(client.getQueryState(['Orders'])?.dataUpdatedAt).toBe(1000)
    stop()
    client.setQueryData(['Order', '1'], details('Remboursée'), { updatedAt: 3000 })
    expect(client.getQueryData(['Orders'])).toMatchObject({
      me: { orderList: { items: [{ statusLabel: 'Annulée' }, {}] } },
    })
  })

  test('leaves alone what is younger, and what does not speak of it', () => {
    const client = new QueryClient()
    client.setQueryData(['Orders'], list, { updatedAt: 3000 })
    client.setQueryData(['Cart'], { cart: { id: 'c' } }, { updatedAt: 1000 })
    const before = client.getQueryData(['Cart'])
    shareChanges(client, 'Order')
    client.setQueryData(['Order', '1'], details('Annulée'), { updatedAt: 2000 })
    expect(client.getQueryData(['Orders'])).toBe(list)
    expect(client.getQueryData(['Cart'])).toBe(before)
  })
})
