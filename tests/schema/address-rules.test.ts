import { describe, expect, test } from 'vitest'
import { isPostalCode, isTelephone, typedTelephone } from '../../schema/address-rules.ts'

describe('a postcode', () => {
  test.each([
    ['FR', '35000'],
    ['FR', ' 01000 '],
    ['BE', '1000'],
    ['MC', '98000'],
    ['NL', '1012 AB'],
    ['LU', 'L-1009'],
    ['GB', 'SW1A 1AA'],
    ['FR', '\u200b35000\u202f'],
    ['PT', '1234\u2011567'],
    ['SE', '123 45'],
    ['PL', '00-950'],
    ['XX', 'É1'],
  ])('of %s can be %s', (country, text) => expect(isPostalCode(country, text)).toBe(true))

  test.each([
    ['FR', '3500'],
    ['FR', 'ABC'],
    ['FR', '35 000'],
    ['BE', '35000'],
    ['MC', '35000'],
    ['GB', '<script>'],
    ['GB', '-1AA'],
    ['GB', 'SW1A 1AA!'],
    ['GB', '!SW1A 1AA'],
    ['XX', '1'],
    ['XX', '12345678901'],
    ['FR', ''],
  ])('of %s is never %j', (country, text) => expect(isPostalCode(country, text)).toBe(false))
})

describe('a telephone number', () => {
  test.each([
    '06 12 34 56 78',
    '0612345678',
    '123456',
    '123456789012345',
    '+33 (0)6.12.34.56.78',
    '02-99-00-00-17',
    '0475/12.34.56',
  ])('can be %s', (text) => expect(isTelephone(text)).toBe(true))

  test.each(['', '12345', 'appelez-moi', '06 12 34 56 78 90 12 34 56', '06 12 34 56 poste 78'])('is never %j', (text) =>
    expect(isTelephone(text)).toBe(false),
  )

  test.each([
    ['0475/12.34.56', '0475 12 34 56'],
    ['02–99–00–00–17', '02-99-00-00-17'],
    ['\u202a06\u00a012\u00a034\u00a056\u00a078\u202c', '06 12 34 56 78'],
    ['+33 (0)6.12.34.56.78', '+33 6 12 34 56 78'],
    ['+44 (0) 20 7946 0018 (12)', '+44207946001812'],
    ['(02) 99 00 00 17', '(02) 99 00 00 17'],
    ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
    ['＋33·6 •12.34.56.78.', '+33 6 12 34 56 78'],
    ['0033 ( 0 ) 6 12 34 56 78', '0033 6 12 34 56 78'],
    ['06 (0) 12 34 56', '06 (0) 12 34 56'],
    ['06 00 12 (0) 34', '06 00 12 (0) 34'],
    ['06-12-34-56-78-90-12', '06-12-34-56-78-90-12'],
    ['06-12-34-56-78-90-123', '061234567890123'],
    ['123456', '123456'],
    ['06.12.34 ou plus tard', '06.12.34 ou plus tard'],
    ['06 12 34 56 78, le matin', '06 12 34 56 78, le matin'],
  ])('%j goes to the store as %j', (text, telephone) => {
    expect(typedTelephone(text)).toBe(telephone)
  })
})
