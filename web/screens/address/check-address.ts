import { isPostalCode, isTelephone, MAX_ADDRESS_LINE } from '../../../schema/address-rules.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { CountryRulesFragment, FieldFaultFragment } from './address.generated.ts'
import type { AddressField, AddressValues } from './address-values.ts'

/** What is wrong with which field, in the shopper's words. */
export type AddressFaults = Partial<Record<AddressField, string>>

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
): Partial<Record<AddressField, MessageId>> {
  const faults: Partial<Record<AddressField, MessageId>> = {}
  for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, MessageId][]) {
    if (!values[field].trim()) faults[field] = message
  }
  if (!values.streetAddress[0]?.trim()) faults.streetAddress = 'address.missing.street'
  else if (values.streetAddress.some((line) => line.length > MAX_ADDRESS_LINE)) {
    faults.streetAddress = 'address.wrong.street'
  }
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

/**
 * What the shop said of an input's fields, by the form's: `shipping.address.postalCode` below the prefix `shipping.address` is
 * `postalCode`, a line of the street is the street.
 */
export function faultsBelow(prefix: string, errors: readonly FieldFaultFragment[]): AddressFaults {
  const faults: AddressFaults = {}
  for (const { field, message } of errors) {
    if (!field.startsWith(`${prefix}.`)) continue
    const [name = ''] = field.slice(prefix.length + 1).split('.')
    faults[name as AddressField] ??= message
  }
  return faults
}
