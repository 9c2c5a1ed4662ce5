import { expect, test } from 'vitest'
import { loggableUrl } from '../../../bff/ops/access-log.ts'

test.each([
  ['/croquettes.html?page=2&marque=Musette', '/croquettes.html?page=2&marque=Musette'],
  ['/graphql?query={me{id}}&variables={"email":"a@b.c"}', '/graphql?query={me{id}}&variables=***'],
  ['/account/password-reset?token=abc&email=a@b.c&x=1', '/account/password-reset?token=***&email=***&x=1'],
  ['/?gclid=1&authToken', '/?gclid=1&authToken=***'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl({ url })).toBe(logged)
})

test('an endless address is cut', () => {
  expect(loggableUrl({ url: `/${'x'.repeat(5000)}?${'y'.repeat(5000)}` }).length).toBe(500)
})
