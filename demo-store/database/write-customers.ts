import { hashPassword } from '../customer/password.ts'
import { customerGroups } from '../customer/groups.ts'
import type { CustomerSeed } from '../seed/types.ts'
import { moveCredit } from '../store-credit/balance.ts'
import type { Queryable } from './rows.ts'

/** Writes the customers of a seed with their address books. */
export const writeCustomers = async (db: Queryable, customers: CustomerSeed[]): Promise<void> => {
  for (const customer of customers) {
    const { email, firstname, lastname, createdAt, group = 'general' } = customer
    const { rows } = await db.query<{ id: number }>(
      `insert into customer (email, firstname, lastname, password_hash, created_at, group_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [email, firstname, lastname, await hashPassword(customer.password), createdAt, customerGroups[group]],
    )
    const id = rows[0]?.id ?? 0
    if (customer.subscribed) {
      await db.query(`insert into newsletter_subscriber (email, status, changed_at) values ($1, 'SUBSCRIBED', $2)`, [
        email,
        createdAt,
      ])
    }
    if (customer.storeCreditCents) {
      const books = { db, now: () => new Date(`${createdAt.replace(' ', 'T')}Z`) }
      await moveCredit(id, { action: 'Created', cents: customer.storeCreditCents }, books)
    }
    for (const { street, city, postcode, telephone, company = null } of customer.addresses) {
      await db.query(
        `insert into customer_address (customer_id, firstname, lastname, company, street, city, postcode, telephone, country_code)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'FR')`,
        [id, firstname, lastname, company, JSON.stringify(street), city, postcode, telephone],
      )
    }
    await db.query(
      `update customer set default_billing = first, default_shipping = first
       from (select min(id) as first from customer_address where customer_id = $1) as book where customer.id = $1`,
      [id],
    )
  }
}
