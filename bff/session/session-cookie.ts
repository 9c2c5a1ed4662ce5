import type { Sealer } from './seal.ts'
import { MAX_LENGTHS, type Session, type SessionData } from './session.ts'

/** 13 months (spec §9), in seconds; browsers cap a cookie's age at 400 days. */
export const SESSION_MAX_AGE = 13 * 30 * 24 * 3600
/** Browsers refuse a cookie of more than 4096 bytes, name and attributes included. */
const MAX_SEALED_LENGTH = 3850

export type SessionCookie = {
  readonly name: string
  readonly path: string
  readonly isSecure: boolean
  /** Seconds. */
  readonly maxAge: number
  /** The session a cookie value holds; empty when the value is absent, changed, too old or too long. Never throws. */
  open(value: string | undefined): Session
  /** The cookie value that holds the session. */
  seal(session: Session): string
}

/** `siteCode` keeps the cookies of sites below one another apart. `publicUrl` with https makes it a `__Host-` cookie, or `__Secure-` below a base path: `__Host-` demands the path `/`. */
export function createSessionCookie(
  sealer: Sealer,
  publicUrl: string,
  basePath: string,
  siteCode = '',
  now = Date.now,
): SessionCookie {
  const isSecure = publicUrl.startsWith('https:')
  const prefix = !isSecure ? '' : basePath === '' ? '__Host-' : '__Secure-'
  return {
    name: `${prefix}musette${siteCode && `-${siteCode}`}`,
    path: basePath || '/',
    isSecure,
    maxAge: SESSION_MAX_AGE,
    open: (value) => createSession(read(value)),
    seal(session) {
      const sealed = sealer.seal(JSON.stringify({ at: Math.floor(now() / 1000), data: session.data }))
      if (sealed.length > MAX_SEALED_LENGTH) throw new Error('The session does not fit into a cookie')
      return sealed
    },
  }

  function read(value: string | undefined): SessionData {
    if (!value || value.length > MAX_SEALED_LENGTH) return EMPTY
    const text = sealer.open(value)
    if (text === undefined) return EMPTY
    // Sealed by this shop, so the shape is known; a field this release does not know is dropped.
    const { at, data } = JSON.parse(text) as { at: number; data: SessionData }
    if (now() / 1000 - at > SESSION_MAX_AGE) return EMPTY
    return Object.fromEntries(Object.entries(data).filter(([key, value]) => value && Object.hasOwn(MAX_LENGTHS, key)))
  }
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
    return this.#data !== this.#before && JSON.stringify(this.#data) !== JSON.stringify(this.#before)
  }

  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined) {
    if (value !== undefined && value.length > MAX_LENGTHS[key]) throw new Error(`Session value ${key} is too long`)
    const { [key]: _old, ...rest } = this.#data
    this.#data = Object.freeze(value === undefined ? rest : { ...rest, [key]: value })
  }
}
