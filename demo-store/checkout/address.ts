import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { missingInCart } from '../customer/required-fields.ts'
import { inputError } from '../errors.ts'
import { countries, regionsOf } from '../store/countries.ts'

/** An address of a cart or an order. After an estimate only country, region and postcode are known. */
export type Address = {
  firstname: string | null
  lastname: string | null
  middlename: string | null
  prefix: string | null
  suffix: string | null
  company: string | null
  street: string[]
  city: string | null
  postcode: string | null
  telephone: string | null
  fax: string | null
  vatId: string | null
  /** Two letters, upper case. */
  countryCode: string
  region: { code: string | null; label: string | null; id: number | null }
  customerNotes: string | null
  /** One of the shop's own pickup locations. */
  pickupLocationCode: string | null
  /** Id of the address book entry that it was copied from. */
  bookId: number | null
  saveInBook: boolean
}

export const NO_REGION: Address['region'] = { code: null, label: null, id: null }

export type AddressInput = {
  firstname: string
  lastname: string
  middlename?: string | null
  prefix?: string | null
  suffix?: string | null
  company?: string | null
  street: (string | null)[]
  city: string
  postcode?: string | null
  telephone?: string | null
  fax?: string | null
  vat_id?: string | null
  country_code: string
  region?: string | null
  region_id?: number | null
  save_in_address_book?: boolean | null
}

const MAX_STREET_LINES = 2

/** An address without any data. */
export const NO_ADDRESS: Address = {
  firstname: null,
  lastname: null,
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: [],
  city: null,
  postcode: null,
  telephone: null,
  fax: null,
  vatId: null,
  countryCode: '',
  region: NO_REGION,
  customerNotes: null,
  pickupLocationCode: null,
  bookId: null,
  saveInBook: false,
}

/** Returns the names of missing fields, as Magento spells them. */
export function missingFields(address: Address | null, context: Context): string[] {
  const { model } = context
  const { optional_zip_countries: optional, countries_with_required_region: withRegion } = model.settings.config
  const country = address?.countryCode || null
  const wanted: [string, boolean][] = [
    ['firstname', address?.firstname != null],
    ['lastname', address?.lastname != null],
    ['street', (address?.street.length ?? 0) > 0],
    ['city', address?.city != null],
    ['telephone', address?.telephone != null || telephoneShown(model) !== 'req'],
    ['postcode', address?.postcode != null || listed(optional).has(country ?? '')],
    ['countryId', country !== null],
    ['regionId', !listed(withRegion).has(country ?? '') || hasRegion(address, country ?? '')],
  ]
  return [...wanted.flatMap(([name, present]) => (present ? [] : [name])), ...missingInCart(address, context)]
}

/** `customer/address/telephone_show`: `req` by default, `opt`, or empty for a field that is not shown. */
export function telephoneShown({ settings }: Context['model']): string {
  return String(settings.config['telephone_show'] ?? 'req')
}

/** Whether an address names a region of its country; a typed one does where there is no list. */
function hasRegion(address: Address | null, country: string): boolean {
  return address?.region.label != null && (regionsOf(country) === null || address.region.id !== null)
}

/** One sentence for each missing field. */
export function missingText(fields: string[], context: Context): string {
  return fields.map((field) => context.text('fieldRequired', field)).join(' ')
}

/**
 * An address as entered. As in Magento, postcodes and names are not validated and the country's case does not matter;
 * missing fields and a third street line are input errors. What an address before had, and the input leaves out, stays.
 */
export function readAddress(input: AddressInput, context: Context, before: Address | null = null): Address {
  const optional = (name: 'company' | 'postcode') => (name in input ? clean(input[name]) : (before?.[name] ?? null))
  const countryCode = input.country_code.trim().toUpperCase()
  if (countryCode && !countries(context.view.locale).some(({ id }) => id === countryCode)) {
    throw inputError(context.text('countryUnknown', countryCode))
  }
  if (input.street.length > MAX_STREET_LINES) throw inputError(context.text('streetTooLong'))
  const address: Address = {
    ...NO_ADDRESS,
    firstname: clean(input.firstname),
    lastname: clean(input.lastname),
    middlename: clean(input.middlename),
    prefix: clean(input.prefix),
    suffix: clean(input.suffix),
    company: optional('company'),
    street: input.street.flatMap((line) => clean(line) ?? []),
    city: clean(input.city),
    postcode: optional('postcode'),
    telephone: clean(input.telephone),
    fax: clean(input.fax),
    vatId: clean(input.vat_id),
    countryCode,
    region:
      'region' in input || 'region_id' in input ? regionOf(input, countryCode, context) : (before?.region ?? NO_REGION),
    saveInBook: input.save_in_address_book ?? true,
  }
  const missing = missingFields(address, context)
  if (missing.length) throw unplaced(missingText(missing, context))
  if (input.region_id && regionsOf(countryCode) && address.region.id !== input.region_id) {
    throw unplaced(context.text('regionUnknown', input.region_id))
  }
  return address
}

function listed(value: unknown): Set<string> {
  return new Set(typeof value === 'string' ? value.split(',') : [])
}

function clean(text: string | null | undefined): string | null {
  return text?.replaceAll('\0', '').trim() || null
}

function regionOf({ region, region_id: id }: AddressInput, country: string, { view }: Context): Address['region'] {
  const known = countries(view.locale)
    .find(({ id: code }) => code === country)
    ?.available_regions?.find((candidate) => candidate.id === id || candidate.code === region)
  if (known) return { code: known.code, label: known.name, id: known.id }
  const label = clean(region)
  return label === null ? NO_REGION : { code: label, label, id: null }
}

/** Thrown during validation, when Magento does not yet know the field's path. */
function unplaced(message: string): GraphQLError {
  return new GraphQLError(message, { path: [], extensions: { category: 'graphql-input' } })
}
