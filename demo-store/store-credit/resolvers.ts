import { loadCart } from '../cart/load.ts'
import { cartResponse, changeCart, required } from '../cart/open.ts'
import type { CartView } from '../cart/view.ts'
import type { Context, Resolvers } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import { inputError } from '../errors.ts'
import { pageOf } from '../paging.ts'
import { creditOf } from './balance.ts'

type CartInput = { input: { cart_id: string } }
type Movement = { action: string; change_cents: number; balance_cents: number; created_at: string }

/** Store credit, in Adobe Commerce only. */
export const storeCreditResolvers: Resolvers = {
  Mutation: {
    applyStoreCreditToCart: (_: unknown, args: CartInput, context: Context) => use(args, true, context),
    removeStoreCreditFromCart: (_: unknown, args: CartInput, context: Context) => use(args, false, context),
  },
  Cart: {
    applied_store_credit: async ({ customerId, totals }: CartView, _: unknown, context: Context) => ({
      enabled: true,
      applied_balance: context.money(totals.credit),
      current_balance: context.money(customerId === null ? 0 : await creditOf(customerId, context.db)),
    }),
  },
  Customer: {
    store_credit: async (_: unknown, __: unknown, context: Context) => ({
      enabled: true,
      current_balance: context.money(await creditOf(signedIn(context), context.db)),
    }),
  },
  CustomerStoreCredit: {
    /** Newest first. */
    balance_history: async (
      _: unknown,
      { pageSize, currentPage }: { pageSize: number; currentPage: number },
      context: Context,
    ) => {
      const { rows } = await context.db.query<Movement>(
        'select * from store_credit_movement where customer_id = $1 order by id desc',
        [signedIn(context)],
      )
      const { items, info } = pageOf(rows, currentPage, pageSize, context)
      return {
        total_count: rows.length,
        page_info: info,
        items: items.map((movement) => ({
          action: movement.action,
          date_time_changed: movement.created_at,
          balance_change: context.money(movement.change_cents),
          actual_balance: context.money(movement.balance_cents),
        })),
      }
    },
  },
}

/** Switches store credit on or off for a customer's cart; a guest has none. */
async function use({ input }: CartInput, wanted: boolean, context: Context) {
  signedIn(context)
  const id = required(input.cart_id, 'cart_id', context)
  await changeCart(id, context, async (cartId, db) => {
    const cart = await loadCart(id, context, db)
    if (wanted && (cart.customerId === null || (await creditOf(cart.customerId, db)) <= 0)) {
      throw inputError('Customer has no store credit')
    }
    await db.query('update cart set uses_store_credit = $2 where id = $1', [cartId, wanted])
  })
  return cartResponse(id, context)
}
