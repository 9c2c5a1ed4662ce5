import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RETENTION } from '../../../schema/retention.ts'
import { createSealer } from '../../../bff/session/seal.ts'
import type { Session, SessionData } from '../../../bff/session/session.ts'
import { createSession, createSessionCookies } from '../../../bff/session/session-cookies.ts'
import { sessionKeys } from '../../../bff/session/session-keys.ts'
import { writeSession } from '../../../bff/session/write-session.ts'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const sealerOf = (...keys: Buffer[]) => createSealer(keys, 'musette session')
const cookiesOf = (sealer = sealerOf(oldKey)) => createSessionCookies(sealer, '', '')

/** Moves the clock of this test. */
function wait(seconds: number) {
  const time = Date.now() + seconds * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => time)
}
afterEach(() => void vi.restoreAllMocks())

const CART = 'musette-cart'
const VISITOR = 'musette-visitor'
const PRESENCE = 'musette-presence'

function sealedCart(cookies = cookiesOf()): string {
  const session = cookies.open({})
  session.set('cartId', 'x'.repeat(32))
  return cookies.changes(session).get(CART) ?? ''
}

describe('a sealed session', () => {
  test('comes back as it was', () => {
    const session = cookiesOf().open({ [CART]: sealedCart(), [PRESENCE]: 'g2' })
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
      expect(cookiesOf().open({ [CART]: forged.toString('base64url') }).data).toEqual({})
    }
  })

  test('is refused when it was cut, wherever that is', () => {
    const sealed = sealedCart()
    for (let length = 0; length < sealed.length; length++)
      expect(cookiesOf().open({ [CART]: sealed.slice(0, length) }).data).toEqual({})
  })

  test('needs a key', () => {
    expect(() => sealerOf()).toThrow('A sealer needs a key')
  })

  test('of an earlier release is opened: an update signs nobody out', () => {
    const cart = 'AQcHBwcHBwcHBwcHB5_AXSFT_3mKtIj5YQ7HAe5nKpug_Zr-rhTFqbTk5VyCTzK5oLQUvvg_-cseVnaHlDX2kdlsakEs4qE'
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    expect(cookiesOf().open({ [CART]: cart }).data).toEqual({ cartId: 'kept' })
  })

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['short', 'AQ'],
    ['garbage', 'not a session at all, but long enough to be one'],
    ['plain JSON', JSON.stringify({ data: { cartId: 'stolen' } })],
    ['oversized', 'A'.repeat(100_000)],
  ])('that is %s opens as an empty session', (_case, value) => {
    expect(cookiesOf().open({ [CART]: value }).data).toEqual({})
  })

  test('for another purpose is refused', () => {
    const other = createSealer([oldKey], 'another purpose')
    const sealed = other.seal(JSON.stringify({ at: Date.now() / 1000, data: { cartId: 'x' } }))
    expect(cookiesOf().open({ [CART]: sealed }).data).toEqual({})
  })

  test('ends after 13 months', () => {
    const sealed = sealedCart()
    wait(RETENTION.session.seconds - 60)
    expect(cookiesOf().open({ [CART]: sealed }).data).toHaveProperty('cartId')
    wait(120)
    expect(cookiesOf().open({ [CART]: sealed }).data).toEqual({})
  })

  test('that was opened before ends all the same, and holds only fields of its own name', () => {
    const cookies = cookiesOf()
    const sealed = sealedCart(cookies)
    expect(cookies.open({ [CART]: sealed }).data).toHaveProperty('cartId')
    expect(cookies.open({ [VISITOR]: sealed }).data).toEqual({})
    wait(RETENTION.session.seconds + 60)
    expect(cookies.open({ [CART]: sealed }).data).toEqual({})
  })

  test('outlives a change of the key while the old one is still listed', () => {
    const sealed = sealedCart()
    expect(cookiesOf(sealerOf(newKey, oldKey)).open({ [CART]: sealed }).data).toHaveProperty('cartId')
    expect(cookiesOf(sealerOf(newKey)).open({ [CART]: sealed }).data).toEqual({})
    const renewed = sealedCart(cookiesOf(sealerOf(newKey, oldKey)))
    expect(cookiesOf(sealerOf(newKey)).open({ [CART]: renewed }).data).toHaveProperty('cartId')
  })

  test('is sealed again with the newest key when it is opened, so that the old key can be removed', () => {
    const rotated = cookiesOf(sealerOf(newKey, oldKey))
    const session = rotated.open({ [CART]: sealedCart(), [PRESENCE]: 'g2' })
    expect(session.changed).toBe(true)
    const changes = rotated.changes(session)
    expect([...changes.keys()]).toEqual([CART])
    const after = cookiesOf(sealerOf(newKey)).open({ [CART]: changes.get(CART) ?? '', [PRESENCE]: 'g2' })
    expect(after.data).toEqual(session.data)
    expect(after.changed).toBe(false)
  })

  test.each([
    ['order', 'lastOrder', 30 * 24 * 3600],
    ['payment', 'payer', 3 * 3600],
  ] as const)('%s does not last as long', (id, field, seconds) => {
    const name = `musette-${id}`
    const session = createSession()
    session.set(field, '1')
    const jar = { [name]: cookiesOf().changes(session).get(name) ?? '' }
    expect(cookiesOf().maxAge(name)).toBe(seconds)
    wait(seconds - 60)
    expect(cookiesOf().open(jar).data).toHaveProperty(field)
    wait(120)
    expect(cookiesOf().open(jar).data).toEqual({})
  })
})

describe('the cookie that scripts may read', () => {
  const whole = { token: 't', cartId: 'c' }
  const sealed = (data: SessionData) => {
    const session = createSession()
    for (const [key, value] of Object.entries(data)) session.set(key as keyof SessionData, value)
    return Object.fromEntries(cookiesOf().changes(session)) as Record<string, string>
  }
  const told = (data: SessionData, presence?: string, change?: (session: Session) => void) => {
    const session = cookiesOf().open({ ...sealed(data), ...(presence !== undefined && { [PRESENCE]: presence }) })
    change?.(session)
    const changes = cookiesOf().changes(session)
    return changes.has(PRESENCE) ? changes.get(PRESENCE) : 'as it was'
  }

  test.each<[string, SessionData, string | undefined, string | null]>([
    ['is absent without a session', {}, undefined, 'as it was'],
    ['tells of another currency, with nothing in the cart', { currency: 'USD' }, undefined, 'g0p'],
    ['keeps that a customer has own prices', { token: 't' }, 'c0p', 'as it was'],
    ['knows nothing of prices of a guest', { cartId: 'c' }, 'g3p', 'g3'],
    ['keeps that a customer has bought something', { token: 't' }, 'c0pb', 'as it was'],
    ['knows nothing of what a guest has bought', { cartId: 'c' }, 'g3b', 'g3'],
    ['is given to an older session', whole, undefined, 'c-'],
    ['stays while it is right', { cartId: 'c' }, 'g3', 'as it was'],
    ['is corrected where it names the wrong one', { cartId: 'c' }, 'c3', 'g3'],
    ['is taken back where there is no session', {}, 'c3', null],
    ['is replaced where it cannot be read', { cartId: 'c' }, 'g<b>', 'g-'],
    ['stays with parts of a piece', { cartId: 'c' }, 'g12.25', 'as it was'],
    ['is replaced where it counts too far', { cartId: 'c' }, 'g99999', 'g-'],
    ['is replaced where something stands before it', { cartId: 'c' }, 'xg3', 'g-'],
  ])('%s', (_case, data, presence, expected) => {
    expect(told(data, presence)).toBe(expected)
  })

  test('has the number of the last response, also of parts, and not beyond what a page shows', () => {
    expect(told(whole, 'c500', (session) => session.noteChangedItems(2))).toBe('c2')
    expect(told(whole, 'c2', (session) => session.noteChangedItems(0))).toBe('c0')
    expect(told(whole, undefined, (session) => session.noteItems(0.1 + 0.2))).toBe('c0.3')
    expect(told(whole, undefined, (session) => session.noteItems(1e9))).toBe('c9999')
  })

  test('says that items left the cart by themselves, until the shopper changes its lines or has another cart', () => {
    expect(told(whole, 'c3', (session) => session.noteItems(2))).toBe('c2l')
    expect(told(whole, 'c0.3', (session) => session.noteItems(0.1 + 0.2))).toBe('as it was')
    expect(told(whole, 'c2l', (session) => session.noteItems(2))).toBe('as it was')
    expect(told(whole, 'c2bl', (session) => session.noteAddedItems(3))).toBe('c3bl')
    expect(told(whole, 'c3', (session) => session.noteAddedItems(2))).toBe('c2')
    expect(told(whole, 'c2l', (session) => session.noteChangedItems(2))).toBe('c2')
    expect(told(whole, 'c2l', (session) => session.set('cartId', 'other'))).toBe('c-')
    const ofAnother = (session: Session) => {
      session.set('cartId', 'other')
      session.noteItems(1)
    }
    expect(told(whole, 'c2', ofAnother)).toBe('c1')
  })

  test('says that a customer has bought something, until another signs in', () => {
    expect(told(whole, 'c2', (session) => session.noteBought(true))).toBe('c2b')
    expect(told(whole, 'c2b', (session) => session.noteBought(false))).toBe('c2')
    expect(told(whole, 'c2b', (session) => session.set('token', 'other'))).toBe('c2')
  })

  test('forgets that prices are others when the currency goes, unless a response says so', () => {
    const other = { token: 't', currency: 'USD' }
    expect(told(other, 'c0p', (session) => session.set('currency', undefined))).toBe('c0')
    const wasTold = (session: Session) => {
      session.set('currency', undefined)
      session.noteOwnPrices(true)
    }
    expect(told(other, 'c0p', wasTold)).toBe('as it was')
  })

  test('forgets the number with the cart', () => {
    expect(told(whole, 'c2', (session) => session.set('cartId', 'other'))).toBe('c-')
    expect(told({ cartId: 'c' }, 'g2', (session) => session.set('cartId', undefined))).toBeNull()
  })

  test('holds nothing but that, and is of one site', () => {
    expect(createSessionCookies(sealerOf(oldKey), 'https://shop.example', '', 'cheval')).toMatchObject({
      presence: '__Host-musette-cheval-presence',
    })
    expect(createSessionCookies(sealerOf(oldKey), 'https://shop.example', '/cheval', 'cheval')).toMatchObject({
      presence: '__Secure-musette-cheval-presence',
    })
  })
})

describe('what changes by different ways', () => {
  const whole = { token: 't', currency: 'USD', cartId: 'c', lastOrder: '{}' }

  function jarOf(data: SessionData): Record<string, string> {
    const session = createSession()
    for (const [key, value] of Object.entries(data)) session.set(key as keyof SessionData, value)
    const changes = [...cookiesOf().changes(session)].filter((change): change is [string, string] => change[1] !== null)
    return Object.fromEntries(changes)
  }

  test('is in separate cookies, which make one session', () => {
    const jar = jarOf(whole)
    expect(Object.keys(jar)).toEqual(['musette-visitor', 'musette-cart', 'musette-order'])
    expect(cookiesOf().open(jar).data).toEqual(whole)
  })

  test('cannot be undone by a response that was under way meanwhile', () => {
    const jar = jarOf({ cartId: 'c' })
    const [order, read] = [cookiesOf().open(jar), cookiesOf().open(jar)]
    order.set('lastOrder', '{"number":"1"}')
    order.set('cartId', undefined)
    // The cart that is read meanwhile is gone, and that is all that this answer knows.
    read.set('cartId', undefined)
    const stored = new Map(Object.entries(jar) as [string, string | null][])
    for (const session of [order, read])
      for (const [name, value] of cookiesOf().changes(session)) stored.set(name, value)
    expect(stored.get(CART)).toBeNull()
    expect(cookiesOf().open({ 'musette-order': stored.get('musette-order') ?? undefined }).data).toEqual({
      lastOrder: '{"number":"1"}',
    })
  })

  test('is read from its own cookie alone', () => {
    const jar = jarOf(whole)
    expect(cookiesOf().open({ 'musette-visitor': jar[CART], 'musette-order': jar[CART] }).data).toEqual({})
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
])('at %j%s the cookies are %s', (publicUrl, basePath, prefix, path, isSecure) => {
  expect(createSessionCookies(sealerOf(oldKey), publicUrl, basePath)).toMatchObject({ prefix, path, isSecure })
})

test('a response deletes what is empty, and lets scripts read of presence alone', async () => {
  const cookies = createSessionCookies(sealerOf(oldKey), 'https://shop.example', '/boutique')
  const app = Fastify()
  await app.register(fastifyCookie)
  app.get('/', async (request, reply) => {
    const session = cookies.open(request.cookies)
    session.set('cartId', session.data.cartId ? undefined : 'c')
    writeSession(reply, session, cookies)
    return ''
  })
  const attributes = { path: '/boutique', secure: true, sameSite: 'Lax' }
  const age = RETENTION.session.seconds
  const first = (await app.inject('/')).cookies
  expect(first).toEqual([
    { ...attributes, name: '__Secure-musette-cart', value: expect.any(String), maxAge: age, httpOnly: true },
    { ...attributes, name: '__Secure-musette-presence', value: 'g-', maxAge: RETENTION.presence.seconds },
  ])
  const jar = Object.fromEntries(first.map(({ name, value }) => [name, value]))
  const second = (await app.inject({ url: '/', cookies: jar })).cookies
  expect(second.map(({ value, maxAge }) => [value, maxAge])).toEqual([
    ['', 0],
    ['', 0],
  ])
  await app.close()
})

test('without a configured key one is made up, which is never the same, and the log says so', () => {
  const warn = vi.fn()
  const log = Object.assign(Fastify().log, { warn })
  expect(sessionKeys([oldKey, newKey], log)).toEqual([oldKey, newKey])
  expect(warn).not.toHaveBeenCalled()
  const [one, other] = [sessionKeys([], log), sessionKeys([], log)]
  expect([one, other].map((keys) => keys.map((key) => key.length))).toEqual([[32], [32]])
  expect(one).not.toEqual(other)
  expect(warn).toHaveBeenCalledTimes(2)
})
