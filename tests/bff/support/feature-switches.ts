import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extensionNames, type Edition, type Level } from '../../../demo-store/levels.ts'
import type { Store } from '../../../demo-store/server.ts'
import { camille, login } from '../customer/customers.ts'
import { type Browser, openBrowser } from './browser.ts'
import { startDemoStore } from './demo-store.ts'
import { type RealShop, startRealShop } from './real-shop.ts'

/** The part of a store on which its features depend. */
type Kind = {
  level?: Level
  edition?: Edition
  without?: readonly string[]
  settings?: Record<string, string | boolean>
}
type Answer = { success: boolean; errorMessage: string | null }
export type Call = { field: string; variables?: string; values?: object }

export type Switch = {
  feature: string
  /** Members that the store lacks when the feature is off; all others are there. */
  off: Kind
  /** Members that the store has additionally when the feature is on. */
  on?: Kind
  /** Refused with a reason when it is off, to customers and guests, or to guests alone. `works`: succeeds for a customer when it is on. */
  calls?: (Call & { works?: boolean; by?: 'guest' })[]
  /** Pages that are not found, or say so, when the feature is off. */
  screens?: { path: string; off: 404 | RegExp; on?: number }[]
}

/** Runs a test with a store of some kind, and restores the store afterwards. */
export async function inFront(kind: Kind, store: Store, run: (shop: RealShop) => Promise<void>): Promise<void> {
  const { level = '2.4.7', edition = 'open-source', without = [], settings = {} } = kind
  const extensions = extensionNames.filter((name) => !without.includes(name))
  await store.control.level({ level })
  await store.control.edition({ edition })
  await store.control.extensions({ names: extensions })
  for (const [key, value] of Object.entries(settings)) await store.control.setting({ key, value })
  const shop = await startRealShop(store.url.replace(/\/$/, ''), {
    UPSTREAM_LEVEL: level,
    UPSTREAM_EDITION: edition,
    UPSTREAM_EXTENSIONS: extensions.join(',') || 'none',
    RATE_LIMIT_SENSITIVE: '100000',
    CAPTCHA: 'false',
    SHOP_PHONE: '01 99 00 00 17',
  })
  try {
    await run(shop)
  } finally {
    await shop.close()
    for (const [key, value] of Object.entries(settings)) {
      await store.control.setting({ key, value: typeof value === 'string' ? '1' : true })
    }
  }
}

async function call(browser: Browser, { field, variables, values }: Call): Promise<Answer> {
  const head = variables ? `(${variables})` : ''
  const query = `mutation ${head} { answer: ${field} { success errorMessage } }`
  return (await browser.ask<{ answer: Answer }>(query, values)).answer
}

/** Whether a feature is active; checks that the list of features agrees. */
export async function isActive(shop: RealShop, feature: string): Promise<boolean> {
  const { active, shop: listed } = await openBrowser(shop.url).ask<{ active: boolean; shop: { features: string[] } }>(
    `{ active: isFeatureActive(feature: "${feature}") shop { features } }`,
  )
  expect(listed.features.includes(feature)).toBe(active)
  return active
}

/** What distinguishes this case from another of the same feature. */
const named = (one: Switch): [string, Switch] => [`${one.feature} ${JSON.stringify(one.off)}`, one]

/** Tests what each feature refuses and shows if the store lacks it, and that it works if the store has it. */
export function testSwitches(switches: readonly Switch[], prepare?: (store: Store) => Promise<unknown>): () => Store {
  let store: Store
  beforeAll(async () => {
    store = await startDemoStore()
    await prepare?.(store)
  })
  afterAll(() => store?.close())

  describe.each(switches.map(named))('%s', (_, { feature, off, on = {}, calls = [], screens = [] }) => {
    test('is off where the store lacks it: what asks for it is refused with a reason, its screens are not there or say so', () =>
      inFront(off, store, async (shop) => {
        expect(await isActive(shop, feature)).toBe(false)
        const customer = openBrowser(shop.url)
        await login(customer, camille)
        for (const one of calls) {
          for (const browser of one.by === 'guest' ? [openBrowser(shop.url)] : [customer, openBrowser(shop.url)]) {
            expect(await call(browser, one), one.field).toEqual({
              success: false,
              errorMessage: expect.stringMatching(/\w+ \w+/),
            })
          }
        }
        for (const { path, off: shown } of screens) {
          const { status, text } = await shop.get(path)
          expect(status, path).toBe(shown === 404 ? 404 : 200)
          if (shown !== 404) expect(text).toMatch(shown)
        }
      }))

    test('is on where the store has it', () =>
      inFront(on, store, async (shop) => {
        expect(await isActive(shop, feature)).toBe(true)
        const customer = openBrowser(shop.url)
        await login(customer, camille)
        for (const one of calls.filter(({ works }) => works)) {
          expect(await call(customer, one), one.field).toEqual({ success: true, errorMessage: null })
        }
        for (const { path, on: status } of screens) if (status) expect((await shop.get(path)).status, path).toBe(status)
      }))
  })

  return () => store
}
