import { isPostalCode, isTelephone, MAX_ADDRESS_LINE } from '../../../schema/address-rules.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { CountryRulesFragment, FieldFaultFragment } from './address.generated.ts'
import type { AddressField, AddressValues } from './address-values.ts'

/** A field, or one line of the street. */
export type FaultyField = AddressField | `streetAddress.${0 | 1 | 2}`

/** What is wrong with which field, in the shopper's words. */
export type AddressFaults = Partial<Record<FaultyField, string>>

const REQUIRED = {
  firstname: 'address.missing.firstname',
  lastname: 'address.missing.lastname',
  locality: 'address.missing.locality',
  country: 'address.missing.country',
  telephone: 'address.missing.telephone',
} as const satisfies Partial<Record<AddressField, MessageId>>

/** What can be told before the shop is asked; the shop has the last word. */
export function checkAddress(
  values: AddressValues,
  country: CountryRulesFragment | undefined,
): Partial<Record<FaultyField, MessageId>> {
  const faults: Partial<Record<FaultyField, MessageId>> = {}
  for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, MessageId][]) {
    if (!values[field].trim()) faults[field] = message
  }
  if (!values.streetAddress[0]?.trim()) faults['streetAddress.0'] = 'address.missing.street'
  values.streetAddress.forEach((line, index) => {
    if (lineLength(line) > MAX_ADDRESS_LINE) faults[`streetAddress.${index as 0 | 1 | 2}`] = 'address.wrong.street'
  })
  if (!values.postalCode.trim()) {
    if (country?.isPostalCodeRequired ?? true) faults.postalCode = 'address.missing.postalCode'
  } else if (!isPostalCode(values.country, values.postalCode)) faults.postalCode = 'address.wrong.postalCode'
  if (!faults.telephone && !isTelephone(values.telephone)) faults.telephone = 'address.wrong.telephone'
  if (country?.isRegionRequired) {
    if (country.regions.length > 0 && !values.regionId) faults.regionId = 'address.missing.region'
    if (country.regions.length === 0 && !values.region.trim()) faults.region = 'address.missing.region'
  }
  return faults
}

/** Characters of a line as shoppers see them: an accent that is typed apart from its letter does not count. */
export function lineLength(line: string): number {
  return [...line.trim().normalize('NFC')].length
}

/** What the shop said of an input's fields, by the form's: below the prefix `shipping.address`, `shipping.address.locality` is `locality`. */
export function faultsBelow(prefix: string, errors: readonly FieldFaultFragment[]): AddressFaults {
  const faults: AddressFaults = {}
  for (const { field, message } of errors) {
    if (!field.startsWith(`${prefix}.`)) continue
    faults[field.slice(prefix.length + 1) as FaultyField] ??= message
  }
  return faults
}
