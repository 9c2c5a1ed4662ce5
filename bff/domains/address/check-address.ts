import { isPostalCode, isTelephone, MAX_ADDRESS_LINE, MAX_ADDRESS_LINES } from '../../../schema/address-rules.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { AddressInput, Country, FieldError, FormField } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { formFieldsOf } from '../form-fields/store-form.ts'
import { fieldFaults, wanted } from '../form-fields/values.ts'
import { countriesOf } from './country-loaders.ts'

const MAX_NAME = 64
const MAX_TEXT = 100
/** The characters that Magento accepts in customers' names, and joiners of letters. It does not check the names of addresses. */
const NAME = /^[\p{L}\p{M}\d ,.'’`&_\p{Join_Control}-]+$/u

/** Counts characters as shoppers see them: a character of several code points is one. */
function visibleLength(text: string): number {
  return [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)].length
}

/** The store's countries, number of street lines, and further required fields. */
export type AddressRules = { countries: readonly Country[]; streetLines: number; fields: readonly FormField[] }

export async function addressRules(context: RequestContext): Promise<AddressRules> {
  const [countries, fields] = await Promise.all([countriesOf(context), formFieldsOf('ADDRESS', context)])
  return { countries, streetLines: Math.min(context.shop.streetLines, MAX_ADDRESS_LINES), fields }
}

/**
 * Returns the faults of an address, by field below `path`; nothing is corrected or cut. Magento accepts nearly anything
 * here, so this is the only check.
 */
export function checkAddress(address: AddressInput, rules: AddressRules, path: string): FieldError[] {
  const { country: code, postalCode, telephone } = address
  const country = rules.countries.find(({ id }) => id === code)
  const faults: [field: string, message: string | null][] = [
    ['firstname', nameFault(address.firstname)],
    ['lastname', nameFault(address.lastname)],
    ['company', textFault(address.company, false)],
    ['telephone', telephoneFault(telephone, country?.isTelephoneRequired ?? true)],
    ['locality', textFault(address.locality, true)],
    ['country', country ? null : t('address.notDelivered')],
    ['postalCode', country ? postalCodeFault(postalCode, country) : null],
    [address.regionId ? 'regionId' : 'region', country ? regionFault(address, country) : null],
    ...streetFaults(address.streetAddress, rules.streetLines),
  ]
  return [
    ...faults.flatMap(([field, message]) => (message === null ? [] : [{ field: `${path}.${field}`, message }])),
    ...requiredFaults(address, rules, path),
  ]
}

/** Returns faults for further fields that the store requires and the address lacks. */
export function requiredFaults(
  { company, fields }: Pick<AddressInput, 'company' | 'fields'>,
  rules: AddressRules,
  path: string,
): FieldError[] {
  const lacksCompany = !company && rules.fields.some(isCompany)
  return [
    ...(lacksCompany ? [{ field: `${path}.company`, message: t('field.missing') }] : []),
    ...fieldFaults(fields, ownFields(rules), `${path}.fields`),
  ]
}

/** Returns a validated address without empty lines, and without fields that the store does not require. */
export function cleanAddress(address: AddressInput, rules: AddressRules): AddressInput {
  return {
    ...address,
    streetAddress: address.streetAddress.filter((line) => line !== ''),
    fields: wanted(address.fields, ownFields(rules)),
  }
}

function ownFields({ fields }: AddressRules): FormField[] {
  return fields.filter((field) => !isCompany(field))
}

const isCompany = ({ code }: FormField) => code === 'company'

function nameFault(text: string): string | null {
  if (text === '') return t('field.missing')
  if (visibleLength(text) > MAX_NAME) return t('field.tooLong', { limit: MAX_NAME })
  return NAME.test(text) ? null : t('field.letters')
}

function textFault(value: string | null | undefined, isRequired: boolean): string | null {
  const text = value ?? ''
  if (text === '') return isRequired ? t('field.missing') : null
  if (visibleLength(text) > MAX_TEXT) return t('field.tooLong', { limit: MAX_TEXT })
  return isPlain(text) ? null : t('address.characters')
}

function telephoneFault(telephone: string, isRequired: boolean): string | null {
  if (telephone === '') return isRequired ? t('field.missing') : null
  return isTelephone(telephone) ? null : t('address.telephoneWrong')
}

function postalCodeFault(code: string, country: Country): string | null {
  if (code === '') return country.isPostalCodeRequired ? t('field.missing') : null
  if (isPostalCode(country.id, code)) return null
  return country.id === 'FR' ? t('address.frenchPostalCode') : t('address.wrong.postalCode')
}

function regionFault({ regionId, region }: AddressInput, country: Country): string | null {
  if (country.regions.length === 0) return textFault(region, country.isRegionRequired)
  return country.regions.some(({ id }) => id === regionId) ? null : t('address.regionMissing')
}

function streetFaults(street: readonly string[], limit: number): [string, string | null][] {
  if (street.every((line) => line === '')) return [['streetAddress.0', t('field.missing')]]
  if (street.filter((line) => line !== '').length > limit)
    return [['streetAddress', t('address.tooManyLines', { limit })]]
  return street.map((line, index) => [`streetAddress.${index}`, lineFault(line)])
}

function lineFault(line: string): string | null {
  const length = visibleLength(line)
  if (length > MAX_ADDRESS_LINE) return t('address.lineTooLong', { limit: MAX_ADDRESS_LINE, length })
  return isPlain(line) ? null : t('address.characters')
}

/** Whether a text has neither markup, which the store would keep, nor control characters. */
function isPlain(text: string): boolean {
  return !/[<>\p{Cc}]/u.test(text)
}
