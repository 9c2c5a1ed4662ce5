import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { PASS } from '../support/fault-proxy.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const mailsTo = async (to: string) => (await shop.store.control.mails({ to })).length

describe('several processes with a Redis', () => {
  let redis: RedisServer
  let urls: string[]
  beforeAll(async () => {
    redis = await startRedisServer()
    const env = { REDIS_URL: redis.url }
    urls = [(await shop.another(env)).url, (await shop.another(env)).url]
  })
  afterAll(() => redis?.close())

  test('give 20 requests for one cart the same order, wherever they arrive', async () => {
    const guest = new Shopper(urls[0] ?? '')
    await guest.ready([BISCUITS])
    await guest.email('partout@exemple.fr')
    const review = await guest.checkout()
    const tabs = Array.from({ length: 20 }, (_, index) => new Shopper(urls[index % 2] ?? '', guest.cookie))
    const answers = await Promise.all(tabs.map((tab) => tab.order(review)))
    expect(new Set(answers.map(({ order }) => order?.number ?? 'none')).size).toBe(1)
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await mailsTo('partout@exemple.fr')).toBe(1)
  })

  test('let one of them say first that an order was shown', async () => {
    const guest = new Shopper(urls[0] ?? '')
    const { order } = await guest.order(await guest.ready([BISCUITS]))
    const told = await Promise.all(
      urls.map((url) =>
        new Shopper(url, guest.cookie).ask<{ acknowledgeOrder: { success: boolean } }>(
          `mutation { acknowledgeOrder(number: "${order?.number}") { success } }`,
        ),
      ),
    )
    expect(told.filter(({ acknowledgeOrder }) => acknowledgeOrder.success)).toHaveLength(1)
  })

  test('order what was confirmed, although a tab at another process changes the cart meanwhile', async () => {
    const { url, proxy } = await shop.behindFaults({ REDIS_URL: redis.url })
    const guest = new Shopper(url)
    const review = await guest.ready([BISCUITS])
    await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
    let added: Promise<string | null> | undefined
    let seen = 0
    // Between what was compared and the order.
    proxy.fault = () => {
      if (++seen !== 2) return PASS
      added = new Shopper(urls[0] ?? '', guest.cookie).add(BISCUITS)
      return { kind: 'after', what: Promise.race([added, pause(500)]) }
    }
    const { order } = await guest.order(review)
    expect(order?.total).toEqual(review.cart.totals.totalInclTax)
    // The cart was gone when its turn came, so a new one is used.
    expect(await added).toBeNull()
  })

  test('work on without it, with the store’s word alone', async () => {
    const guest = new Shopper(urls[0] ?? '')
    const review = await guest.ready([BISCUITS])
    await redis.stop()
    const answers = await Promise.all(urls.map((url) => new Shopper(url, guest.cookie).order(review)))
    const numbers = answers.flatMap(({ order }) => order?.number ?? [])
    expect(new Set(numbers).size).toBe(1)
    for (const { order, errorMessage } of answers) if (!order) expect(errorMessage).toContain('probablement')
    await redis.start()
  })
})
