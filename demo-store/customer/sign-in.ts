import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { storeError } from '../errors.ts'
import { CUSTOMER_GROUPS } from '../database/store-rows.ts'
import type { Customer } from './customer.ts'
import { verifyPassword } from './password.ts'

/** Failures in a row that lock an account, and for how long. */
const MAX_FAILURES = 6
const LOCK_MS = 600_000

type Outcome = 'right' | 'wrong' | 'locked'

/** `iat` and `exp` are seconds; `utypid` 3 means customer. */
type TokenClaims = { uid: number; utypid: 3; iat: number; exp: number }

const header = Buffer.from(JSON.stringify({ kid: '1', alg: 'HS256' })).toString('base64url')

/** Who sends a request. `refused`: the token is expired, revoked or invalid. */
type Identity = { customerId: number | null; groupId: number; refused: boolean }

const guest: Identity = { customerId: null, groupId: CUSTOMER_GROUPS.guest, refused: false }

/** Whether the account is locked now, for the right password too. */
export function isLocked({ locked_until: until }: Customer, now: Date): boolean {
  return until !== null && Date.parse(until) > now.getTime()
}

/** Resets failures and the lock. */
export async function unlock(id: number, { db }: Context): Promise<void> {
  await db.query(
    'update customer set failed_logins = 0, first_failure_at = null, locked_until = null where id = $1 and failed_logins > 0',
    [id],
  )
}

/** Checks a password; for a locked account it is not compared. */
export async function authenticate(customer: Customer, password: string, context: Context): Promise<Outcome> {
  if (isLocked(customer, context.now())) return 'locked'
  if (!(await verifyPassword(password, customer.password_hash))) {
    await countFailure(customer.id, context)
    return 'wrong'
  }
  await unlock(customer.id, context)
  return 'right'
}

/** Counts a failure in one statement, so that concurrent attempts all count. The count restarts after a pause. */
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

/**
 * A JSON Web Token (RFC 7519) for a customer. It depends only on the customer and the second, as in Magento: two
 * logins within a second get the same token.
 */
export function issueToken(customerId: number, lifetimeSeconds: number, now: Date, key: string): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims: TokenClaims = { uid: customerId, utypid: 3, iat, exp: iat + lifetimeSeconds }
  const content = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${content}.${sign(content, key).toString('base64url')}`
}

/** The claims of a token this store signed and that has not expired; null for any other text. */
function readToken(token: string, now: Date, key: string): TokenClaims | null {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(`${head}.${body}`, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims = parseClaims(body)
  return claims && claims.exp > now.getTime() / 1000 ? claims : null
}

function sign(content: string, key: string): Buffer {
  return createHmac('sha256', key).update(content).digest()
}

function parseClaims(text: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return claims as TokenClaims
  } catch {
    return null
  }
}

/**
 * The customer of an `Authorization` header; without a Bearer token it is a guest. A revocation covers tokens of the
 * same second, so a new sign-in within that second gets a revoked token, as in Magento.
 */
export async function identify(
  authorization: string,
  { db, now, tokenKey }: { db: Queryable; now: Date; tokenKey: string },
): Promise<Identity> {
  const token = /^Bearer\s+(\S+)$/.exec(authorization.trim())?.[1]
  if (!token) return guest
  const claims = readToken(token, now, tokenKey)
  if (!claims) return { ...guest, refused: true }
  const { rows } = await db.query<{ id: number; group_id: number }>(
    'select id, group_id from customer where id = $1 and coalesce(revoked_before, 0) < $2',
    [claims.uid, claims.iat],
  )
  const [customer] = rows
  return customer
    ? { customerId: customer.id, groupId: customer.group_id, refused: false }
    : { ...guest, refused: true }
}

/** The key this store signs tokens with. */
export async function loadTokenKey(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ key: string }>('select key from token_key')
  const [row] = rows
  if (!row) throw new Error('the database has no key to sign tokens with')
  return row.key
}

/** The signed-in customer; a guest gets an authorization error. Marks the response as uncacheable. */
export function signedIn(context: Context): number {
  if (context.customerId === null) throw storeError('graphql-authorization', context.text('notAuthorized'))
  context.uncacheable.value = true
  return context.customerId
}
