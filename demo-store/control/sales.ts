import { ControlError } from '../errors.ts'
import { invoice, OrderStateError, refund, ship, undoOrder } from '../orders/documents.ts'
import { findOrder } from '../orders/load.ts'
import type { Books } from '../orders/status.ts'
import type { ItemQuantity, Order, OrderStatus, Tracking } from '../orders/types.ts'
import { findSession, settlePayment } from '../payment/sessions.ts'
import type { StoreState } from '../state.ts'
import { moveCredit } from '../store-credit/balance.ts'

type Lines = { number: string; items?: { sku: string; quantity: number }[]; comment?: string }

type OrderRow = {
  number: string
  email: string
  status: OrderStatus
  /** Address of the delivery. */
  city: string | null
}

/** Back-office actions on orders; each takes effect at once. */
export function createSales(state: StoreState) {
  const { db: store, now } = state
  const change = async <T>(number: string, work: (order: Order, books: Books) => Promise<T>): Promise<T> => {
    try {
      return await store.transaction(async (db) => {
        const order = await findOrder({ number }, db)
        if (!order) throw new ControlError(`no order has the number "${number}"`)
        return work(order, { db, now })
      })
    } catch (error) {
      throw error instanceof OrderStateError ? new ControlError(error.message) : error
    }
  }

  return {
    /** All orders as the store has them, oldest first. */
    orders: async (): Promise<OrderRow[]> =>
      (
        await store.query<OrderRow>(
          "select number, email, status, addresses->'shipping'->>'city' as city from sales_order order by id",
        )
      ).rows,
    /** Invoices lines, or all of them. */
    invoice: ({ number, items, comment }: Lines): Promise<void> =>
      change(number, (order, books) => invoice(order.id, linesOf(order, items), comment ?? null, books)),
    /** Ships lines, or all of them. */
    ship: ({ number, items, comment, tracking }: Lines & { tracking?: Tracking[] }): Promise<void> =>
      change(number, (order, books) =>
        ship(order.id, linesOf(order, items), { tracking: tracking ?? [], comment }, books),
      ),
    /** Refunds invoiced lines, or all of them; to the customer's store credit if wanted. */
    refund: ({
      number,
      items,
      comment,
      withShipping = false,
      adjustmentCents = 0,
      toStoreCredit = false,
    }: Lines & { withShipping?: boolean; adjustmentCents?: number; toStoreCredit?: boolean }): Promise<void> =>
      change(number, async (order, books) => {
        const shippingCents = withShipping ? order.totals.shipping.includingTax : 0
        const cents = await refund(order.id, linesOf(order, items), { shippingCents, adjustmentCents, comment }, books)
        if (!toStoreCredit) return
        if (order.customerId === null) throw new ControlError(`order ${number} has no customer to credit`)
        await moveCredit(order.customerId, { action: 'Refunded', cents }, books)
      }),
    /** Records that a bank transfer or a payment arrived. */
    orderPaid: async ({ number }: { number: string }): Promise<void> => {
      const order = await findOrder({ number }, store)
      const session = order && (await findSession({ orderId: order.id }, null, store))
      if (session && session.status !== 'paid') await settlePayment(session, 'paid', state)
      else await change(number, ({ id }, books) => invoice(id, null, null, books))
    },
    cancelOrder: async ({ number }: { number: string }): Promise<void> => {
      const moved = await change(number, (order, books) =>
        undoOrder(order, 'Contactez-nous pour en savoir plus.', books),
      )
      await state.stockMoved(moved)
    },
    /** Gives a customer store credit, or takes some (negative cents). */
    storeCredit: async ({ email, cents }: { email: string; cents: number }): Promise<void> => {
      const { rows } = await store.query<{ id: number }>('select id from customer where lower(email) = lower($1)', [
        email,
      ])
      const [customer] = rows
      if (!customer) throw new ControlError(`no customer has the address "${email}"`)
      await moveCredit(customer.id, { action: 'Updated', cents }, { db: store, now })
    },
  }
}

/** Quantities by sku as quantities by line; undefined stays «all that is left». */
function linesOf(order: Order, items: Lines['items']): ItemQuantity[] | null {
  return (
    items?.map(({ sku, quantity }) => {
      const item = order.items.find(({ snapshot }) => snapshot.sku === sku)
      if (!item) throw new ControlError(`order ${order.number} has no ${sku}`)
      return { itemId: item.id, quantity }
    }) ?? null
  )
}
