import { describe, expect, test } from 'vitest'
import { typedAmount, typedNumber } from '../../schema/typed-number.ts'

describe('a typed number', () => {
  test.each([
    ['12', 12],
    ['007', 7],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [',5', 0.5],
    ['0,500', 0.5],
    ['2,0', 2],
    ['5,', 5],
    ['+3', 3],
    [' 12\t', 12],
    ['1 500', 1500],
    ['1\u202f500', 1500],
    ['1\u00a0500,25', 1500.25],
    ['1’500', 1500],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['1.234.567', 1_234_567],
    ['٣', 3],
    ['١٫٥', 1.5],
    ['۱۲', 12],
    ['१२', 12],
    ['１２', 12],
    ['１，５', 1.5],
    ['\u200e12\u200f', 12],
    ['1\ufe0f\u2060', 1],
  ])('%j is %d', (text, number) => {
    expect(typedNumber(text)).toBe(number)
  })

  test.each([
    '',
    ' ',
    ',',
    '-2',
    '−2',
    '–2',
    '1-2',
    'deux',
    '2x',
    '1e3',
    '0x10',
    '1,2,3',
    '1 5',
    '½',
    '1²',
    '᠑',
    '1.5,3.2',
  ])('%j is none', (text) => {
    expect(typedNumber(text)).toBeNull()
  })

  test.each(['1.500', '1,500', '12.000'])('%j is two numbers, so it is none', (text) => {
    expect(typedNumber(text)).toBeNull()
  })
})

test('a typed amount has cents, and may have a currency', () => {
  expect(typedAmount('12,90 €')).toBe(12.9)
  expect(typedAmount('€ 1 500')).toBe(1500)
  for (const text of ['', '12 euros', '12,9051', '-5', '99999999', '9'.repeat(400)])
    expect(typedAmount(text)).toBeNull()
})
