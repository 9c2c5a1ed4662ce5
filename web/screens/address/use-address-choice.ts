import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import type { CountryRulesFragment, PersonalAddressFragment } from './address.generated.ts'
import { keepDraft, readDraft } from './address-draft.ts'
import { addressInput, addressValues, type AddressValues, emptyAddress, sameEntry } from './address-values.ts'
import { type AddressFaults, checkAddress } from './check-address.ts'
import type { BookOwner } from './use-address-book.ts'

type AddressChoiceOptions = {
  /** Names the draft: two forms of one page are kept apart. */
  name: 'shipping' | 'billing'
  /** What the order has already. */
  stored: PersonalAddressFragment | null
  owner: BookOwner
  countries: readonly CountryRulesFragment[]
}

export type AddressChoice = ReturnType<typeof useAddressChoice>

/** An entry of the book or a form: what is chosen, typed, wrong, and what the shop is told of it. */
export function useAddressChoice({ name, stored, owner, countries }: AddressChoiceOptions) {
  const t = useTranslate()
  const { defaultCountryId } = useShop()
  const [start] = useState(() => startOf(name, { stored, owner, countries }, defaultCountryId))
  const [entryId, setEntryId] = useState(start.entryId)
  const [values, setValues] = useState(start.values)
  const [saveInBook, setSaveInBook] = useState(false)
  const [faults, setFaults] = useState<AddressFaults>({})

  const country = countries.find(({ id }) => id === values.country)
  const isForm = entryId === null

  const change = (next: AddressValues) => {
    const stillWrong = Object.entries(faults).filter(([field]) => {
      const key = field.replace(/\..*/, '') as keyof AddressValues
      return next[key] === values[key]
    })
    setFaults(Object.fromEntries(stillWrong))
    setValues(next)
    keepDraft(name, next)
  }
  return {
    name,
    entries: owner.addresses,
    canSave: owner.id !== null,
    countries,
    entryId,
    choose: setEntryId,
    values,
    change,
    saveInBook,
    setSaveInBook,
    faults,
    setFaults,
    /** Whether it can be sent; otherwise the faults are shown. */
    check(): boolean {
      if (!isForm) return true
      const found = Object.entries(checkAddress(values, country))
      setFaults(Object.fromEntries(found.map(([field, message]) => [field, t(message)])))
      return found.length === 0
    },
    input: () =>
      isForm
        ? { address: addressInput(values, country), saveInBook: saveInBook && owner.id !== null }
        : { customerAddressId: entryId },
  }
}

function startOf(
  name: AddressChoiceOptions['name'],
  { stored, owner, countries }: Omit<AddressChoiceOptions, 'name'>,
  defaultCountry: string,
): { entryId: string | null; values: AddressValues } {
  const empty = emptyAddress(defaultCountry, owner)
  const draft = readDraft(name)
  if (draft) return { entryId: null, values: draft }
  const entry = stored
    ? sameEntry(stored, owner.addresses)
    : (owner.addresses.find((address) => (name === 'billing' ? address.isDefaultBilling : address.isDefaultShipping)) ??
      owner.addresses[0])
  if (entry) return { entryId: entry.id, values: empty }
  return { entryId: null, values: stored ? addressValues(stored, countries) : empty }
}
