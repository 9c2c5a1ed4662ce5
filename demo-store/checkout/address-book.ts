import type { Context } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import { insertRows, type Queryable } from '../database/rows.ts'
import { noSuchEntity, storeError } from '../errors.ts'
import { type Address, NO_ADDRESS } from './address.ts'

const COLUMNS = `firstname, lastname, middlename, prefix, suffix, company, street, city, postcode, telephone, fax, vat_id as "vatId",
  country_code as "countryCode", jsonb_build_object('code', null, 'label', region, 'id', 0) as region, id as "bookId"`

/**
 * An entry of the customer's address book. An unknown id is a no-such-entity error, another customer's entry an authorization
 * error; guests have no address book.
 */
export async function bookAddress(id: number, context: Context, db: Queryable): Promise<Address> {
  const customerId = signedIn(context)
  const { rows } = await db.query<Address & { owner: number }>(
    `select ${COLUMNS}, customer_id as owner from customer_address where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw noSuchEntity(context.text('addressMissing', id))
  const { owner, ...address } = row
  if (owner !== customerId) throw storeError('graphql-authorization', context.text('addressForbidden', id))
  return { ...NO_ADDRESS, ...address }
}

/** The customer's default billing address, which applies to a cart until another one is set. */
export async function defaultBilling(customerId: number, db: Queryable): Promise<Address | null> {
  const { rows } = await db.query<Address>(
    `select ${COLUMNS} from customer_address where id = (select default_billing from customer where id = $1)`,
    [customerId],
  )
  const [address] = rows
  return address ? { ...NO_ADDRESS, ...address } : null
}

/** Saves an address to the customer's address book, as placing an order does with a new one. */
export async function saveToBook(customerId: number, address: Address, db: Queryable): Promise<void> {
  const { firstname, lastname, middlename, prefix, suffix, company, street, city, postcode, telephone, fax } = address
  await insertRows(db, 'customer_address', [
    {
      customer_id: customerId,
      firstname,
      lastname,
      middlename,
      prefix,
      suffix,
      company,
      street,
      city,
      postcode,
      telephone,
      fax,
      vat_id: address.vatId,
      country_code: address.countryCode,
      region: address.region.label,
    },
  ])
}
