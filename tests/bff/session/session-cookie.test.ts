import { describe, expect, test } from 'vitest'
import { createSealer } from '../../../bff/session/seal.ts'
import { createSession, createSessionCookie, SESSION_MAX_AGE } from '../../../bff/session/session-cookie.ts'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const sealerOf = (...keys: Buffer[]) => createSealer(keys, 'musette session')
const cookieOf = (sealer = sealerOf(oldKey), now = Date.now) => createSessionCookie(sealer, '', '', '', now)

function sealedCart(cookie = cookieOf()) {
  const session = cookie.open(undefined)
  session.set('cartId', 'x'.repeat(32))
  return cookie.seal(session)
}

describe('a sealed session', () => {
  test('comes back as it was', () => {
    const session = cookieOf().open(sealedCart())
    expect(session.data).toEqual({ cartId: 'x'.repeat(32) })
    expect(session.changed).toBe(false)
  })

  test('shows nothing and is never the same twice', () => {
    const [one, two] = [sealedCart(), sealedCart()]
    expect(one).not.toBe(two)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('xxxx')
  })

  test('is refused when any of its bytes was changed', () => {
    const bytes = Buffer.from(sealedCart(), 'base64url')
    for (let i = 0; i < bytes.length; i++) {
      const forged = Buffer.from(bytes)
      forged.writeUInt8((bytes.readUInt8(i) + 1) % 256, i)
      expect(cookieOf().open(forged.toString('base64url')).data).toEqual({})
    }
  })

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['short', 'AQ'],
    ['garbage', 'not a session at all, but long enough to be one'],
    ['plain JSON', JSON.stringify({ data: { cartId: 'stolen' } })],
    ['oversized', 'A'.repeat(100_000)],
  ])('that is %s opens as an empty session', (_case, value) => {
    expect(cookieOf().open(value).data).toEqual({})
  })

  test('for another purpose is refused', () => {
    const other = createSealer([oldKey], 'another purpose')
    expect(cookieOf().open(other.seal(JSON.stringify({ at: Date.now() / 1000, data: { cartId: 'x' } }))).data).toEqual(
      {},
    )
  })

  test('ends after 13 months', () => {
    const sealed = sealedCart()
    const later = (seconds: number) => cookieOf(sealerOf(oldKey), () => Date.now() + seconds * 1000)
    expect(later(SESSION_MAX_AGE - 60).open(sealed).data).toHaveProperty('cartId')
    expect(later(SESSION_MAX_AGE + 60).open(sealed).data).toEqual({})
  })

  test('outlives a change of the key while the old one is still listed', () => {
    const sealed = sealedCart()
    expect(cookieOf(sealerOf(newKey, oldKey)).open(sealed).data).toHaveProperty('cartId')
    expect(cookieOf(sealerOf(newKey)).open(sealed).data).toEqual({})
    const renewed = sealedCart(cookieOf(sealerOf(newKey, oldKey)))
    expect(cookieOf(sealerOf(newKey)).open(renewed).data).toHaveProperty('cartId')
  })
})

describe('a session', () => {
  test('is changed only by what differs', () => {
    const session = createSession({ cartId: 'a' })
    session.set('cartId', 'a')
    expect(session.changed).toBe(false)
    session.set('currency', 'USD')
    expect(session.changed).toBe(true)
    session.set('currency', undefined)
    expect(session.changed).toBe(false)
  })

  test('takes no value that would not fit into a cookie', () => {
    expect(() => createSession().set('cartId', 'x'.repeat(5000))).toThrow()
  })
})

test.each([
  ['', '', 'musette', '/', false],
  ['http://shop.example', '/boutique', 'musette', '/boutique', false],
  ['https://shop.example', '', '__Host-musette', '/', true],
  ['https://shop.example', '/boutique', '__Secure-musette', '/boutique', true],
])('at %j%s the cookie is %s', (publicUrl, basePath, name, path, isSecure) => {
  expect(createSessionCookie(sealerOf(oldKey), publicUrl, basePath)).toMatchObject({ name, path, isSecure })
})
