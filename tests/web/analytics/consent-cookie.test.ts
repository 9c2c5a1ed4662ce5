// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { isDue, readChoice, today, writeChoice } from '../../../web/analytics/consent.ts'

const NAME = 'musette-consent'
const choice = (changes = {}) => ({ day: today(), allowed: ['audience'], refused: ['video'], ...changes }) as const

beforeEach(() => {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`
})

describe('a choice about cookies', () => {
  test('is read as it was written', () => {
    expect(readChoice()).toBeNull()
    writeChoice({ day: 20_412, allowed: ['audience', 'reviews'], refused: ['video'] }, '')
    expect(readChoice()).toEqual({ day: 20_412, allowed: ['audience', 'reviews'], refused: ['video'] })
  })

  test('counts as none where nobody here wrote it, and knows no service that is not there', () => {
    document.cookie = `${NAME}=yes; Path=/`
    expect(readChoice()).toBeNull()
    document.cookie = `${NAME}=20412_audience.spying_; Path=/`
    expect(readChoice()).toEqual({ day: 20_412, allowed: ['audience'], refused: [] })
  })

  test('is asked for where there is none, after six months, and for a service that came later', () => {
    expect(isDue(null, ['audience'])).toBe(true)
    expect(isDue(choice(), ['audience', 'video'])).toBe(false)
    expect(isDue(choice({ day: today() - 183 }), ['audience'])).toBe(true)
    expect(isDue(choice(), ['audience', 'reviews'])).toBe(true)
  })

  test('is not asked for where the site uses nothing of others', () => {
    expect(isDue(null, [])).toBe(false)
  })
})
