import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { tabStorage } from '../../site/storage.ts'
import {
  type AddressFaults,
  addressInput,
  addressValues,
  type AddressValues,
  checkAddress,
  emptyAddress,
  remainingFaults,
  sameEntry,
  type StoredAddress,
} from './address-values.ts'
import type { CountryRulesFragment } from './address.generated.ts'
import { useFormFields } from '../form-fields/FormFields.tsx'
import type { BookOwner } from './address-queries.ts'

/** Maximum length of a draft in the session storage. */
const MAX_LENGTH = 4000

const PREFIX = 'address-draft:'
const NAMES = ['shipping', 'billing'] as const

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

type AddressChoiceOptions = {
  /** Name of the draft, to keep two forms of one page apart. */
  name: (typeof NAMES)[number]
  /** The address that the order already has. */
  stored: StoredAddress | null
  owner: BookOwner
  countries: readonly CountryRulesFragment[]
}

export type AddressChoice = ReturnType<typeof useAddressChoice>

/** State of an address in the checkout: an entry of the book or a form, its errors, and the input of the mutation. */
export function useAddressChoice({ name, stored, owner, countries }: AddressChoiceOptions) {
  const t = useTranslate()
  const { defaultCountryId } = useShop()
  const [start] = useState(() => startOf(name, { stored, owner, countries }, defaultCountryId))
  const [entryId, setEntryId] = useState(start.entryId)
  const [values, setValues] = useState(start.values)
  const [saveInBook, setSaveInBook] = useState(false)
  const [faults, setFaults] = useState<AddressFaults>({})
  const [refusedId, setRefusedId] = useState<string>()

  const fields = useFormFields('ADDRESS')

  const country = countries.find(({ id }) => id === values.country)
  const entry = owner.addresses.find(({ id }) => id === entryId)
  const isForm = !entry || entry.id === refusedId || Boolean(entry.missingFields?.length)

  const change = (next: AddressValues) => {
    setFaults(remainingFaults(faults, values, next))
    setValues(next)
    if (!entry) keepDraft(name, owner, next)
  }
  return {
    name,
    entries: owner.addresses,
    canSave: owner.id !== null,
    countries,
    entryId,
    choose(id: string | null): void {
      const next = owner.addresses.find((one) => one.id === id)
      setEntryId(id)
      setFaults({})
      setValues(
        next ? addressValues(next, countries) : (readDraft(name, owner) ?? emptyAddress(defaultCountryId, owner)),
      )
    },
    isForm,
    values,
    change,
    saveInBook,
    setSaveInBook,
    fields,
    faults,
    /** Shows the server's errors. An entry of the address book that became incomplete meanwhile opens in the form. */
    refuse(found: AddressFaults): void {
      if (Object.keys(found).length > 0) setRefusedId(entry?.id)
      setFaults(found)
    },
    /** Whether it is valid; otherwise shows the errors. */
    check(): boolean {
      if (!isForm) return true
      const found = Object.entries(checkAddress(values, country))
      setFaults(Object.fromEntries(found.map(([field, message]) => [field, t(message)])))
      return found.length === 0
    },
    input: () => ({
      customerAddressId: entry?.id,
      ...(isForm && { address: addressInput(values, country, fields), saveInBook: saveInBook && owner.id !== null }),
    }),
  }
}

function startOf(
  name: AddressChoiceOptions['name'],
  { stored, owner, countries }: Omit<AddressChoiceOptions, 'name'>,
  defaultCountry: string,
): { entryId: string | null; values: AddressValues } {
  const empty = emptyAddress(defaultCountry, owner)
  const draft = readDraft(name, owner)
  if (draft) return { entryId: null, values: draft }
  const entry = stored
    ? sameEntry(stored, owner.addresses)
    : (owner.addresses.find((address) => (name === 'billing' ? address.isDefaultBilling : address.isDefaultShipping)) ??
      owner.addresses[0])
  if (entry) return { entryId: entry.id, values: addressValues(entry, countries) }
  return { entryId: null, values: stored ? addressValues(stored, countries) : empty }
}

/** The draft of a form, which survives a reload of the tab. One of a guest stays after the sign-in; one of a customer is for nobody else. */
function readDraft(name: string, { id }: BookOwner): AddressValues | null {
  const { owner, values } = (tabStorage.readJson(PREFIX + name) ?? {}) as { owner?: unknown; values?: unknown }
  return (owner ?? id) === id && isAddress(values) ? { ...values, fields: values.fields ?? {} } : null
}

function keepDraft(name: string, { id }: BookOwner, values: AddressValues): void {
  const text = JSON.stringify({ owner: id, values })
  if (text.length <= MAX_LENGTH) tabStorage.write(PREFIX + name, text)
}

export function dropDrafts(): void {
  for (const name of NAMES) tabStorage.write(PREFIX + name, null)
}

function isAddress(draft: unknown): draft is AddressValues {
  if (typeof draft !== 'object' || draft === null) return false
  const values = draft as Record<string, unknown>
  return (
    TEXTS.every((field) => typeof values[field] === 'string') &&
    Array.isArray(values.streetAddress) &&
    values.streetAddress.every((line) => typeof line === 'string')
  )
}
