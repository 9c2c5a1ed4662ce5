import { expect, test } from 'vitest'
import { hasBearer, isSameSecret } from '../../../bff/http/secrets.ts'

test('a secret is compared in all of its characters, and an empty one matches nothing', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true)
  for (const given of ['ab', 'abcd', 'ABC', '']) expect(isSameSecret(given, 'abc')).toBe(false)
  expect(isSameSecret('', '')).toBe(false)
})

test.each([
  ['Bearer abc', true],
  ['bearer  abc ', true],
  ['Bearer abd', false],
  ['Basic abc', false],
  ['x Bearer abc', false],
  ['Bearer abc def', false],
  ['Bearer', false],
  [undefined, false],
])('the header %j carries the token: %s', (authorization, isKnown) => {
  expect(hasBearer({ headers: { authorization } }, 'abc')).toBe(isKnown)
  expect(hasBearer({ headers: { authorization } }, '')).toBe(false)
})
