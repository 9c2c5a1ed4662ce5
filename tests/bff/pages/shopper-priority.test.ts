import { expect, test } from 'vitest'
import { createShopperPriority } from '../../../bff/pages/shopper-priority.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page waits for a shopper who is answered, but not for ever', async () => {
  const done: string[] = []
  const shopperPriority = createShopperPriority(50)
  let response = () => {}
  const shopper = shopperPriority.first(new Promise<void>((resolve) => (response = resolve)))
  const page = shopperPriority.turn().then(() => done.push('page'))
  await settled()
  await settled()
  expect(done).toEqual([])
  response()
  await shopper
  await page
  void shopperPriority.first(new Promise(() => {}))
  await shopperPriority.turn()
})

test('pages go on one after the other, with a turn of the event loop between', async () => {
  const shopperPriority = createShopperPriority()
  const done: string[] = []
  const pages = [1, 2, 3].map((page) => shopperPriority.turn().then(() => done.push(`page ${page}`)))
  await pages[0]
  setImmediate(() => done.push('others'))
  await Promise.all(pages)
  expect(done.indexOf('others')).toBeLessThan(done.indexOf('page 3'))
})
