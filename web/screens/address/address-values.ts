import { MAX_ADDRESS_LINES } from '../../../schema/address-rules.ts'
import type { AddressInput } from '../../api/shop-types.generated.ts'
import type { BookAddressFragment, CountryRulesFragment, PersonalAddressFragment } from './address.generated.ts'

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
  } satisfies AddressValues
}

/** A stored address in the form. Where it names its region only, the country's list says which one that is. */
export function addressValues(
  stored: PersonalAddressFragment & { regionId?: string | null },
  countries: readonly CountryRulesFragment[],
): AddressValues {
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
  }
}

/** What the shop is told: trimmed, without empty lines, and only the region that the country's form asked for. */
export function addressInput(values: AddressValues, country: CountryRulesFragment | undefined): AddressInput {
  const hasRegions = (country?.regions.length ?? 0) > 0
  const trimmed = (text: string) => text.trim()
  return {
    firstname: trimmed(values.firstname),
    lastname: trimmed(values.lastname),
    company: trimmed(values.company) || undefined,
    telephone: trimmed(values.telephone),
    country: values.country,
    locality: trimmed(values.locality),
    postalCode: trimmed(values.postalCode),
    streetAddress: values.streetAddress.map(trimmed).filter(Boolean),
    regionId: hasRegions ? values.regionId || undefined : undefined,
    region: !hasRegions && country?.isRegionRequired ? trimmed(values.region) || undefined : undefined,
  }
}

/** The entry of the book that an address was taken from, if it still says the same. */
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
