import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentState } from '../../../bff/graphql/shop-schema.generated.ts'
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts'
import { type FaultProxy, PASS } from './fault-proxy.ts'
import { GOODS } from './paid-on-a-page.ts'
import { onPage } from './payment-page.ts'
import { Shopper } from './shopper.ts'

/**
 * Responses of a module in a real store, by operation or by the beginning of a REST route: after the order, and from the shopper's return on.
 * `{{number}}`, `{{token}}`, `{{cart}}`, `{{page}}`, `{{total}}` and `{{cents}}` stand for those of the order that is placed here.
 */
type Recording = { store: string; placed: Answers; back: Answers }
type Answers = Record<string, object>

/** The shopper's choice on the payment page, and the shop's outcome, as in front of that store. */
export type Outcome = {
  action: 'pay' | 'refuse' | 'cancel' | 'late'
  to: '/checkout/success' | 'refused' | 'canceled' | 'unknown'
  state: PaymentState
  /** Whether the goods are in the cart again. */
  isBack: boolean
}

type Method = { code: string; plan?: string; asCustomer?: boolean }

/**
 * Replays the recorded responses of a module in `folder`, one file for each outcome: the demo store has carts and orders, and its responses to the
 * module's own documents are replaced.
 */
export function replayed(folder: string, { code, plan, asCustomer }: Method, outcomes: Record<string, Outcome>): void {
  let shop: CheckoutShop
  let proxy: FaultProxy
  let url: string
  beforeAll(async () => {
    shop = await openCheckoutShop('2.4.8')
    await shop.store.control.stock({ sku: GOODS.sku, quantity: 100_000 })
    ;({ url, proxy } = await shop.behindFaults({ CAPTCHA: 'false' }))
  })
  afterAll(() => shop.close())

  test('every recording is replayed', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      Object.keys(outcomes)
        .map((name) => `${name}.json`)
        .toSorted(),
    )
  })

  test.each(Object.entries(outcomes))('%s, as the module said it', async (name, { action, to, state, isBack }) => {
    const recording = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Recording
    proxy.fault = () => PASS
    const shopper = new Shopper(url)
    // An account of its own: a customer has one cart.
    if (asCustomer) expect(await shopper.register(`${name}@exemple.fr`, 'Musette-2026!')).toBeNull()
    await shopper.ready([GOODS])
    const { checkout } = await shopper.payment(code, plan ? { plan } : {})
    const replay = overlay(recording, checkout.cart.totals.totalInclTax.value.amount)
    proxy.fault = () => ({ kind: 'rewrite', rewrite: replay.rewrite })
    const placed = await shopper.order(checkout)
    expect(placed).toMatchObject({ success: true, order: { state: 'PENDING' }, redirectUrl: expect.any(String) })
    const path = await onPage(placed.redirectUrl, action)
    replay.comeBack()
    const answer = await shopper.fetch(path)
    expect(answer.headers.get('location')).toBe(to.startsWith('/') ? to : `/checkout/?step=payment&payment=${to}`)
    expect(await shopper.placed()).toMatchObject({ state })
    expect((await shopper.checkout()).cart.items.map(({ sku, qty }) => ({ sku, qty }))).toEqual(isBack ? [GOODS] : [])
    expect(replay.asked().toSorted()).toEqual(
      [...new Set([...Object.keys(recording.placed), ...Object.keys(recording.back)])].toSorted(),
    )
  })
}

/** Replaces answers of the demo store by recorded ones, and keeps in them what is the demo store's. */
function overlay({ placed, back }: Recording, total: number) {
  let answers = placed
  const asked = new Set<string>()
  const known: Record<string, string> = { total: String(total), cents: String(Math.round(total * 100)) }
  return {
    comeBack: () => (answers = { ...placed, ...back }),
    asked: () => [...asked],
    rewrite({ url, body }: { url: string; body: string }, answered: string): string {
      const [, operation] = /"query":"(?:query|mutation) (\w+)/.exec(body) ?? []
      const isIt = (name: string) => name === operation || (name.endsWith('*') && url.startsWith(name.slice(0, -1)))
      const [name, recorded] = Object.entries(answers).find(([key]) => isIt(key)) ?? []
      if (!name) return answered
      asked.add(name)
      learn(answered.replaceAll('\\', ''))
      const [, cart] = /"(?:id|cartId)":"(\w{32})"/.exec(body) ?? []
      if (cart) known['cart'] = cart
      return JSON.stringify(recorded)
        .replace(/"\{\{(total|cents)\}\}"/g, (_, key: string) => known[key] ?? '')
        .replace(/\{\{(\w+)\}\}/g, (_, key: string) => known[key] ?? '')
    },
  }

  function learn(answered: string): void {
    const found = {
      number: /"(?:number|order_ref|orderIncrementId)":"(\d+)"/,
      token: /"token":"([^"]+)"/,
      page: /"(https?:[^"]*\/sandbox\/[^"]*)"/,
    }
    for (const [key, pattern] of Object.entries(found)) known[key] = pattern.exec(answered)?.[1] ?? known[key] ?? ''
  }
}
