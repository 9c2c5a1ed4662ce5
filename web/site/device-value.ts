import { useSyncExternalStore } from 'react'
import { ownName } from './site.ts'
import { deviceStorage, parseJson } from './storage.ts'

/**
 * A value of the device's storage, the same in all parts of the page and in other tabs. One that has a customer's id as its `owner` is removed when
 * that customer signs out, deletes the account, or the session has ended.
 */
export class DeviceValue<T> {
  readonly #name: string
  readonly #parse: (json: unknown) => T
  readonly #none: T
  /** The text that the value was read from: the same text gives the same object. */
  #read: { text: string | null; value: T }

  /** `parse` gets untrusted JSON, or undefined if nothing is stored. */
  constructor(name: string, parse: (json: unknown) => T) {
    this.#name = name
    this.#parse = parse
    this.#none = parse(undefined)
    this.#read = { text: null, value: this.#none }
  }

  readonly now = (): T => {
    const text = deviceStorage.read(this.#name) ?? null
    if (text !== this.#read.text) this.#read = { text, value: this.#parse(parseJson(text)) }
    return this.#read.value
  }

  /** The value if nothing is stored, for server and hydration. */
  readonly none = (): T => this.#none

  /** Null removes. Returns whether the browser did it. */
  store(value: T | null): boolean {
    const isDone = deviceStorage.write(this.#name, value === null ? null : JSON.stringify(value))
    // The browser notifies only other tabs.
    dispatchEvent(new StorageEvent('storage', { key: ownName(this.#name) }))
    return isDone
  }
}

export function useDeviceValue<T>(value: DeviceValue<T>): T {
  return useSyncExternalStore(subscribe, value.now, value.none)
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
