import type { BundleItem, BundleSelection, CustomOption, Product } from '../catalog/types.ts'
import type { Address } from '../checkout/address.ts'
import type { Context } from '../context.ts'
import type { ReadModel } from '../database/read-model.ts'
import type { Queryable } from '../database/rows.ts'
import { noSuchEntity, storeError } from '../errors.ts'
import type { GiftMessage } from './gift-message.ts'

type CartRow = Omit<Cart, 'lines' | 'maskedId'> & { active: boolean }
export type ItemRow = {
  id: number
  product_id: number
  quantity: number
  request: BuyRequest
  gift_message: GiftMessage | null
}

/** What a shopper chose, in one canonical order: equal requests for one product are one line. */
export type BuyRequest = {
  variantId?: number
  options?: { id: number; values?: number[]; text?: string }[]
  bundle?: { itemId: number; selectionId: number; qty: number }[]
  links?: number[]
}

export type BundleChoice = { item: BundleItem; selection: BundleSelection; qty: number }
export type OptionChoice = { option: CustomOption; values: number[]; text: string | null }

/** A line of a cart whose product can still be shown. Money is cents including tax. */
export type CartLine = {
  id: number
  product: Product
  quantity: number
  request: BuyRequest
  variant: Product | null
  options: OptionChoice[]
  bundle: BundleChoice[]
  links: number[]
  giftMessage: GiftMessage | null
}

type PaymentChoice = {
  code: string
  purchaseOrderNumber: string | null
  /** Data that the provider's module stores. */
  details?: Readonly<Record<string, string | null>>
}

export type Cart = {
  id: number
  maskedId: string
  customerId: number | null
  email: string | null
  couponCode: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethod: { carrier: string; method: string } | null
  payment: PaymentChoice | null
  /** Adobe Commerce: the customer's store credit is subtracted. */
  usesStoreCredit: boolean
  lines: CartLine[]
}

/**
 * The row of an active cart. Unknown and inactive ids are no-such-entity errors; another person's cart is an
 * authorization error. A customer's cart has the customer's e-mail address.
 */
export async function findCart(
  maskedId: string,
  context: Context,
  db: Queryable = context.db,
  owner: number | null = context.customerId,
  evenOrdered = false,
): Promise<CartRow> {
  // PostgreSQL rejects NUL in text, and no cart id contains one.
  if (maskedId.includes('\0')) throw noSuchEntity(context.text('cartMissing', maskedId))
  const { rows } = await db.query<CartRow>(
    `select cart.id, customer_id as "customerId", active, coalesce(customer.email, cart.email) as email,
       coupon_code as "couponCode", shipping_address as "shippingAddress", billing_address as "billingAddress",
       shipping_method as "shippingMethod", payment, uses_store_credit as "usesStoreCredit"
     from cart left join customer on customer.id = customer_id where masked_id = $1`,
    [maskedId],
  )
  const [row] = rows
  if (!row) throw noSuchEntity(context.text('cartMissing', maskedId))
  if (!row.active && !evenOrdered) throw noSuchEntity(context.text('cartInactive'))
  if (row.customerId !== owner) throw storeError('graphql-authorization', context.text('cartForbidden', maskedId))
  return row
}

/** Returns the owner of a cart: null for a guest's cart, undefined for an unknown id. */
export async function ownerOf(maskedId: string, db: Queryable): Promise<number | null | undefined> {
  if (maskedId.includes('\0')) return undefined
  const { rows } = await db.query<{ customer_id: number | null }>('select customer_id from cart where masked_id = $1', [
    maskedId,
  ])
  return rows[0]?.customer_id
}

export async function itemsOf(cartId: number, db: Queryable): Promise<ItemRow[]> {
  return (
    await db.query<ItemRow>(
      'select id, product_id, quantity, request, gift_message from cart_item where cart_id = $1 order by id',
      [cartId],
    )
  ).rows
}

/** A cart with its lines; throws what `findCart` throws. */
export async function loadCart(
  maskedId: string,
  context: Context,
  db: Queryable = context.db,
  owner: number | null = context.customerId,
  evenOrdered = false,
): Promise<Cart> {
  const row = await findCart(maskedId, context, db, owner, evenOrdered)
  const items = await itemsOf(row.id, db)
  return {
    ...row,
    maskedId,
    lines: items.flatMap((item) => lineOf(item, context.model) ?? []),
  }
}

/**
 * A stored line with its product and options; null when the product is disabled, because Magento then hides the line.
 */
function lineOf(row: ItemRow, model: ReadModel): CartLine | null {
  const product = model.products.get(row.product_id)
  const { variantId, options = [], bundle = [], links = [] } = row.request
  const variant = variantId === undefined ? null : (model.products.get(variantId) ?? undefined)
  if (!product?.enabled || variant === undefined || variant?.enabled === false) return null
  return {
    id: row.id,
    product,
    quantity: row.quantity,
    request: row.request,
    variant,
    links,
    giftMessage: row.gift_message,
    options: options.flatMap(({ id, values = [], text = null }) => {
      const option = product.options.find((candidate) => candidate.id === id)
      return option ? { option, values, text } : []
    }),
    bundle: bundle.flatMap(({ itemId, selectionId, qty }) => {
      const item = product.bundle?.items.find(({ id }) => id === itemId)
      const selection = item?.selections.find(({ id }) => id === selectionId)
      return item && selection ? { item, selection, qty } : []
    }),
  }
}
