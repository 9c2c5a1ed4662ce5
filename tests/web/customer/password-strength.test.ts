import { expect, test } from 'vitest'
import { measurePassword } from '../../../schema/password-rule.ts'
import { passwordStrength } from '../../../web/screens/customer/PasswordField.tsx'

const rule = { minLength: 8, characterClasses: 3 }

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 2],
  ['aB1', 2],
  ['Abcdefg1', 3],
  ['Abcdefg1!xyz', 4],
  ['Abcdefghijklm1', 4],
] as const)('«%s» has the strength %i', (password, strength) => {
  expect(passwordStrength(password, rule)).toBe(strength)
})

test('counts characters as people do, and accents as letters', () => {
  expect(measurePassword('éÀ1éÀ1éÀ', rule)).toMatchObject({ isLong: true, isMixed: true, isEnough: true })
  expect(measurePassword('🐴🐴🐴🐴', rule)).toMatchObject({ isLong: false })
})

test('a space at an end is no part of a password: the store cuts it off', () => {
  expect(measurePassword('Abcdefg1 ', rule).isEnough).toBe(false)
  expect(measurePassword('Abcd efg1', rule).isEnough).toBe(true)
})
