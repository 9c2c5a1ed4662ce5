import { ownName } from './site.ts'

/** Storage of the browser, under the site's own names. It may be blocked or full, and others may write there. */
class SiteStorage {
  readonly #open: () => Storage

  constructor(open: () => Storage) {
    this.#open = open
  }

  /** Null where nothing is stored; undefined where storage is blocked. */
  read(name: string): string | null | undefined {
    try {
      return this.#open().getItem(ownName(name))
    } catch {
      return undefined
    }
  }

  /** As `read`, for JSON; undefined if it is invalid. */
  readJson(name: string): unknown {
    return parseJson(this.read(name))
  }

  /** Names of this site's entries; none where storage is blocked. */
  names(): string[] {
    const prefix = ownName('')
    try {
      return Object.keys(this.#open()).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    } catch {
      return []
    }
  }

  /** Null removes. Returns whether the browser did it. */
  write(name: string, text: string | null): boolean {
    try {
      if (text === null) this.#open().removeItem(ownName(name))
      else this.#open().setItem(ownName(name), text)
      return true
    } catch {
      return false
    }
  }
}

/** Stays after the visit. */
export const deviceStorage = new SiteStorage(() => localStorage)

/** Ends with the tab. */
export const tabStorage = new SiteStorage(() => sessionStorage)

export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
