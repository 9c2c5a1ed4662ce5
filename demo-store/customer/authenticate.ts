import type { Context } from '../context.ts'
import type { Customer } from './find.ts'
import { verifyPassword } from './password.ts'

/** Failures in a row that lock an account, and for how long. */
const MAX_FAILURES = 6
const LOCK_MS = 600_000

export type Outcome = 'right' | 'wrong' | 'locked'

/** Whether the account is locked now, for the right password too. */
export function isLocked({ locked_until: until }: Customer, now: Date): boolean {
  return until !== null && Date.parse(until) > now.getTime()
}

/** Forgets failures and the lock. */
export async function unlock(id: number, { db }: Context): Promise<void> {
  await db.query(
    'update customer set failed_logins = 0, first_failure_at = null, locked_until = null where id = $1 and failed_logins > 0',
    [id],
  )
}

/** Checks a password as every place that asks for one does; a locked account is not even compared. */
export async function authenticate(customer: Customer, password: string, context: Context): Promise<Outcome> {
  if (isLocked(customer, context.now())) return 'locked'
  if (!(await verifyPassword(password, customer.password_hash))) {
    await countFailure(customer.id, context)
    return 'wrong'
  }
  await unlock(customer.id, context)
  return 'right'
}

/** Counts a failure in one statement, so that attempts at once are all counted; the first after a quiet time starts anew. */
async function countFailure(id: number, { db, now }: Context): Promise<void> {
  const time = now()
  await db.query(
    `with counted as (
       select id, first_failure_at is null or first_failure_at < $3 as fresh from customer where id = $1
     )
     update customer set
       failed_logins = case when fresh then 1 else failed_logins + 1 end,
       first_failure_at = case when fresh then $2 else first_failure_at end,
       locked_until = case when not fresh and failed_logins + 1 >= $4 then $5 end
     from counted where customer.id = counted.id`,
    [
      id,
      time.toISOString(),
      new Date(time.getTime() - LOCK_MS).toISOString(),
      MAX_FAILURES,
      new Date(time.getTime() + LOCK_MS).toISOString(),
    ],
  )
}
