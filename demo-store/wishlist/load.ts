import { ChoiceError, type Chosen, chosenParts, linksOf, matchingVariant, optionRequest } from '../cart/buy-request.ts'
import type { Choices } from '../cart/choice-resolvers.ts'
import { maskedId } from '../cart/open.ts'
import type { CustomOption, Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { databaseTime, type Queryable } from '../database/rows.ts'
import { inputError, storeError } from '../errors.ts'

/** Times are `YYYY-MM-DD HH:MM:SS`, UTC. */
export type Wishlist = { id: number; sharing_code: string; updated_at: string }
export type ItemRow = {
  id: number
  product_id: number
  quantity: number
  description: string | null
  choices: Chosen
  added_at: string
}
/** An item as shown; missing options are left out. */
export type WishlistItem = Choices & Pick<ItemRow, 'id' | 'description' | 'added_at'>

/** Returns the customer's id; throws if there can be no wishlist. The order of the two checks is Magento's. */
export function wishing(context: Context): number {
  if (context.model.settings.config.magento_wishlist_general_is_enabled !== '1') {
    throw inputError(context.text('wishlistDisabled'))
  }
  if (context.customerId === null) throw storeError('graphql-authorization', context.text('wishlistForbidden'))
  return context.customerId
}

/** The customer's only list, created on first use. */
export async function ownWishlist(customerId: number, context: Context): Promise<Wishlist> {
  const { rows } = await context.db.query<Wishlist>(
    `insert into wishlist (customer_id, sharing_code, updated_at) values ($1, $2, $3)
     on conflict (customer_id) do update set customer_id = excluded.customer_id
     returning id, sharing_code, updated_at`,
    [customerId, maskedId(), databaseTime(context.now())],
  )
  const [list] = rows
  if (!list) throw new Error(`customer ${customerId} has no wishlist`)
  return list
}

/** The list of an input; `0` and non-numeric ids mean the customer's own. */
export async function namedWishlist(id: string, context: Context): Promise<Wishlist> {
  const own = await ownWishlist(wishing(context), context)
  const wanted = Number.parseInt(id, 10) || 0
  if (wanted > 0 && wanted !== own.id) throw inputError(context.text('wishlistMissing'))
  return own
}

export async function rowsOf(listId: number, db: Queryable): Promise<ItemRow[]> {
  return (
    await db.query<ItemRow>(
      'select id, product_id, quantity, description, choices, added_at from wishlist_item where wishlist_id = $1 order by id',
      [listId],
    )
  ).rows
}

/** Returns all items with their products, including products that were disabled since. */
export async function itemsOf(listId: number, { db, model }: Context): Promise<WishlistItem[]> {
  return (await rowsOf(listId, db)).flatMap(
    ({ id, product_id: productId, quantity, description, choices, added_at }) => {
      const product = model.products.get(productId)
      return product ? [{ ...choicesOf(product, quantity, choices), id, description, added_at }] : []
    },
  )
}

function choicesOf(product: Product, quantity: number, chosen: Chosen): Choices {
  return {
    product,
    quantity,
    variant: product.type === 'configurable' ? (matchingVariant(product, chosen) ?? null) : null,
    options: product.options.flatMap((option) => orNone(() => optionChoice(option, chosen))),
    bundle: (product.bundle?.items ?? []).flatMap((item) => chosenParts(item, chosen)),
    links: orNone(() => (product.links ? linksOf(product.links, chosen) : [])),
  }
}

/** Options that cannot be bought are ignored. */
function orNone<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof ChoiceError) return []
    throw error
  }
}

function optionChoice(option: CustomOption, chosen: Chosen): Choices['options'] {
  const request = optionRequest(option, chosen)
  return request ? [{ option, values: request.values ?? [], text: request.text ?? null }] : []
}
