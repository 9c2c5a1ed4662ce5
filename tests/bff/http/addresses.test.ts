import { describe, expect, test } from 'vitest'
import {
  decodable,
  isFileRequest,
  originForm,
  pageUrl,
  redirectStatus,
  safeLocation,
  withoutDots,
} from '../../../bff/http/addresses.ts'
import { readTarget } from '../../../bff/pages/target.ts'
import { findRoute } from '../../../web/routes.ts'

const routeOf = (path: string) => findRoute(path).route
const readRoot = (target: string) => readTarget(target, '', routeOf)

describe('a path that is not in its normal form', () => {
  test.each([
    ['/x/../user', '/user'],
    ['/x/%2e%2E/user/orders?a=../b', '/user/orders?a=../b'],
    ['/x/../cart?next=/a?b=1?c', '/cart?next=/a?b=1?c'],
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
    ['/%63hiens.html?next=/a?b=1?c', '/chiens.html?next=/a?b=1?c'],
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

describe('a URL that cannot be decoded', () => {
  test.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/search/100%', '/search/100%25'],
    ['/p%E2t%E9e?a=%E2&b=%', '/p%25E2t%25E9e?a=%E2&b=%'],
  ])('is read as the text that it is: %s', (url, read) => {
    expect(decodable(url)).toBe(read)
  })

  test.each(['/', '/search/p%C3%A2t%C3%A9e', '/search/100%25?q=%', '/a%2Fb', '*'])('is another: %s', (url) => {
    expect(decodable(url)).toBe(url)
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

describe('the address of a file', () => {
  test.each(['/leaflet.pdf', '/media/a.b/leaflet.PDF?v=1', '/assets/', '/assets/x?y', '/a.mp4'])(
    'is told by its ending or its folder: %s',
    (url) => expect(isFileRequest(url)).toBe(true),
  )

  test.each([
    '/',
    '',
    '/chiens.html',
    '/2.5kg',
    '/a.b',
    '/a.verylongending',
    '/leaflet.pdf/',
    '/page?file=leaflet.pdf',
    '/search/leaflet.pdf',
    '/product/a.pdf',
    '/category/a.pdf',
    '/my/assets/x',
  ])('is not that of a page: %s', (url) => expect(isFileRequest(url)).toBe(false))

  test('of which only the beginning is like a search is one all the same', () => {
    expect(isFileRequest('/searches/a.pdf')).toBe(true)
    expect(isFileRequest('/x/search/a.pdf')).toBe(true)
  })
})

test.each([
  ['', '/'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/home?a=/home', '/?a=/home'],
  ['?a=b', '/?a=b'],
  ['/homes', '/homes'],
  ['/chiens.html?page=2', '/chiens.html?page=2'],
])('%j is the page %s', (url, page) => {
  expect(pageUrl(url)).toBe(page)
})

test.each([
  ['https://shop.example/a?b=http://c/', '/a?b=http://c/'],
  ['HTTP://shop.example', '/'],
  ['http://shop.example?a', '/?a'],
  ['/a', '/a'],
  ['/http://b/', '/http://b/'],
  ['a', '/a'],
])('the request target %s names the path %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})

describe('the target of a redirect', () => {
  test.each([
    ['/chiens.html?a=b', '/chiens.html?a=b'],
    ['https://shop.example/a', 'https://shop.example/a'],
    ['//evil.example/', '/evil.example/'],
    ['\\/evil.example/', '/evil.example/'],
    ['/pâtées de chien', '/p%C3%A2t%C3%A9es%20de%20chien'],
    ['/p%C3%A2t%c3%a9es à', '/p%C3%A2t%c3%a9es%20%C3%A0'],
    ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
    ['/a\ud800', '/a%EF%BF%BD'],
    ['/100% à', '/100%25%20%C3%A0'],
  ])('%j is sent as %s', (location, sent) => {
    expect(safeLocation(location)).toBe(sent)
  })

  test('has a status that is one of a redirect', () => {
    expect([301, 302, 303, 307, 308, 300, 304, 200].map(redirectStatus)).toEqual([
      301, 302, 303, 307, 308, 302, 302, 302,
    ])
  })
})
