import type { AddressValues } from './address-values.ts'
import { ownName } from '../../site/own-name.ts'

/** Characters that one form may keep in the session's storage. */
const MAX_LENGTH = 4000
const PREFIX = 'address-draft:'

/** A form that was left half filled: it outlives a reload of the tab, and nothing else. */
export function readDraft(name: string): AddressValues | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(ownName(PREFIX) + name) ?? 'null') as unknown
    return isAddress(draft) ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(name: string, values: AddressValues): void {
  try {
    const text = JSON.stringify(values)
    if (text.length <= MAX_LENGTH) sessionStorage.setItem(ownName(PREFIX) + name, text)
  } catch {
    // Storage can be full or forbidden: then a reload starts the form again.
  }
}

export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(ownName(PREFIX))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

const TEXTS = [
  'firstname',
  'lastname',
  'company',
  'postalCode',
  'locality',
  'country',
  'regionId',
  'region',
  'telephone',
]

function isAddress(draft: unknown): draft is AddressValues {
  if (typeof draft !== 'object' || draft === null) return false
  const values = draft as Record<string, unknown>
  return (
    TEXTS.every((field) => typeof values[field] === 'string') &&
    Array.isArray(values.streetAddress) &&
    values.streetAddress.every((line) => typeof line === 'string')
  )
}
