import { describe, expect, test } from 'vitest'
import { kindOfData } from '../../schema/page-kind.ts'
import { isGuarded, matchingRoute, ownPaths, type PageRoute } from '../../schema/page-route.ts'

const routes: PageRoute[] = [
  { path: '/', section: 'public', kind: 'home' },
  { path: '/cart', section: 'personal' },
  { path: '/user/orders/:number', section: 'guarded' },
  { path: '/user/:part?', section: 'guarded' },
  { path: '/share/:key', section: 'secret', extension: 'sharing' },
  { path: '/*', section: 'public' },
]

describe('the route of a path', () => {
  const found = (path: string, extensionsOff: string[] = []) => {
    const { route, params } = matchingRoute(routes, path, extensionsOff) ?? {}
    return [route?.path, params]
  }

  test('is the first that matches, with what stands in the path as it is written', () => {
    expect(found('/')).toEqual(['/', {}])
    expect(found('/user/orders/1%2F2')).toEqual(['/user/orders/:number', { number: '1%2F2' }])
    expect(found('/user')).toEqual(['/user/:part?', { part: undefined }])
    expect(found('/chiens/croquettes.html')).toEqual(['/*', { '*': 'chiens/croquettes.html' }])
    // Each time anew.
    expect(found('/user/orders/3')).toEqual(['/user/orders/:number', { number: '3' }])
    expect(matchingRoute(routes.slice(0, 2), '/chiens.html', [])).toBeUndefined()
  })

  test('is none of an extension that the site does not take', () => {
    expect(found('/share/abc', ['other'])).toEqual(['/share/:key', { key: 'abc' }])
    expect(found('/share/abc', ['sharing'])).toEqual(['/*', { '*': 'share/abc' }])
  })
})

test('pages with personal data or a key are guarded', () => {
  expect((['public', 'personal', 'guarded', 'secret'] as const).map(isGuarded)).toEqual([false, false, true, true])
})

test('a shopper’s own addresses are named once, without those below another', () => {
  expect(ownPaths(routes, [])).toEqual(['/cart', '/user/', '/share/'])
  expect(ownPaths(routes, ['sharing'])).toEqual(['/cart', '/user/'])
  const own = ['/a', '/a', '/ab', '/a/b', '/c/d'].map((path) => ({ path, section: 'personal' as const }))
  expect(ownPaths(own, [])).toEqual(['/a', '/ab', '/c/d'])
})

test('what the data of an address are says what kind of page it is', () => {
  const kind = (typename?: string, query = 'PageByUrl') =>
    kindOfData([
      [['Shop'], { route: { __typename: 'Product' } }],
      [[query, {}], { route: typename ? { __typename: typename } : null }],
    ])
  expect(['Category', 'Product', 'CmsPage', 'Redirect', undefined].map((name) => kind(name))).toEqual([
    'listing',
    'product',
    'content',
    'other',
    'other',
  ])
  expect(kind('Product', 'Search')).toBe('other')
  expect(kindOfData([[['PageByUrl'], undefined]])).toBe('other')
})
