import { describe, expect, test } from 'vitest'
import { isEmail } from '../../schema/email.ts'
import { MAX_EMAIL } from '../../schema/field-limits.ts'
import { leavesAtOnce } from '../../schema/leaves-at-once.ts'
import { measurePassword, USUAL_PASSWORD_RULE } from '../../schema/password-rule.ts'
import { reductionOf } from '../../schema/reduction.ts'
import { choiceCents, requiredCents } from '../../schema/required-extras.ts'
import { simplerWords } from '../../schema/simpler-words.ts'
import { watchAddress } from '../../schema/video.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.fr',
    "o'neil+chiens.chats_1@sub-1.example.co.uk",
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.fr`,
    'A@B-C.FR',
  ])('can be %s', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'a',
    'a@b',
    '@b.fr',
    'a@.fr',
    'a@b.',
    'a@b..fr',
    'a@-b.fr',
    'a@b-.fr',
    'a@b.-r',
    'a@b.f-',
    'a b@c.fr',
    'a@b_c.fr',
    'a@b@c.fr',
    ' a@b.fr',
    'a@b.fr\n',
    'é@b.fr',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.fr`,
    `a@${'b.'.repeat(200)}fr`,
  ])('is never %j', (text) => expect(isEmail(text)).toBe(false))
})

test('an e-mail address is as long as the store keeps it at most', () => {
  const longest = `a@${'b.'.repeat((MAX_EMAIL - 4) / 2)}fr`
  expect(longest).toHaveLength(MAX_EMAIL)
  expect([isEmail(longest), isEmail(`a${longest}`)]).toEqual([true, false])
})

describe('a password', () => {
  const measured = (password: string, rule = USUAL_PASSWORD_RULE) => measurePassword(password, rule)

  test.each([
    ['', 0],
    ['aé', 1],
    ['aÉ', 2],
    ['aÉ1', 3],
    ['aÉ1-', 4],
    ['٣', 1],
    ['🐕', 1],
  ])('%j has %d classes of characters', (password, classes) => expect(measured(password).classes).toBe(classes))

  test('is enough when it is as long and as mixed as the store wants it, without spaces around', () => {
    expect(measured('Musette1')).toEqual({ classes: 3, isLong: true, isMixed: true, isEnough: true })
    expect(measured('Musett1')).toEqual({ classes: 3, isLong: false, isMixed: true, isEnough: false })
    expect(measured('musettes1')).toEqual({ classes: 2, isLong: true, isMixed: false, isEnough: false })
    expect(measured(' Musette1').isEnough).toBe(false)
    expect(measured('Musette 1').isEnough).toBe(true)
    // A sign counts once, however it is stored.
    expect(measured('🐕🐕🐕🐕a1', { minLength: 7, characterClasses: 3 }).isLong).toBe(false)
    expect(measured('🐕🐕🐕🐕a1', { minLength: 6, characterClasses: 3 }).isEnough).toBe(true)
  })
})

test.each([
  [10, 8, 0.2],
  [10, 10, 0],
  [10, 12, 0],
  [0, -1, 0],
  [29.99, 20, 0.33],
  [3, 2, 0.33],
  [100, 99.5, 0],
  [10, 9.9, 0.01],
  [10, 0, 1],
])('of %d euros down to %d is a reduction of %d', (regular, final, share) => {
  expect(reductionOf(regular, final)).toBe(share)
})

test('required options cost what their cheapest or dearest choices do', () => {
  expect([choiceCents(null, 1000), choiceCents({ cents: 250 }, 1000), choiceCents({ rate: 12.5 }, 999)]).toEqual([
    0, 250, 125,
  ])
  const questions = [[{ cents: 100 }, { rate: 50 }], [], [null, { cents: 30 }]]
  expect(requiredCents(questions, 1000, Math.min)).toBe(100)
  expect(requiredCents(questions, 1000, Math.max)).toBe(530)
  expect(requiredCents([], 1000, Math.max)).toBe(0)
})

test.each([
  ['chatts', 'chat'],
  ['croquettes pour CHIENS', 'croquette pour CHIEN'],
  ['gâteaux', 'gâteau'],
  ['os, bras', 'os, bra'],
  ['as2', 'as2'],
  ['sss', 'sss'],
])('the words of «%s» are «%s»', (text, simpler) => {
  expect(simplerWords(text)).toBe(simpler)
})

test('goods wait for money that is sent by hand, unless it is paid at the door', () => {
  const payments = [
    { code: 'card', kind: 'CARD' },
    { code: 'banktransfer', kind: 'OFFLINE' },
    { code: 'cashondelivery', kind: 'OFFLINE' },
  ]
  expect(payments.map(leavesAtOnce)).toEqual([true, false, true])
})

test('a video can be watched at its provider', () => {
  expect(watchAddress('youtube', 'a b')).toBe('https://www.youtube.com/watch?v=a%20b')
  expect(watchAddress('vimeo', '12/3')).toBe('https://vimeo.com/12%2F3')
  expect(watchAddress('vimeo', '12', 'k?')).toBe('https://vimeo.com/12/k%3F')
})
