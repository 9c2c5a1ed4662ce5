import { randomInt } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { defaultBilling } from '../checkout/address-book.ts'
import { addressesOf } from '../customer/addresses.ts'
import { missingInEntry } from '../customer/required-fields.ts'
import { ExpectedFault, inputError, storeError } from '../errors.ts'
import { findCart, loadCart } from './load.ts'
import { type CartView, viewCart } from './view.ts'

const DAY_IN_MS = 86_400_000
const ID_LENGTH = 32
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An unguessable cart id: 32 letters and digits. */
export function maskedId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Creates a guest's cart, under the given id if there is one. Also deletes expired carts. */
export async function createGuestCart(wanted: string | null | undefined, { db, now, model }: Context): Promise<string> {
  checkWanted(wanted)
  const id = wanted ?? maskedId()
  const lifetimeMs = Number(model.settings.config.cart_expires_in_days ?? 30) * DAY_IN_MS
  await db.query('delete from cart where updated_at < $1', [new Date(now().getTime() - lifetimeMs).toISOString()])
  const { affectedRows } = await db.query(
    'insert into cart (masked_id, updated_at) values ($1, $2) on conflict (masked_id) do nothing',
    [id, now().toISOString()],
  )
  if (!affectedRows) throw storeError('graphql-already-exists', `Cart with ID "${id}" already exists.`)
  return id
}

/** Id of the customer's only active cart, created on first use with the default billing address. `wanted` only applies to a new cart. */
export async function customerCartId(
  customerId: number,
  context: Context,
  { wanted, db = context.db }: { wanted?: string | null | undefined; db?: Queryable } = {},
): Promise<string> {
  checkWanted(wanted)
  await checkDefaults(customerId, context, db)
  const billing = await defaultBilling(customerId, db)
  await db.query(
    'insert into cart (masked_id, customer_id, updated_at, billing_address) values ($1, $2, $3, $4) on conflict (customer_id) where active do nothing',
    [wanted ?? maskedId(), customerId, context.now().toISOString(), billing && JSON.stringify(billing)],
  )
  const { rows } = await db.query<{ masked_id: string }>(
    'select masked_id from cart where customer_id = $1 and active',
    [customerId],
  )
  const [row] = rows
  if (!row) throw new Error(`customer ${customerId} has no cart`)
  return row.masked_id
}

/** Throws if a default address lacks a required field: Magento copies the default addresses into a new cart, and then fails without a reason. */
async function checkDefaults(customerId: number, context: Context, db: Queryable): Promise<void> {
  if (missingInEntry({}, context).length === 0) return
  const lacking = (await addressesOf(customerId, db)).some(
    (entry) => (entry.default_billing || entry.default_shipping) && missingInEntry(entry, context).length > 0,
  )
  if (!lacking) return
  const { rows } = await db.query('select 1 from cart where customer_id = $1 and active', [customerId])
  if (rows.length === 0) throw new ExpectedFault('a default address lacks what is required')
}

function checkWanted(wanted: string | null | undefined): void {
  if (wanted != null && (wanted.length !== ID_LENGTH || wanted.includes('\0')))
    throw inputError(`Cart ID length should be ${ID_LENGTH} symbols.`)
}

/** Runs a change of one cart under its lock and in one transaction. */
export function changeCart<T>(
  id: string,
  context: Context,
  work: (cartId: number, db: Queryable) => Promise<T>,
): Promise<T> {
  return context.lock(id, () =>
    context.db.transaction(async (db) => {
      const cart = await findCart(id, context, db)
      const result = await work(cart.id, db)
      await db.query('update cart set updated_at = $2 where id = $1', [cart.id, context.now().toISOString()])
      return result
    }),
  )
}

/** A parameter that must not be missing or empty. Some of Magento's resolvers end this sentence with a full stop. */
export function required(
  value: string | null | undefined,
  name: string,
  context: Context,
  text: 'parameterMissing' | 'parameterMissingStop' = 'parameterMissing',
): string {
  if (!value) throw inputError(context.text(text, name))
  return value
}

/** The current cart, as mutations return it. */
export async function cartResponse(id: string, context: Context): Promise<{ cart: CartView }> {
  return {
    cart: await viewCart(await loadCart(id, context), context),
  }
}

/**
 * Reopens a cart whose order was not paid. A customer has one active cart: lines added to another one in the meantime
 * move into the reopened cart.
 */
export async function reviveCart(cartId: number, now: Date, db: Queryable): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `select other.id from cart join cart other on other.customer_id = cart.customer_id and other.active
     where cart.id = $1 and other.id <> $1`,
    [cartId],
  )
  for (const { id } of rows) {
    await db.query('update cart_item set cart_id = $1 where cart_id = $2', [cartId, id])
    await db.query('update cart set active = false where id = $1', [id])
  }
  await db.query('update cart set active = true, updated_at = $2 where id = $1', [cartId, now.toISOString()])
}
