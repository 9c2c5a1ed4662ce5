/**
 * Where each entry of the tab's history was scrolled to. Entries carry a key in `history.state`; positions outlive a reload
 * in the session storage. The browser's own memory gives up where content arrives after the entry was shown.
 */
const STORAGE_KEY = 'scroll'
const MAX_ENTRIES = 50

export class ScrollMemory {
  readonly #positions = new Map<string, number>(readStored())
  #current: string

  constructor() {
    this.#current = entryKey() ?? nameEntry()
  }

  /** Notes the entry that is shown now; answers where it was left, or undefined when it is new. */
  enter(): number | undefined {
    const key = entryKey()
    if (key === undefined) {
      this.#current = nameEntry()
      return undefined
    }
    this.#current = key
    return this.#positions.get(key)
  }

  save(position: number) {
    // Moves the entry to the end: the oldest is dropped first.
    this.#positions.delete(this.#current)
    this.#positions.set(this.#current, Math.round(position))
    const [oldest] = this.#positions.keys()
    if (this.#positions.size > MAX_ENTRIES && oldest !== undefined) this.#positions.delete(oldest)
  }

  store() {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.#positions]))
    } catch {
      // Storage can be full or forbidden: then a reload starts at the top.
    }
  }
}

function readStored(): [string, number][] {
  try {
    const entries = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown
    return Array.isArray(entries) ? entries.filter(isPosition).slice(-MAX_ENTRIES) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

function entryKey(): string | undefined {
  const key = (history.state as { entry?: unknown } | null)?.entry
  return typeof key === 'string' ? key : undefined
}

function nameEntry(): string {
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...(history.state as object | null), entry: key }, '')
  return key
}
