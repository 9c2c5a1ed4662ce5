import { type Browser, openBrowser } from '../support/browser.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { camille, login, noe } from '../customer/customers.ts'
import type { Level } from '../../../bff/config/levels.ts'

export type OrderShop = CheckoutShop & {
  /** Has orders in every state. */
  camille: Browser
  /** Has none. */
  noe: Browser
  guest: Browser
  /** An order of Camille's by its number: her oldest is `000000001`. */
  idOf(number: string): Promise<string>
  file(browser: Browser, path: string): Promise<Response>
}

/** The shop with two customers signed in and a visitor. */
export async function openOrderShop(level: Level = '2.4.7', env: Record<string, string> = {}): Promise<OrderShop> {
  const shop = await openCheckoutShop(level, env)
  const [first, second, guest] = [openBrowser(shop.url), openBrowser(shop.url), openBrowser(shop.url)]
  await login(first, camille)
  await login(second, noe)
  return {
    ...shop,
    camille: first,
    noe: second,
    guest,
    async idOf(number) {
      const { me } = await first.ask<{ me: { orderList: { items: { order_id: string; number: string }[] } } }>(
        'query ($number: String) { me { orderList(number: $number) { items { order_id number } } } }',
        { number },
      )
      return me.orderList.items.find((order) => order.number === number)?.order_id ?? ''
    },
    file: (browser, path) => fetch(shop.url + path, { redirect: 'manual', headers: { cookie: browser.cookie } }),
  }
}
