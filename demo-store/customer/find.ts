import type { Queryable } from '../database/rows.ts'

/** A row of table `customer`; times are ISO texts. */
export type Customer = {
  id: number
  email: string
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  date_of_birth: string | null
  gender: number | null
  taxvat: string | null
  password_hash: string | null
  created_at: string
  default_billing: number | null
  default_shipping: number | null
  confirmation_key: string | null
  failed_logins: number
  locked_until: string | null
  reset_token: string | null
  reset_requested_at: string | null
}

/** The customer with an e-mail address in any case; null for none. */
export async function customerByEmail(email: string, db: Queryable): Promise<Customer | null> {
  if (email.includes('\0')) return null
  const { rows } = await db.query<Customer>('select * from customer where lower(email) = lower($1)', [email])
  return rows[0] ?? null
}

/** The customer of a token that was just checked. */
export async function customerById(id: number, db: Queryable): Promise<Customer> {
  const { rows } = await db.query<Customer>('select * from customer where id = $1', [id])
  const [row] = rows
  if (!row) throw new Error(`customer ${id} is gone`)
  return row
}
