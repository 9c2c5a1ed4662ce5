import { describe, expect, test } from 'vitest'
import { isFileRequest, withoutDots } from '../../../bff/http/addresses.ts'
import { readTarget } from '../../../bff/pages/target.ts'
import { findRoute } from '../../../web/routes.ts'

const routeOf = (path: string) => findRoute(path).route
const readRoot = (target: string) => readTarget(target, '', routeOf)

describe('a path that is not in its normal form', () => {
  test.each([
    ['/x/../user', '/user'],
    ['/x/%2e%2E/user/orders?a=../b', '/user/orders?a=../b'],
    ['/x/.%2e/cart', '/cart'],
    ['/./checkout', '/checkout'],
    ['/x\\..\\user', '/user'],
    ['/../..//evil.example', '/evil.example'],
    ['/chiens/.', '/chiens/'],
  ])('leads to the one that is meant: %s', (path, location) => {
    expect(withoutDots(path)).toBe(location)
    expect(readTarget(`/boutique${path}`, '/boutique', routeOf).location).toBe(`/boutique${location}`)
  })

  test.each([
    ['/%63hiens.html', '/chiens.html'],
    ['/chiens%2ehtml?a=%62', '/chiens.html?a=%62'],
    ['/search/%7e%5F%2d', '/search/~_-'],
    ['/p%c3%a2t%c3%a9es', '/p%C3%A2t%C3%A9es'],
    ['/search/a%2fb%253a', '/search/a%2Fb%253a'],
    ['/%75ser/', '/user/'],
  ])('has one spelling of its escapes: %s', (path, location) => {
    expect(readTarget(`/boutique${path}`, '/boutique', routeOf).location).toBe(`/boutique${location}`)
    expect(readRoot(location).location).toBeUndefined()
  })

  test.each(['/', '/chiens.html', '/search/2.5kg', '/search/...', '/a..b/c', '/search/%2e%2e%2e', '/x?y=/../z'])(
    'is told apart from dots that are a name: %s',
    (path) => {
      expect(withoutDots(path)).toBeUndefined()
    },
  )

  test.each([
    '/user',
    '/USER/orders',
    '//user',
    '/x/../user',
    '/x/%2e%2e/user',
    '/%75ser',
    '/./checkout',
    '/cart?a=/x',
  ])('is no page for everybody however it is written: %s', (path) => {
    expect(readRoot(path).section).not.toBe('public')
  })

  test.each([
    '/',
    '/users',
    '/search/user',
    '/search/a%2Fuser',
    '/chiens.html',
    '/search/%E0%A4%A',
    '/search/50%25',
    '//[',
  ])('is no person’s where only a word is alike: %s', (path) => {
    expect(readRoot(path).section).toBe('public')
  })
})

describe('an address with accents', () => {
  test.each([
    ['/search/pa%CC%82te%CC%81e', '/search/p%C3%A2t%C3%A9e'],
    ['/chiens.html?marque=Cafe%CC%81+%26+Co&bio=Oui', '/chiens.html?marque=Caf%C3%A9+%26+Co&bio=Oui'],
  ])('leads to the one with composed letters: %s', (path, location) => {
    expect(readRoot(path).location).toBe(location)
  })

  test.each(['/search/p%C3%A2t%C3%A9e', '/search/%E0%A4%A', '/search/100%25', '/search/%F0%9F%90%95'])(
    'stays as it is: %s',
    (path) => {
      expect(readRoot(path).location).toBeUndefined()
    },
  )
})

describe('addresses of the store’s script', () => {
  test.each([
    ['/index.php/chiens.html?page=2', '/chiens.html?page=2'],
    ['/index.php', '/'],
    ['/index.php?x=1', '/?x=1'],
    ['/index.php//evil.example/', '/evil.example/'],
    ['/index.php/\\evil.example', '/evil.example'],
  ])('%s leads to %s', (path, location) => {
    expect(readRoot(path).location).toBe(location)
  })

  test('are pages too where a suffix is written large', () => {
    expect(isFileRequest('/CROQUETTES-POULET-1-KG.HTML')).toBe(false)
    expect(isFileRequest('/leaflet.PDF')).toBe(true)
  })
})
