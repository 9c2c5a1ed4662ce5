import type { Chosen } from '../cart/buy-request.ts'
import { isInStock } from '../catalog/availability.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { databaseTime, type Queryable } from '../database/rows.ts'
import type { MessageKey } from '../store/messages.ts'
import { type ItemRow, namedWishlist, rowsOf, type Wishlist } from './load.ts'

type ChoicesInput = {
  selected_options?: (string | null)[] | null
  entered_options?: ({ uid: string; value: string } | null)[] | null
}
type ItemInput = ChoicesInput & { sku: string; parent_sku?: string | null; quantity: number }
type ItemUpdate = ChoicesInput & { wishlist_item_id: string; quantity?: number | null; description?: string | null }
type UserError = { code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; message: string }
/** One change of a list; returns the reason when it fails. */
type Change = (list: Wishlist, context: Context, db: Queryable) => Promise<UserError | null>

/** Magento has no such limit; it bounds the demo store's disk use. */
const MAX_ITEMS = 500

type Listed<Key extends string, T> = { wishlistId: string } & Record<Key, T[]>

/** Mutations of the customer's own wishlist. */
export const wishlistMutations: TypeResolvers = {
  addProductsToWishlist: (_: unknown, args: Listed<'wishlistItems', ItemInput>, context: Context) =>
    changeList(args.wishlistId, args.wishlistItems.map(adding), context),
  updateProductsInWishlist: (_: unknown, args: Listed<'wishlistItems', ItemUpdate>, context: Context) =>
    changeList(args.wishlistId, args.wishlistItems.map(updating), context),
  removeProductsFromWishlist: (_: unknown, args: Listed<'wishlistItemsIds', string>, context: Context) =>
    changeList(args.wishlistId, args.wishlistItemsIds.map(removing), context),
  clearWishlist: (_: unknown, { wishlistId }: { wishlistId: string }, context: Context) =>
    changeList(wishlistId, [clearing], context),
}

/** The same for the customer's own list. */
export async function putOnWishlist(input: ItemInput, context: Context): Promise<UserError | null> {
  return adding(input)(await namedWishlist('0', context), context, context.db)
}

/** Applies changes to a list one by one, under its lock. Failures are reported; the rest is applied. */
async function changeList(listId: string, changes: Change[], context: Context) {
  const list = await namedWishlist(listId, context)
  context.uncacheable.value = true
  const updatedAt = databaseTime(context.now())
  const errors = await context.lock(`wishlist ${list.id}`, () =>
    context.db.transaction(async (db) => {
      const found: UserError[] = []
      for (const change of changes) {
        const error = await change(list, context, db)
        if (error) found.push(error)
      }
      await db.query('update wishlist set updated_at = $2 where id = $1', [list.id, updatedAt])
      return found
    }),
  )
  return { wishlist: { ...list, updated_at: updatedAt }, user_errors: errors }
}

/** Puts one product on the list; for an equal item it sets the quantity. */
function adding(input: ItemInput): Change {
  return async (list, context, db) => {
    const sku = input.parent_sku ?? input.sku
    const product = context.model.productBySku.get(sku)
    if (!product) return { code: 'PRODUCT_NOT_FOUND', message: context.text('productMissing', sku) }
    if (!(input.quantity > 0)) return refused(context, 'wishQuantity')
    if (!product.enabled) return refused(context, 'wishDisabled')
    if (!context.model.settings.showOutOfStock && !isInStock(product)) return refused(context, 'wishWithoutStock')
    const choices = JSON.stringify(canonical(input))
    const { affectedRows } = await db.query(
      'update wishlist_item set quantity = $4 where wishlist_id = $1 and product_id = $2 and choices = $3::jsonb',
      [list.id, product.id, choices, input.quantity],
    )
    if (affectedRows) return null
    if ((await rowsOf(list.id, db)).length >= MAX_ITEMS) return refused(context, 'wishlistFull')
    await db.query(
      'insert into wishlist_item (wishlist_id, product_id, quantity, choices, added_at) values ($1, $2, $4, $3::jsonb, $5)',
      [list.id, product.id, choices, input.quantity, databaseTime(context.now())],
    )
    return null
  }
}

/**
 * Changes one item. As in Magento, a missing description clears it, missing options stay, and a missing quantity is
 * zero.
 */
function updating(input: ItemUpdate): Change {
  return toItem(input.wishlist_item_id, async ({ id, choices }, context, db) => {
    if (!((input.quantity ?? 0) > 0)) return refused(context, 'wishQuantity')
    const given = canonical(input)
    const changed: Chosen = {
      selected: input.selected_options ? given.selected : choices.selected,
      entered: input.entered_options ? given.entered : choices.entered,
    }
    await db.query('update wishlist_item set quantity = $2, description = $3, choices = $4::jsonb where id = $1', [
      id,
      input.quantity,
      input.description ?? null,
      JSON.stringify(changed),
    ])
    return null
  })
}

async function clearing({ id }: Wishlist, _: Context, db: Queryable): Promise<null> {
  await db.query('delete from wishlist_item where wishlist_id = $1', [id])
  return null
}

function removing(given: string): Change {
  return toItem(given, async ({ id }, _, db) => {
    await db.query('delete from wishlist_item where id = $1', [id])
    return null
  })
}

function refused(context: Context, key: MessageKey, ...values: (string | number)[]): UserError {
  return {
    code: 'UNDEFINED',
    message: context.text(key, ...values),
  }
}

/** Options in canonical order, so that equal wishes are one item. */
function canonical({ selected_options: selected, entered_options: entered }: ChoicesInput): Chosen {
  return {
    selected: [...new Set((selected ?? []).filter((uid) => uid !== null))].sort(),
    entered: (entered ?? [])
      .filter((entry) => entry !== null)
      .map(({ uid, value }) => ({ uid, value }))
      .sort((a, b) => (a.uid < b.uid ? -1 : 1)),
  }
}

/** Runs a change on the item with an id, if the list has it. */
function toItem(
  given: string,
  work: (row: ItemRow, context: Context, db: Queryable) => Promise<UserError | null>,
): Change {
  return async (list, context, db) => {
    const id = Number.parseInt(given, 10) || 0
    const row = (await rowsOf(list.id, db)).find((candidate) => candidate.id === id)
    return row ? work(row, context, db) : refused(context, 'wishlistItemMissing', id)
  }
}
