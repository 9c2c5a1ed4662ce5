import { RETENTION } from '../../../schema/retention.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../lib/entry-limit.ts'
import type { OrderOutcome } from '../../ops/metrics.ts'
import type { SharedRecords } from '../../lib/shared.ts'
import { opaqueId } from '../cart/map-cart.ts'
import type { SentOrder, OrderDraft, OrderRecord } from './order-record.ts'

/** Records which cart became which order, so that a repeated request gets the same response. */
export type PlacedOrders = {
  find(cartId: string): Promise<OrderRecord | null>
  /** Like `find`, for a cart that was just ordered: another process may need a moment to store the record. */
  findSoon(cartId: string): Promise<OrderRecord | null>
  save(record: OrderRecord): Promise<void>
  /** Write-ahead record: stores an order before it is sent to the store. It is read when no response came and the cart turns out to be gone. */
  recordSent(order: SentOrder): Promise<void>
  sentOrder(cartId: string): Promise<SentOrder | null>
  /** Records that a cart is gone and was probably ordered, without knowing its order. */
  suspect(cartId: string): Promise<void>
  /**
   * Returns what is known of a cart that was ordered, or probably was, by its id in the browser; null if it was not. The caller may be somebody else.
   */
  gone(opaqueCartId: string): Promise<{ draft: OrderDraft | null } | null>
  /** Removes the record: the payment failed and the store returned the cart, which may become another order. */
  remove(cartId: string): Promise<void>
  /** True only for the first call that reports the order as shown. */
  acknowledge(number: string): Promise<boolean>
  /** Returns the stored receipt of a declaration; the first call creates it with `make`. */
  receipt(digest: string, make: () => Promise<string>): Promise<string>
}

/** Stored in place of an unknown record. */
const SUSPECTED = ''
const MAX_BYTES = 16 * 1024 ** 2
const MAX_NUMBERS = 50_000
const MAX_RECEIPTS = 10_000
/** Seconds. */
const MEMORY = RETENTION.orderMemory.seconds
/** Ms. */
const RETRY = 200
/** All tries together take longer than a new connection to Redis. */
const TRIES = 8

export function createPlacedOrders(
  shared: SharedRecords | undefined,
  count: (outcome: OrderOutcome) => void,
): PlacedOrders {
  const orders = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text) => text.length * 2 + 200,
    ttl: MEMORY * 1000,
  })
  const shown = new LRUCache<string, true>({ ...atMost(MAX_NUMBERS), ttl: MEMORY * 1000 })
  const receipts = new LRUCache<string, Promise<string>>({ ...atMost(MAX_RECEIPTS), ttl: MEMORY * 1000 })

  const sentUnder = (id: string) => `lost:${id}`
  const sentName = (cartId: string) => sentUnder(opaqueId(cartId))

  async function find(cartId: string): Promise<OrderRecord | null> {
    // Another process may know a later order, because the cart returns when a payment fails.
    const id = opaqueId(cartId)
    const text = (await shared?.read(`order:${id}`)) || orders.get(id)
    return text ? (JSON.parse(text) as OrderRecord) : null
  }

  async function write(cartId: string, text: string): Promise<void> {
    const id = opaqueId(cartId)
    orders.set(id, text)
    await share(`order:${id}`, text)
  }

  /** The shopper waits for the first try only. */
  async function share(name: string, text: string): Promise<void> {
    if (!shared || (await shared.write(name, text, MEMORY))) return
    void (async () => {
      for (let time = 0; time < TRIES; time++) {
        await pause(RETRY)
        if (await shared.write(name, text, MEMORY)) return
      }
    })()
  }

  return {
    find,
    async findSoon(cartId) {
      const tries = shared ? TRIES : 0
      for (let time = 0; time < tries; time++) {
        const record = await find(cartId)
        if (record) return record
        await pause(RETRY)
      }
      return find(cartId)
    },
    async save(record) {
      // An order is stored again when more is known about it.
      if (!(await find(record.cartId))) count('placed')
      await write(record.cartId, JSON.stringify(record))
    },
    async recordSent(order) {
      const [name, text] = [sentName(order.draft.cartId), JSON.stringify(order)]
      orders.set(name, text)
      await share(name, text)
    },
    async sentOrder(cartId) {
      const name = sentName(cartId)
      // Another process may know of a later try.
      const text = (await shared?.read(name)) || orders.get(name)
      return text ? (JSON.parse(text) as SentOrder) : null
    },
    async suspect(cartId) {
      if (orders.get(opaqueId(cartId)) !== SUSPECTED) count('doubtful')
      await write(cartId, SUSPECTED)
    },
    async gone(id) {
      const [ofOthers, own] = [await shared?.read(`order:${id}`), orders.get(id)]
      const text = ofOthers || own
      if (text) return { draft: JSON.parse(text) as OrderRecord }
      if ((ofOthers ?? own) !== SUSPECTED) return null
      const name = sentUnder(id)
      const sent = (await shared?.read(name)) || orders.get(name)
      return { draft: sent ? (JSON.parse(sent) as SentOrder).draft : null }
    },
    async remove(cartId) {
      const id = opaqueId(cartId)
      orders.delete(id)
      orders.delete(sentName(cartId))
      await Promise.all([shared?.remove(`order:${id}`), shared?.remove(sentName(cartId))])
    },
    async acknowledge(number) {
      if (shown.has(number)) return false
      shown.set(number, true)
      return (await shared?.writeFirst(`shown:${number}`, MEMORY)) ?? true
    },
    receipt(digest, make) {
      const known = receipts.get(digest)
      if (known) return known
      const name = `receipt:${digest}`
      const made = (async () => {
        const text = (await shared?.read(name)) ?? (await make())
        await shared?.write(name, text, MEMORY)
        return text
      })()
      receipts.set(digest, made)
      made.catch(() => receipts.delete(digest))
      return made
    },
  }
}
