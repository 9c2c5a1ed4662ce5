import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type CachedObject, findCached, identityOf } from '../../../web/api/identity.ts'

describe('the identity of an object', () => {
  test.each([
    [{ sku: 'CRO-SAU', path: '/croquettes.html' }, 'Product:CRO-SAU'],
    [{ __typename: 'Product', sku: 'CRO-SAU', id: 4 }, 'Product:CRO-SAU'],
    [{ item_id: '12', sku: 'CRO-SAU' }, 'CartItem:12'],
    [{ identifier: 'livraison', path: '/livraison' }, 'Entity:livraison'],
    [{ order_id: '000000042', id: 7 }, 'Order:000000042'],
    [{ __typename: 'Category', id: '38' }, 'Category:38'],
    [{ __typename: 'Review', _id: 5 }, 'Review:5'],
    [{ id: '38' }, undefined],
    [{ __typename: 'Money', amount: 5 }, undefined],
    [{ sku: null }, undefined],
  ])('%j is %s', (object, identity) => {
    expect(identityOf(object)).toBe(identity)
  })
})

test('the latest answer that holds the object is taken, however deep it lies in it', () => {
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
  expect(find('B')).toEqual({ sku: 'B', name: 'new' })
  expect(find('C')).toBeUndefined()
})
