import { describe, expect, test } from 'vitest'
import { canonicalVariables, readRequest, sendRequest } from '../../../bff/magento/request.ts'
import { AddToCart, ShopName } from '../support/fake-domains.ts'

const endpoint = new URL('http://store.example/graphql')

describe('variables', () => {
  test('are one text however they are ordered', () => {
    expect(canonicalVariables({ b: { d: 1, c: [2] }, a: 'x' })).toBe('{"a":"x","b":{"c":[2],"d":1}}')
    expect(canonicalVariables({ a: 'x', b: { c: [2], d: 1 } })).toBe('{"a":"x","b":{"c":[2],"d":1}}')
  })

  test('are sent without nulls, at any depth: the store fails on some of them', () => {
    expect(canonicalVariables({ area: null, filter: { price: undefined, sku: { in: ['a'] }, name: null } })).toBe(
      '{"filter":{"sku":{"in":["a"]}}}',
    )
  })

  test('hold no half of an emoji: PHP could not read them', () => {
    const cut = 'Pour Moka 🐶'.slice(0, -1)
    expect(canonicalVariables({ notes: [cut, 'Pour Moka 🐶'] })).toBe('{"notes":["Pour Moka \ufffd","Pour Moka 🐶"]}')
  })

  test('may be absent', () => {
    expect(canonicalVariables(undefined)).toBe('{}')
  })
})

describe('a read', () => {
  test('is sent by GET with the minified document, the store view and the id of its cache', () => {
    const { method, path, headers } = readRequest(
      endpoint,
      ShopName,
      '{"note":"é&="}',
      { store: 'default' },
      {
        cacheId: 'abc',
      },
    )
    const parameters = new URL(path, endpoint).searchParams
    expect(method).toBe('GET')
    expect(parameters.get('query')).toBe(ShopName.text)
    expect(parameters.get('variables')).toBe('{"note":"é&="}')
    expect(headers).toMatchObject({ store: 'default', 'x-magento-cache-id': 'abc', 'accept-encoding': 'gzip' })
    expect(headers).not.toHaveProperty('content-currency')
    expect(headers).not.toHaveProperty('cookie')
  })

  test('is sent by POST when its address would be too long for a web server', () => {
    const { method, path, body } = readRequest(endpoint, ShopName, JSON.stringify({ note: 'x'.repeat(8000) }), {
      store: '',
    })
    expect(method).toBe('POST')
    expect(path).toBe('/graphql')
    expect(JSON.parse(body ?? '')).toMatchObject({ query: ShopName.text })
  })

  test('names the currency only when the shopper chose one', () => {
    expect(readRequest(endpoint, ShopName, '{}', { store: '', currency: 'USD' }).headers['content-currency']).toBe(
      'USD',
    )
  })
})

test('a mutation is sent by POST with the one content type that the store accepts', () => {
  const { method, headers, body } = sendRequest(endpoint, AddToCart, '{"qty":1}', { store: 'fr' })
  expect(method).toBe('POST')
  expect(headers['content-type']).toBe('application/json')
  expect(headers.store).toBe('fr')
  expect(JSON.parse(body ?? '')).toEqual({ query: AddToCart.text, variables: { qty: 1 } })
})
