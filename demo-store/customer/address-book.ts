import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { noSuchEntity, storeError } from '../errors.ts'

/** A row of table `customer_address`. */
export type AddressRow = {
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

/** With what it is the default of. */
export type CustomerAddress = AddressRow & { default_billing: boolean; default_shipping: boolean }

const SELECT = `select customer_address.*, coalesce(customer_address.id = default_billing, false) as default_billing,
  coalesce(customer_address.id = default_shipping, false) as default_shipping
  from customer_address join customer on customer.id = customer_id`

export async function addressesOf(customerId: number, db: Queryable): Promise<CustomerAddress[]> {
  return (
    await db.query<CustomerAddress>(`${SELECT} where customer_id = $1 order by customer_address.id`, [customerId])
  ).rows
}

/** An address of this customer; unknown ones and those of others are two different errors. */
export async function findAddress(
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
