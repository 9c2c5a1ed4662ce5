import {
  isPostalCode,
  isTelephone,
  MAX_ADDRESS_LINE,
  MAX_ADDRESS_LINES,
  typedTelephone,
} from '../../../schema/address-rules.ts'
import { typedCode, typedLine } from '../../../schema/typed-text.ts'
import type { AddressInput } from '../../api/shop-types.generated.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { enteredFields } from '../form-fields/FormFields.tsx'
import type { FormFieldFragment } from '../form-fields/form-fields.generated.ts'
import type {
  BookAddressFragment,
  CountryRulesFragment,
  FieldFaultFragment,
  FieldValueFragment,
  PersonalAddressFragment,
} from './address.generated.ts'

const REQUIRED = {
  firstname: 'address.missing.firstname',
  lastname: 'address.missing.lastname',
  locality: 'address.missing.locality',
  country: 'address.missing.country',
} as const satisfies Partial<Record<AddressField, MessageId>>

/** An address as the form holds it: every field a text, empty where nothing was typed. */
export type AddressValues = {
  firstname: string
  lastname: string
  company: string
  /** Always three lines. */
  streetAddress: readonly string[]
  postalCode: string
  locality: string
  country: string
  regionId: string
  region: string
  telephone: string
  /** Further required fields of the store, by code. */
  fields: Readonly<Record<string, string>>
}

export type AddressField = keyof AddressValues

export function emptyAddress(country: string, person: { firstname?: string | null; lastname?: string | null } = {}) {
  return {
    firstname: person.firstname ?? '',
    lastname: person.lastname ?? '',
    company: '',
    streetAddress: Array.from({ length: MAX_ADDRESS_LINES }, () => ''),
    postalCode: '',
    locality: '',
    country,
    regionId: '',
    region: '',
    telephone: '',
    fields: {},
  } satisfies AddressValues
}

export type StoredAddress = PersonalAddressFragment & {
  regionId?: string | null
  fields?: readonly FieldValueFragment[] | null
}

/** Converts a stored address to form values. A region without an id is looked up in the country's list. */
export function addressValues(stored: StoredAddress, countries: readonly CountryRulesFragment[]): AddressValues {
  const { firstname, lastname, company, telephone, region, address } = stored
  const regions = countries.find(({ id }) => id === address.country)?.regions ?? []
  const known = regions.find(({ id, name, code }) => id === stored.regionId || name === region || code === region)
  return {
    firstname,
    lastname,
    company: company ?? '',
    streetAddress: Array.from({ length: MAX_ADDRESS_LINES }, (_, line) => address.streetAddress[line] ?? ''),
    postalCode: address.postalCode,
    locality: address.locality,
    country: address.country,
    regionId: known?.id ?? stored.regionId ?? '',
    region: region ?? '',
    telephone: telephone ?? '',
    fields: Object.fromEntries((stored.fields ?? []).map(({ code, value }) => [code, value])),
  }
}

/** Returns the input of the mutation: cleaned, without empty lines, and with the region only if the country has one. */
export function addressInput(
  values: AddressValues,
  country: CountryRulesFragment | undefined,
  fields: readonly FormFieldFragment[] = [],
): AddressInput {
  const hasRegions = (country?.regions.length ?? 0) > 0
  return {
    firstname: typedLine(values.firstname),
    lastname: typedLine(values.lastname),
    company: typedLine(values.company) || undefined,
    telephone: typedTelephone(values.telephone),
    country: values.country,
    locality: typedLine(values.locality),
    postalCode: typedCode(values.postalCode),
    streetAddress: values.streetAddress.map(typedLine).filter(Boolean),
    regionId: hasRegions ? values.regionId || undefined : undefined,
    region: !hasRegions && country?.isRegionRequired ? typedLine(values.region) || undefined : undefined,
    fields: enteredFields(fields, (code) => values.fields[code]),
  }
}

/** Finds the entry of the address book that equals an address. */
export function sameEntry(
  stored: PersonalAddressFragment | null,
  entries: readonly BookAddressFragment[],
): BookAddressFragment | undefined {
  return stored ? entries.find((entry) => signature(entry) === signature(stored)) : undefined
}

function signature({ firstname, lastname, telephone, address }: PersonalAddressFragment): string {
  const { country, locality, postalCode, streetAddress } = address
  return JSON.stringify([firstname, lastname, telephone, country, locality, postalCode, streetAddress.filter(Boolean)])
}

/** A field, or one line of the street. */
type OwnField = AddressField | `streetAddress.${0 | 1 | 2}`
export type FaultyField = OwnField | `fields.${string}`

/** Error texts by field. */
export type AddressFaults = Partial<Record<FaultyField, string>>

/** Returns errors that can be found before the request. The server validates as well, and it alone validates fields that only some stores require. */
export function checkAddress(
  values: AddressValues,
  country: CountryRulesFragment | undefined,
): Partial<Record<OwnField, MessageId>> {
  const faults: Partial<Record<OwnField, MessageId>> = {}
  for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, MessageId][]) {
    if (!typedLine(values[field])) faults[field] = message
  }
  if (!typedLine(values.streetAddress[0] ?? '')) faults['streetAddress.0'] = 'address.missing.street'
  values.streetAddress.forEach((line, index) => {
    if (lineLength(line) > MAX_ADDRESS_LINE) faults[`streetAddress.${index as 0 | 1 | 2}`] = 'address.wrong.street'
  })
  if (!typedCode(values.postalCode)) {
    if (country?.isPostalCodeRequired ?? true) faults.postalCode = 'address.missing.postalCode'
  } else if (!isPostalCode(values.country, values.postalCode)) faults.postalCode = 'address.wrong.postalCode'
  if (!typedTelephone(values.telephone)) {
    if (country?.isTelephoneRequired ?? true) faults.telephone = 'address.missing.telephone'
  } else if (!isTelephone(values.telephone)) faults.telephone = 'address.wrong.telephone'
  if (country?.isRegionRequired) {
    if (country.regions.length > 0 && !values.regionId) faults.regionId = 'address.missing.region'
    if (country.regions.length === 0 && !typedLine(values.region)) faults.region = 'address.missing.region'
  }
  return faults
}

/** Returns the errors of the fields that have not changed. */
export function remainingFaults(faults: AddressFaults, before: AddressValues, now: AddressValues): AddressFaults {
  const remaining = Object.entries(faults).filter(([field]) => {
    const [key = '', code = ''] = field.split('.')
    return key === 'fields'
      ? now.fields[code] === before.fields[code]
      : now[key as AddressField] === before[key as AddressField]
  })
  return Object.fromEntries(remaining)
}

/** Characters of a line as shoppers see them: a combining accent does not count. */
export function lineLength(line: string): number {
  return [...typedLine(line)].length
}

/** Maps the server's errors to fields of the form: with the prefix `shipping.address`, `shipping.address.locality` is `locality`. */
export function faultsBelow(prefix: string, errors: readonly FieldFaultFragment[]): AddressFaults {
  const faults: AddressFaults = {}
  for (const { field, message } of errors) {
    if (!field.startsWith(`${prefix}.`)) continue
    faults[field.slice(prefix.length + 1) as FaultyField] ??= message
  }
  return faults
}
