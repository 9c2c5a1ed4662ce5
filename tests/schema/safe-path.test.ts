import { describe, expect, test } from 'vitest'
import { loginPath, safePath } from '../../schema/safe-path.ts'

describe('where a shopper goes after signing in', () => {
  test.each([
    '/',
    '/a',
    '/cart',
    '/registered',
    '/my/login',
    '/[',
    '/user/orders/12?page=2',
    '/chiens/croquettes.html#avis',
    '/search/p%C3%A2t%C3%A9e',
  ])('is where they were: %s', (path) => expect(safePath(path)).toBe(path))

  test.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n',
    'cart',
    '/login',
    '/login?next=%2Flogin',
    '/register/',
    '/register',
    '/login/',
    '/a\u0000b',
    'x/cart',
    '/user/../login',
    '//[',
  ])('is the account where it would lead elsewhere, or round in circles: %j', (path) => {
    expect(safePath(path)).toBe('/user/')
  })

  test('is remembered in the address of the sign-in screen', () => {
    expect(loginPath('/cart?a=1&b=2')).toBe('/login?next=%2Fcart%3Fa%3D1%26b%3D2')
    expect(loginPath('/user/')).toBe('/login')
    expect(loginPath('//evil.example')).toBe('/login')
  })
})
