import type { Context } from '../context.ts'
import type { AddressRow } from '../customer/addresses.ts'
import { signedIn } from '../customer/sign-in.ts'
import type { Queryable } from '../database/rows.ts'
import { noSuchEntity, storeError } from '../errors.ts'
import { type Address, NO_ADDRESS } from './address.ts'

/**
 * An entry of the customer's address book. An unknown id is a no-such-entity error, another customer's entry an authorization
 * error; guests have no address book.
 */
export async function bookAddress(id: number, context: Context, db: Queryable): Promise<Address> {
  const customerId = signedIn(context)
  const { rows } = await db.query<AddressRow>('select * from customer_address where id = $1', [id])
  const [row] = rows
  if (!row) throw noSuchEntity(context.text('addressMissing', id))
  if (row.customer_id !== customerId) throw storeError('graphql-authorization', context.text('addressForbidden', id))
  return toAddress(row)
}

/** The customer's default billing address, which applies to a cart until another one is set. */
export async function defaultBilling(customerId: number, db: Queryable): Promise<Address | null> {
  const { rows } = await db.query<AddressRow>(
    'select customer_address.* from customer join customer_address on customer_address.id = default_billing where customer.id = $1',
    [customerId],
  )
  const [row] = rows
  return row ? toAddress(row) : null
}

/** Saves an address to the customer's address book, as placing an order does with a new one. */
export async function saveToBook(customerId: number, address: Address, db: Queryable): Promise<void> {
  await db.query(
    `insert into customer_address (customer_id, firstname, lastname, middlename, prefix, suffix, company, street, city,
       postcode, telephone, fax, vat_id, country_code, region)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      customerId,
      address.firstname,
      address.lastname,
      address.middlename,
      address.prefix,
      address.suffix,
      address.company,
      JSON.stringify(address.street),
      address.city,
      address.postcode,
      address.telephone,
      address.fax,
      address.vatId,
      address.countryCode,
      address.region.label,
    ],
  )
}

function toAddress(row: AddressRow): Address {
  return {
    ...NO_ADDRESS,
    firstname: row.firstname,
    lastname: row.lastname,
    middlename: row.middlename,
    prefix: row.prefix,
    suffix: row.suffix,
    company: row.company,
    street: row.street,
    city: row.city,
    postcode: row.postcode,
    telephone: row.telephone,
    fax: row.fax,
    vatId: row.vat_id,
    countryCode: row.country_code,
    region: { code: null, label: row.region, id: 0 },
    bookId: row.id,
  }
}
