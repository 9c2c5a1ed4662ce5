import { expect, test } from 'vitest'
import type { StoreContext } from '../../../../bff/domains/shop/store-loaders.ts'
import type { StoreItem } from '../../../../bff/domains/cart/store-cart.ts'
import { takesMessage } from '../../server/gift-messages.ts'

/** A store whose setting is this one. */
const store = (allow_items: string) =>
  ({ upstream: { has: () => true, read: async () => ({ storeConfig: { allow_items } }) } }) as unknown as StoreContext
const line = (own: unknown, __typename = 'SimpleCartItem') =>
  ({ __typename, product: { gift_message_available: own } }) as unknown as StoreItem

test.each([
  // As releases before 2.4.8 tell it.
  ['1', '0', true],
  ['0', '1', false],
  ['2', '1', true],
  ['2', '0', false],
  [null, '1', true],
  [undefined, '0', false],
  // As later ones do.
  [true, '0', true],
  [false, '1', false],
])('a product that says %j in a store that says %j: %s', async (own, setting, takes) => {
  expect(await takesMessage(line(own), store(setting))).toBe(takes)
})

test('nothing is taken for what is not sent', async () => {
  expect(await takesMessage(line(true, 'VirtualCartItem'), store('1'))).toBe(false)
  expect(await takesMessage(line(true, 'DownloadableCartItem'), store('1'))).toBe(false)
})
