// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { isDue, readChoice, today, writeChoice } from '../../../web/analytics/consent.ts'

const NAME = 'musette-consent'
const choice = (changes = {}) => ({ day: today(), allowed: ['video'], refused: [], ...changes }) as const

beforeEach(() => {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`
})

describe('a choice about cookies', () => {
  test.each([
    { day: 20_412, allowed: ['video'], refused: [] },
    { day: 20_412, allowed: [], refused: ['video'] },
  ] as const)('is read as it was written: %j', (written) => {
    expect(readChoice()).toBeNull()
    writeChoice(written, '')
    expect(readChoice()).toEqual(written)
  })

  test('counts as none where nobody here wrote it, and knows no service that is not there', () => {
    document.cookie = `${NAME}=yes; Path=/`
    expect(readChoice()).toBeNull()
    document.cookie = `${NAME}=20412_video.spying_; Path=/`
    expect(readChoice()).toEqual({ day: 20_412, allowed: ['video'], refused: [] })
  })

  test('is due where there is none, after six months, and for a service that came later', () => {
    expect(isDue(null, ['video'])).toBe(true)
    expect(isDue(choice(), ['video'])).toBe(false)
    expect(isDue(choice({ allowed: [], refused: ['video'] }), ['video'])).toBe(false)
    expect(isDue(choice({ day: today() - 183 }), ['video'])).toBe(true)
    expect(isDue(choice({ allowed: [] }), ['video'])).toBe(true)
  })

  test('is not due where the site uses no third parties', () => {
    expect(isDue(null, [])).toBe(false)
  })
})
