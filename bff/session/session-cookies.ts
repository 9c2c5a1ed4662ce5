import { cookieName } from './cookie-name.ts'
import type { Sealer } from './seal.ts'
import { FIELDS_OF_COOKIE, MAX_LENGTHS, type Session, type SessionData } from './session.ts'

/** 13 months (spec §9), in seconds; browsers cap a cookie's age at 400 days. */
export const SESSION_MAX_AGE = 13 * 30 * 24 * 3600
/** Browsers refuse a cookie of more than 4096 bytes, name and attributes included. */
const MAX_SEALED_LENGTH = 3850

/** Cookies by name, as a request brings them. */
export type Jar = Readonly<Record<string, string | undefined>>

export type SessionCookies = {
  /** Begins the name of each. */
  readonly prefix: string
  readonly path: string
  readonly isSecure: boolean
  /** Seconds. */
  readonly maxAge: number
  /** The session that a request's cookies hold; what is absent, changed, too old or too long counts as empty. Never throws. */
  open(jar: Jar): Session
  /** The cookies that a changed session has to leave, by name; null where nothing is left to hold. */
  changes(session: Session): Map<string, string | null>
}

type Field = keyof SessionData
const FIELDS = Object.keys(MAX_LENGTHS) as Field[]
const COOKIES = Object.entries(FIELDS_OF_COOKIE) as [string, readonly Field[]][]

export function createSessionCookies(
  sealer: Sealer,
  publicUrl: string,
  basePath: string,
  siteCode = '',
  now = Date.now,
): SessionCookies {
  const named = COOKIES.map(([id, fields]) => ({ name: cookieName(id, publicUrl, basePath, siteCode), fields }))
  return {
    prefix: cookieName('', publicUrl, basePath, siteCode),
    path: basePath || '/',
    isSecure: publicUrl.startsWith('https:'),
    maxAge: SESSION_MAX_AGE,
    open(jar) {
      let data = EMPTY
      for (const { name, fields } of named) {
        const value = jar[name]
        if (value) data = { ...data, ...read(value, fields) }
      }
      return createSession(data)
    },
    changes(session) {
      const changed = named.filter(({ fields }) => fields.some((field) => session.hasChanged(field)))
      return new Map(changed.map(({ name, fields }) => [name, sealed(session.data, fields)]))
    },
  }

  function sealed(data: SessionData, fields: readonly Field[]): string | null {
    const held = pick(data, fields)
    if (Object.keys(held).length === 0) return null
    const value = sealer.seal(JSON.stringify({ at: Math.floor(now() / 1000), data: held }))
    if (value.length > MAX_SEALED_LENGTH) throw new Error('The session does not fit into a cookie')
    return value
  }

  function read(value: string, fields: readonly Field[]): SessionData {
    if (value.length > MAX_SEALED_LENGTH) return EMPTY
    const text = sealer.open(value)
    if (text === undefined) return EMPTY
    // Sealed by this shop, so the shape is known; a field this release does not know, or keeps elsewhere, is dropped.
    const { at, data } = JSON.parse(text) as { at: number; data: SessionData }
    if (now() / 1000 - at > SESSION_MAX_AGE) return EMPTY
    return pick(data, fields)
  }
}

function pick(data: SessionData, fields: readonly Field[]): SessionData {
  return Object.fromEntries(fields.flatMap((field) => (data[field] ? [[field, data[field]]] : [])))
}

const EMPTY: SessionData = Object.freeze({})

export function createSession(initial: SessionData = EMPTY): Session {
  return new HeldSession(initial === EMPTY ? EMPTY : Object.freeze({ ...initial }))
}

/** A class, for every request has one: its members are made once. */
class HeldSession implements Session {
  readonly #before: SessionData
  #data: SessionData

  constructor(data: SessionData) {
    this.#before = data
    this.#data = data
  }

  get data() {
    return this.#data
  }

  get changed() {
    return this.#data !== this.#before && FIELDS.some((field) => this.hasChanged(field))
  }

  hasChanged(key: Field) {
    return this.#data[key] !== this.#before[key]
  }

  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined) {
    if (value !== undefined && value.length > MAX_LENGTHS[key]) throw new Error(`Session value ${key} is too long`)
    const { [key]: _old, ...rest } = this.#data
    this.#data = Object.freeze(value === undefined ? rest : { ...rest, [key]: value })
  }
}
