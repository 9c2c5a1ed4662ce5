import { RETENTION } from '../../../schema/retention.ts'
import { LRUCache } from 'lru-cache'
import type { SharedContext } from '../../graphql/context.ts'
import { createSealer, type Sealer } from '../../session/seal.ts'
import type { CartModel } from '../cart/cart-model.ts'
import { defineService } from '../define-service.ts'
import type { Cents } from '../money.ts'
import { createPlacedOrders, type PlacedOrders } from '../orders/placed-orders.ts'
import { storeMessage } from '../store-messages.ts'

/** Store views and currencies. */
const MAX_KNOWN = 200

/** A day, in ms: merchants change it. */
const MEMORY = RETENTION.orderMemory.seconds * 1000

const IS_MINIMUM = /minim|mindest/i

/** State that all requests of a process share to place orders. */
export type OrderPlacement = {
  placed: PlacedOrders
  /** The encrypted cart id for the address that a payment provider sends the shopper back to. Only this shop can read it. */
  reference: Sealer
  minimums: MinimumOrders
}

export const orderPlacementOf = defineService(({ keys, records, countOrder }: SharedContext): OrderPlacement => {
  return {
    placed: createPlacedOrders(records, countOrder),
    reference: createSealer(keys, 'musette payment return'),
    minimums: createMinimumOrders(),
  }
})

/**
 * Minimum order amounts. The store's API does not return them: it accepts every step and then refuses the order, in the merchant's words. So the
 * first refusal is remembered, and other shoppers read it earlier.
 */
type MinimumOrders = {
  /** Notes the reason of a refused cart, if it is the minimum amount. */
  note(view: string, cart: CartModel, reason: string): void
  /** Notes that an order of this amount was accepted, which disproves larger minimums. */
  taken(view: string, cart: CartModel): void
  /** Returns the merchant's words, if an equally small cart was refused before. */
  for(view: string, cart: CartModel): string | null
}

type Known = { text: string; refused: Cents }

function createMinimumOrders(): MinimumOrders {
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN, ttl: MEMORY })
  return {
    note(view, cart, reason) {
      if (!IS_MINIMUM.test(reason)) return
      const name = nameOf(view, cart)
      const refused = Math.max(goodsOf(cart), known.get(name)?.refused ?? 0)
      known.set(name, { text: storeMessage(reason), refused })
    },
    taken(view, cart) {
      const name = nameOf(view, cart)
      if (goodsOf(cart) <= (known.get(name)?.refused ?? -1)) known.delete(name)
    },
    for(view, cart) {
      const found = known.get(nameOf(view, cart))
      return found && cart.items.length > 0 && goodsOf(cart) <= found.refused ? found.text : null
    },
  }
}

function nameOf(view: string, { totals }: CartModel): string {
  return JSON.stringify([view, totals.totalInclTax.value.currency])
}

/** Returns the amount that counts: without delivery, and with what store credit pays, by which Magento lowers the total. */
function goodsOf({ totals: { subtotalInclTax, discounts } }: CartModel): Cents {
  return discounts.reduce((left, { price }) => left - price.value.cents, subtotalInclTax.value.cents)
}
