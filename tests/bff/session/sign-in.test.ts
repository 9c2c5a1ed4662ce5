import { expect, onTestFinished, test, vi } from 'vitest'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { createSignIn, readClaims } from '../../../bff/session/sign-in.ts'

const START = 1_800_000_000

function tokenOf(claims: object): string {
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')
}

function signedIn(claims: object) {
  const session = createSession({ cartId: 'guest', currency: 'USD', lastOrder: '1' })
  let now = START
  vi.spyOn(Date, 'now').mockImplementation(() => now * 1000)
  onTestFinished(() => void vi.restoreAllMocks())
  const signIn = createSignIn(session)
  signIn.start(tokenOf(claims))
  return { session, signIn, wait: (seconds: number) => (now += seconds) }
}

test('a sign-in starts the session afresh: what was a guest’s stays behind, but for the currency', () => {
  const { session } = signedIn({ uid: 7, exp: START + 3600 })
  expect(session.data).toEqual({ currency: 'USD', token: expect.any(String), tokenExpires: String(START + 3600) })
})

test('a token is used until shortly before its end, and its end is reported once', () => {
  const { session, signIn, wait } = signedIn({ uid: 7, exp: START + 3600 })
  wait(3580)
  expect(signIn.token()).toBeDefined()
  expect(signIn.takeExpiry()).toBe(false)
  wait(15)
  expect(signIn.token()).toBeUndefined()
  expect(signIn.takeExpiry()).toBe(true)
  expect(signIn.takeExpiry()).toBe(false)
  expect(session.data).toEqual({ currency: 'USD' })
})

test.each([
  ['ahead', 7200],
  ['behind', -7200],
])('a token of a store whose clock is two hours %s is used for as long as it lasts', (_where, seconds) => {
  const { signIn, wait } = signedIn({ iat: START + seconds, exp: START + seconds + 3600 })
  wait(3580)
  expect(signIn.token()).toBeDefined()
  wait(15)
  expect(signIn.token()).toBeUndefined()
})

test('a token that does not say how long it lasts lasts an hour', () => {
  const { signIn, wait } = signedIn({})
  wait(3500)
  expect(signIn.token()).toBeDefined()
  wait(100)
  expect(signIn.token()).toBeUndefined()
})

test('a token that the store refuses is used no more, and that is reported once', () => {
  const { signIn } = signedIn({ exp: START + 3600 })
  signIn.refuse()
  expect(signIn.token()).toBeUndefined()
  expect(signIn.takeExpiry()).toBe(true)
  expect(signIn.takeExpiry()).toBe(false)
})

test('a guest has no session to lose', () => {
  const session = createSession({ cartId: 'guest' })
  const signIn = createSignIn(session)
  signIn.refuse()
  expect(signIn.takeExpiry()).toBe(false)
  expect(session.changed).toBe(false)
})

test('signing out leaves the currency only', () => {
  const { session, signIn } = signedIn({ exp: START + 3600 })
  session.set('cartId', 'own')
  signIn.end()
  expect(session.data).toEqual({ currency: 'USD' })
  expect(signIn.takeExpiry()).toBe(false)
})

test.each([
  ['no token at all', ''],
  ['an opaque token', 'abcdef0123456789'],
  ['a payload that is no JSON', 'a.b.c'],
  ['a payload that is null', `a.${Buffer.from('null').toString('base64url')}.c`],
  ['claims of the wrong kind', tokenOf({ uid: '7', exp: -1 })],
])('claims of %s are none', (_case, token) => {
  expect(readClaims(token)).toEqual({})
})

test('claims that can be read are whose the token is, and from when until when it lasts', () => {
  const claims = { uid: 7, iat: START, exp: START + 3600 }
  expect(readClaims(tokenOf({ ...claims, utypid: 3 }))).toEqual(claims)
})

test('the price group is known after the store returned it, or that it has none, until the sign-in ends', () => {
  const { session, signIn } = signedIn({ exp: START + 3600 })
  expect(signIn.priceGroup()).toBeUndefined()
  const groups = ['wholesale', 'retail', undefined].map((cacheId) => {
    signIn.notePriceGroup(cacheId)
    return signIn.priceGroup()
  })
  expect(new Set(groups.filter(Boolean)).size).toBe(3)
  signIn.notePriceGroup('wholesale')
  expect(signIn.priceGroup()).toBe(groups[0])
  signIn.refuse()
  expect(signIn.priceGroup()).toBeUndefined()
  signIn.takeExpiry()
  signIn.notePriceGroup('retail')
  expect(session.data).toEqual({ currency: 'USD' })
})
