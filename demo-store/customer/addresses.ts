import { telephoneShown } from '../checkout/address.ts'
import type { Context, TypeResolvers } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { ExpectedFault, inputError, noSuchEntity, storeError } from '../errors.ts'
import { regionsOf } from '../store/countries.ts'
import { decodeUid } from '../uid.ts'
import { checkNames } from './customer.ts'
import { missingInEntry } from './required-fields.ts'
import { signedIn } from './sign-in.ts'

/** A row of table `customer_address`. */
type AddressRow = {
  id: number
  customer_id: number
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  company: string | null
  street: string[]
  city: string
  postcode: string | null
  telephone: string | null
  fax: string | null
  vat_id: string | null
  country_code: string
  region: string | null
}

/** An address, and whether it is the customer's default for billing or delivery. */
export type CustomerAddress = AddressRow & { default_billing: boolean; default_shipping: boolean }

const SELECT = `select customer_address.*, coalesce(customer_address.id = default_billing, false) as default_billing,
  coalesce(customer_address.id = default_shipping, false) as default_shipping
  from customer_address join customer on customer.id = customer_id`

type Fields = Omit<CustomerAddress, 'id' | 'customer_id' | 'region' | 'street'>
type AddressInput = { [key in keyof Fields]?: Fields[key] | null } & {
  street?: (string | null)[] | null
  country_id?: string | null
  region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null
}

const MAX_LINES = 2
const LARGEST_ID = 2_147_483_647
/** Magento has no such limit; it bounds the demo store's disk use. */
const MAX_ADDRESSES = 200

const columns = [
  ...(['firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'company', 'street', 'city'] as const),
  ...(['postcode', 'telephone', 'fax', 'vat_id', 'country_code', 'region'] as const),
]
type Values = { [key in (typeof columns)[number]]?: unknown }

/** The address book. */
export const addressMutations: TypeResolvers = {
  /** The response has no region if none was given; a later query returns a region of nulls. */
  createCustomerAddress: async (_: unknown, { input }: { input: AddressInput }, context: Context) => {
    const address = await createAddress(signedIn(context), input, context)
    return { ...address, region: address.region ?? undefined }
  },
  updateCustomerAddress: (_: unknown, { id, input }: Updated & { id: number }, context: Context) =>
    updateAddress(id, input, context),
  updateCustomerAddressV2: (_: unknown, { uid, input }: Updated & { uid: string }, context: Context) =>
    updateAddress(addressId(uid, context), input, context),
  deleteCustomerAddress: (_: unknown, { id }: { id: number }, context: Context) => deleteAddress(id, context),
  deleteCustomerAddressV2: (_: unknown, { uid }: { uid: string }, context: Context) =>
    deleteAddress(addressId(uid, context), context),
}

type Updated = { input?: AddressInput | null }

/** Returns the id in a uid. A malformed uid counts as an unknown address. */
export function addressId(uid: string, context: Context): number {
  const id = Number(decodeUid(uid))
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw noSuchEntity(context.text('addressMissing', uid))
  return id
}

function updateAddress(id: number, input: AddressInput | null | undefined, context: Context): Promise<CustomerAddress> {
  const customerId = signedIn(context)
  if (!id) throw inputError(context.text('addressUnnamed'))
  if (!input || !Object.keys(input).length) throw inputError(context.text('inputEmpty'))
  return context.db.transaction(async (db) => {
    const before = await findAddress(id, customerId, context, db)
    const values = valuesOf(input, context, before.country_code)
    checkRegionBefore(before, input, values, context)
    checkRequired({ ...before, ...values }, context)
    const names = columns.filter((column) => values[column] !== undefined)
    if (names.length) {
      const assignments = names.map((column, index) => `${column} = $${index + 2}`).join(', ')
      await db.query(`update customer_address set ${assignments} where id = $1`, [
        id,
        ...names.map((column) => values[column]),
      ])
    }
    await setDefaults(id, customerId, input, db)
    return findAddress(id, customerId, context, db)
  })
}

async function deleteAddress(id: number, context: Context): Promise<true> {
  const customerId = signedIn(context)
  if (!id) throw inputError(context.text('addressUnnamed'))
  const address = await findAddress(id, customerId, context)
  if (address.default_billing) throw inputError(context.text('addressBilling', id))
  if (address.default_shipping) throw inputError(context.text('addressShipping', id))
  await context.db.query('delete from customer_address where id = $1', [id])
  return true
}

export async function addressesOf(customerId: number, db: Queryable): Promise<CustomerAddress[]> {
  return (
    await db.query<CustomerAddress>(`${SELECT} where customer_id = $1 order by customer_address.id`, [customerId])
  ).rows
}

/** Stores a new address of the book. */
function createAddress(customerId: number, input: AddressInput, context: Context): Promise<CustomerAddress> {
  const values = valuesOf(input, context)
  checkRequired(values, context)
  return context.db.transaction(async (db) => {
    if ((await addressesOf(customerId, db)).length >= MAX_ADDRESSES) throw inputError('The address book is full.')
    const names = columns.filter((column) => values[column] != null)
    const { rows } = await db.query<{ id: number }>(
      `insert into customer_address (customer_id, ${names.join(', ')})
       values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
      [customerId, ...names.map((column) => values[column])],
    )
    const id = rows[0]?.id ?? 0
    await setDefaults(id, customerId, input, db)
    return findAddress(id, customerId, context, db)
  })
}

/** An address of this customer; unknown ones and those of others are two different errors. */
async function findAddress(
  id: number,
  customerId: number,
  context: Context,
  db: Queryable = context.db,
): Promise<CustomerAddress> {
  const { rows } = await db.query<CustomerAddress>(`${SELECT} where customer_address.id = $1`, [id])
  const [address] = rows
  if (!address) throw noSuchEntity(context.text('addressMissing', id))
  if (address.customer_id !== customerId) {
    throw storeError('graphql-authorization', context.text('addressForbidden', id))
  }
  return address
}

/** Columns an input names, as they are stored; what is left out stays. */
function valuesOf(input: AddressInput, context: Context, countryBefore?: string): Values {
  const { text } = context
  const street = input.street?.filter((line) => line !== null)
  if (street && street.length > MAX_LINES) throw inputError(text('addressLines', MAX_LINES))
  checkNames(input)
  const { region, country_id: oldCountry, default_billing: _, default_shipping: __, street: ___, ...rest } = input
  const country = rest.country_code ?? oldCountry
  return {
    ...rest,
    ...(country ? { country_code: country } : {}),
    ...(street ? { street: JSON.stringify(street) } : {}),
    ...(region === undefined ? {} : { region: regionName(country ?? countryBefore, region, context) }),
  }
}

/** Magento crashes without a country and lists other missing fields alphabetically. */
function checkRequired(values: Values, context: Context): void {
  const { text, model } = context
  const country = values.country_code
  if (typeof country !== 'string' || !country) throw new ExpectedFault('an address needs a country')
  const { optional_zip_countries: optional, countries_with_required_region: withRegion } = model.settings.config
  const missing = (['city', 'firstname', 'lastname', 'postcode', 'street', 'telephone'] as const).filter(
    (column) =>
      (!values[column] || values[column] === '[]') &&
      !(column === 'postcode' && isListed(optional, country)) &&
      !(column === 'telephone' && telephoneShown(model) !== 'req'),
  )
  const all = [...missing, ...missingInEntry(values, context)].toSorted()
  if (all.length) throw inputError(text('parametersMissing', all.join(', ')))
  if (isListed(withRegion, country) && !values.region) throw inputError(text('regionRequired'))
  const street: unknown = typeof values.street === 'string' ? JSON.parse(values.street) : values.street
  if (Array.isArray(street) && !street.some(Boolean)) throw inputError(text('fieldRequired', 'street'))
}

/** Makes the address a default, or ends that if the input is false. */
async function setDefaults(id: number, customerId: number, input: AddressInput, db: Queryable): Promise<void> {
  for (const column of ['default_billing', 'default_shipping'] as const) {
    if (input[column] === true) await db.query(`update customer set ${column} = $2 where id = $1`, [customerId, id])
    if (input[column] === false) {
      await db.query(`update customer set ${column} = null where id = $1 and ${column} = $2`, [customerId, id])
    }
  }
}

/** Returns the region's name: that of the country's list, or the typed one. Countries that require a region require its id. */
function regionName(
  country: string | null | undefined,
  region: AddressInput['region'],
  { text, model }: Context,
): string | null {
  const regions = regionsOf(country ?? '')
  const isRequired = isListed(model.settings.config.countries_with_required_region, country ?? '')
  if (region?.region_id) {
    const listed = regions?.find(({ id }) => id === region.region_id)
    if (!listed) throw inputError(text(isRequired ? 'regionForeign' : 'regionMismatch'))
    return listed.name
  }
  if (isRequired && regions?.length) throw inputError(text('regionRequired'))
  const listed = regions?.find(({ code, name }) => code === region?.region_code || name === region?.region)
  return listed?.name ?? (region?.region || null)
}

/**
 * Magento forgets the id of a region only for another one, and refuses it in a country with a list that it is not on. Most countries of Europe have
 * such a list there, which this store leaves out where no address needs a region.
 */
function checkRegionBefore(before: CustomerAddress, { region }: AddressInput, values: Values, { text }: Context): void {
  const listed = regionsOf(before.country_code)?.find(({ name }) => name === before.region)
  if (!listed || region?.region_id || (values.country_code ?? before.country_code) === before.country_code) return
  throw inputError(region === undefined ? text('regionMismatch') : text('regionUnknown', listed.id))
}

function isListed(countries: unknown, country: string): boolean {
  return String(countries).split(',').includes(country)
}
