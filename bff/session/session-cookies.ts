import { RETENTION } from '../../schema/retention.ts'
import { cookieName } from '../config/cookie-name.ts'
import type { Sealer } from './seal.ts'
import {
  AGE_OF_COOKIE,
  FIELDS_OF_COOKIE,
  MAX_LENGTHS,
  presenceOf,
  factsOf,
  type Session,
  type SessionData,
  tokenOf,
} from './session.ts'

/** Browsers refuse a cookie of more than 4096 bytes, name and attributes included. */
const MAX_SEALED_LENGTH = 3850

/** Cookies of a request, by name. */
export type Jar = Readonly<Record<string, string | undefined>>

export type SessionCookies = {
  /** Prefix of all names. */
  readonly prefix: string
  /** Name of the cookie that scripts may read. */
  readonly presence: string
  readonly path: string
  readonly isSecure: boolean
  /** Max-Age of a cookie in seconds. */
  maxAge(name: string): number
  /** The session in a request's cookies. Cookies that are absent, changed, expired or too long count as empty. Never throws. */
  open(jar: Jar): Session
  /** The cookies to set for a changed session, by name; null to delete. */
  changes(session: Session): Map<string, string | null>
}

type Field = keyof SessionData
const FIELDS = Object.keys(MAX_LENGTHS) as Field[]
const COOKIES = Object.entries(FIELDS_OF_COOKIE) as [keyof typeof FIELDS_OF_COOKIE, readonly Field[]][]
type Named = { name: string; fields: readonly Field[]; maxAge: number; read(value: string): Opened }
/** `expires`: in seconds since 1970. */
type Opened = { data: SessionData; expires: number; isOld: boolean }
const NOT_OURS: Opened = { data: {}, expires: -Infinity, isOld: false }

export function createSessionCookies(
  sealer: Sealer,
  publicUrl: string,
  basePath: string,
  siteCode = '',
): SessionCookies {
  const named: Named[] = COOKIES.map(([id, fields]) => ({
    name: cookieName(id, publicUrl, basePath, siteCode),
    fields,
    maxAge: AGE_OF_COOKIE[id],
    read: (value) => read(value, fields, AGE_OF_COOKIE[id]),
  }))
  const presence = cookieName('presence', publicUrl, basePath, siteCode)
  return {
    prefix: cookieName('', publicUrl, basePath, siteCode),
    presence,
    path: basePath || '/',
    isSecure: publicUrl.startsWith('https:'),
    maxAge: (name) =>
      name === presence ? RETENTION.presence.seconds : (named.find((cookie) => cookie.name === name)?.maxAge ?? 0),
    open(jar) {
      let data = EMPTY
      const old: Field[] = []
      for (const cookie of named) {
        const value = jar[cookie.name]
        if (!value) continue
        const found = cookie.read(value)
        if (found.expires < Date.now() / 1000) continue
        data = data === EMPTY ? found.data : { ...data, ...found.data }
        if (found.isOld) old.push(...cookie.fields)
      }
      return createSession(data, old, jar[presence] ?? null)
    },
    changes(session) {
      const changed = named.filter(({ fields }) => fields.some((field) => session.hasChanged(field)))
      const values = new Map(changed.map(({ name, fields }) => [name, sealed(session.data, fields)]))
      const { newPresence } = session
      return newPresence === undefined ? values : values.set(presence, newPresence)
    },
  }

  function sealed(data: SessionData, fields: readonly Field[]): string | null {
    const held = pick(data, fields)
    if (Object.keys(held).length === 0) return null
    const value = sealer.seal(JSON.stringify({ at: Math.floor(Date.now() / 1000), data: held }))
    if (value.length > MAX_SEALED_LENGTH) throw new Error('The session does not fit into a cookie')
    return value
  }

  function read(value: string, fields: readonly Field[], maxAge: number): Opened {
    const opened = value.length <= MAX_SEALED_LENGTH ? sealer.read(value) : undefined
    if (!opened) return NOT_OURS
    // Sealed by this shop, so the types are trusted. Fields that this release does not know are dropped.
    const { at, data } = JSON.parse(opened.text) as { at: number; data: SessionData }
    return { data: Object.freeze(pick(data, fields)), expires: at + maxAge, isOld: opened.isOld }
  }
}

function pick(data: SessionData, fields: readonly Field[]): SessionData {
  return Object.fromEntries(fields.flatMap((field) => (data[field] ? [[field, data[field]]] : [])))
}

const EMPTY: SessionData = Object.freeze({})

/**
 * `old`: fields sealed with an older key; they are sealed again with the newest, so that the older one can be removed. `presence` is the readable
 * cookie of the request, null if it sent none; undefined for a session without a request.
 */
export function createSession(
  initial: SessionData = EMPTY,
  old: readonly Field[] = NONE,
  presence?: string | null,
): Session {
  return new HeldSession(Object.isFrozen(initial) ? initial : Object.freeze({ ...initial }), old, presence)
}

const NONE: readonly Field[] = []

/** Smaller differences are rounding errors. */
const SMALLEST_QUANTITY = 1e-4

/** A class, because every request creates one: its methods are shared. */
class HeldSession implements Session {
  readonly #before: SessionData
  readonly #old: readonly Field[]
  readonly #presence: string | null | undefined
  #data: SessionData
  #items: number | undefined
  #hasLostItems: boolean | undefined
  #hasOwnPrices: boolean | undefined
  #hasBought: boolean | undefined

  constructor(data: SessionData, old: readonly Field[], presence: string | null | undefined) {
    this.#before = data
    this.#old = old
    this.#presence = presence
    this.#data = data
  }

  get data() {
    return this.#data
  }

  get changed() {
    return FIELDS.some((field) => this.hasChanged(field)) || this.newPresence !== undefined
  }

  get newPresence() {
    if (this.#presence === undefined) return undefined
    const facts = factsOf(this.#presence)
    const value = presenceOf(this.#data, {
      items: this.#knownItems,
      hasOwnPrices: this.#hasOwnPrices ?? (this.#isSame('token') && this.#isSame('currency') && facts.hasOwnPrices),
      hasBought: this.#hasBought ?? (this.#isSame('token') && facts.hasBought),
      hasLostItems: this.hasLostItems,
    })
    return value === this.#presence ? undefined : value
  }

  get #knownItems() {
    return this.#items ?? (this.#isSame('cartId') ? factsOf(this.#presence ?? null).items : undefined)
  }

  get hasLostItems() {
    return this.#hasLostItems ?? (this.#isSame('cartId') && factsOf(this.#presence ?? null).hasLostItems === true)
  }

  noteItems(count: number) {
    if ((this.#knownItems ?? 0) - count > SMALLEST_QUANTITY) this.#hasLostItems = true
    this.#items = count
  }

  noteAddedItems(count: number) {
    this.#items = count
  }

  noteChangedItems(count: number) {
    this.#items = count
    this.#hasLostItems = false
  }

  noteOwnPrices(hasOwn: boolean) {
    this.#hasOwnPrices = hasOwn
  }

  noteBought(hasBought: boolean) {
    this.#hasBought = hasBought
  }

  #isSame(field: Field) {
    return this.#data[field] === this.#before[field]
  }

  hasChanged(key: Field) {
    return this.#data[key] !== this.#before[key] || this.#old.includes(key)
  }

  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined) {
    if (value !== undefined && value.length > MAX_LENGTHS[key]) throw new Error(`Session value ${key} is too long`)
    const { [key]: _old, ...rest } = this.#data
    this.#data = Object.freeze(value === undefined ? rest : { ...rest, [key]: value })
    // A cart that is set while a customer is signed in belongs to this customer.
    if (key === 'cartId') this.set('cartIsOwn', value && tokenOf(this.#data, Date.now()) ? '1' : undefined)
  }
}
