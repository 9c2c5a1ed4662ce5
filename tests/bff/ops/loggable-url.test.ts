import { expect, test } from 'vitest'
import { loggableUrl } from '../../../bff/ops/loggable-url.ts'

test.each([
  ['/croquettes.html?page=2&sort=price-asc&marque=Musette', '/croquettes.html?page=2&sort=price-asc&marque=***'],
  ['/graphql?query={me{id}}&variables={"email":"a@b.c"}', '/graphql?query=***&variables=***'],
  ['/account/password-reset?token=abc&email=a@b.c&x=1', '/account/password-reset?token=***&email=***&x=***'],
  ['/customer/account/createPassword/?token=abc', '/customer/account/createPassword/?token=***'],
  [
    '/customer/account/createPassword/token/iPtVmBqUeiNVq7GCoTDNu2LfJvwQ8sRk/',
    '/customer/account/createPassword/token/[token]/',
  ],
  ['/?gclid=1&authToken', '/?gclid=***&authToken'],
  ['/search/jean.dupont%40exemple.fr', '/search/[mail]'],
  ['/search/06%2012%2034%2056%2078', '/search/[number]'],
  ['/wishlist/share/a8f5f167f44f4964e6c998dee827110c/', '/wishlist/share/[token]/'],
  ['/user/orders/000000123/', '/user/orders/[number]/'],
  ['/boutique/Contribution/geheim?x=1', '/boutique/Contribution/***?x=***'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged)
})

test('an endless address is cut', () => {
  expect(loggableUrl(`/${'x'.repeat(5000)}?${'y'.repeat(5000)}`).length).toBe(500)
})
