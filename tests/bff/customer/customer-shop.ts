import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

export type CustomerShop = {
  readonly store: Store
  readonly shop: RealShop
  /** A browser without any cookie. */
  newBrowser(): Browser
  /** Paths that the mails to an address link to, newest first. */
  links(to: string): Promise<string[]>
}

/** The shop in front of a demo store with its customers, for one test file. */
export function useCustomerShop(env: Record<string, string> = {}): CustomerShop {
  let store: Store
  let shop: RealShop
  beforeAll(async () => {
    store = await startDemoStore()
    shop = await startRealShop(store.url.replace(/\/$/, ''), {
      RATE_LIMIT_SENSITIVE: '100000',
      CAPTCHA: 'false',
      // The store works in the same process: the delay is not the server's own.
      ...env,
    })
  })
  afterAll(async () => {
    await shop?.close()
    await store?.close()
  })
  return {
    get store() {
      return store
    },
    get shop() {
      return shop
    },
    newBrowser: () => openBrowser(shop.url),
    async links(to) {
      const mails = await store.control.mails({ to })
      return mails.flatMap(({ parts }) =>
        parts.flatMap((part) => (typeof part === 'object' && 'path' in part ? part.path : [])),
      )
    },
  }
}
