import type { Queryable } from '../database/rows.ts'
import { CUSTOMER_GROUPS } from './groups.ts'
import { readToken } from './token.ts'

/** Who sends a request. `refused`: a token was sent that is expired, revoked, forged or no token at all. */
export type Identity = { customerId: number | null; groupId: number; refused: boolean }

const guest: Identity = { customerId: null, groupId: CUSTOMER_GROUPS.guest, refused: false }

/**
 * The customer an `Authorization` header names. What is not `Bearer` or empty is a guest. A revocation voids tokens of
 * the same second too, so whoever signs in again within that second gets a dead token, as on a real store.
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
