import { describe, expect, test } from 'vitest'
import { isPostalCode, isTelephone } from '../../schema/address-rules.ts'

describe('a postcode', () => {
  test.each([
    ['FR', '35000'],
    ['FR', ' 01000 '],
    ['BE', '1000'],
    ['MC', '98000'],
    ['NL', '1012 AB'],
    ['LU', 'L-1009'],
    ['GB', 'SW1A 1AA'],
  ])('of %s can be %s', (country, text) => expect(isPostalCode(country, text)).toBe(true))

  test.each([
    ['FR', '3500'],
    ['FR', 'ABC'],
    ['FR', '35 000'],
    ['BE', '35000'],
    ['MC', '35000'],
    ['GB', '<script>'],
    ['FR', ''],
  ])('of %s is never %j', (country, text) => expect(isPostalCode(country, text)).toBe(false))
})

describe('a telephone number', () => {
  test.each(['06 12 34 56 78', '0612345678', '+33 (0)6.12.34.56.78', '02-99-00-00-17'])('can be %s', (text) =>
    expect(isTelephone(text)).toBe(true),
  )

  test.each(['', '12345', 'appelez-moi', '06 12 34 56 78 90 12 34 56', '06/12/34/56/78'])('is never %j', (text) =>
    expect(isTelephone(text)).toBe(false),
  )
})
