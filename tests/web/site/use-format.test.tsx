import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useFormat } from '../../../web/site/use-format.ts'

const { money, number, percent, date } = renderHook(() => useFormat()).result.current

describe('formats of the shop’s locale', () => {
  test('write prices with a comma and narrow no-break spaces', () => {
    expect(money({ amount: 12.9, currency: 'EUR' })).toBe('12,90\u202f€')
    expect(money({ amount: 1234.5, currency: 'EUR' })).toBe('1\u202f234,50\u202f€')
    expect(money({ amount: -82.15, currency: 'EUR' })).toBe('\u221282,15\u202f€')
  })

  test('write another currency by its sign', () => {
    expect(money({ amount: 5, currency: 'CHF' })).toContain('CHF')
  })

  test('write numbers and shares', () => {
    expect(number(4.5)).toBe('4,5')
    expect(percent(-0.24)).toBe('\u221224\u202f%')
  })

  test('write the shop’s day, not the machine’s', () => {
    expect(date('2026-11-19T23:30:00Z')).toBe('20 novembre 2026')
  })
})
