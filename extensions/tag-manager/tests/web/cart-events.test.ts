import { describe, expect, test } from 'vitest'
import { cartEvents, publicPath } from '../../web/events.ts'
import { cartOf, line } from '../../../../tests/web/cart/carts.ts'

const goods = (id: string, quantity: number) => ({
  item_id: `SKU-${id}`,
  item_name: `Article ${id}`,
  price: 10,
  quantity,
})
const event = (name: string, ...items: ReturnType<typeof goods>[]) => ({
  event: name,
  ecommerce: { currency: 'EUR', value: items.reduce((sum, { quantity }) => sum + 10 * quantity, 0), items },
})

describe('a change of the cart', () => {
  test('is told by how much was added or removed', () => {
    const one = cartOf([line('a')])
    expect(cartEvents(cartOf([]), one)).toEqual([event('add_to_cart', goods('a', 1))])
    expect(cartEvents(one, cartOf([line('a', { qty: 3 })]))).toEqual([event('add_to_cart', goods('a', 2))])
    expect(cartEvents(cartOf([line('a', { qty: 3 })]), one)).toEqual([event('remove_from_cart', goods('a', 2))])
    expect(cartEvents(one, cartOf([]))).toEqual([event('remove_from_cart', goods('a', 1))])
  })

  test('that trades one article for another is both', () => {
    expect(cartEvents(cartOf([line('a')]), cartOf([line('b')]))).toEqual([
      event('add_to_cart', goods('b', 1)),
      event('remove_from_cart', goods('a', 1)),
    ])
  })

  test('is nobody’s business where an order took the cart, or where only a coupon came', () => {
    expect(cartEvents(cartOf([line('a')]), cartOf([], { id: 'next' }))).toEqual([])
    const coupons = [{ code: 'BIENVENUE10', label: 'Bienvenue' }]
    expect(cartEvents(cartOf([line('a')]), cartOf([line('a')], { coupons }))).toEqual([])
  })
})

describe('the address that analytics are told', () => {
  test.each([
    ['/croquettes-12-kg.html', '/croquettes-12-kg.html'],
    ['/user/orders/000000042/invoice/17/', '/user/orders/-/invoice/-/'],
    ['/wishlist/share/aBcDef/', '/wishlist/share/-/'],
    ['/user/wishlist', '/user/wishlist'],
  ])('of %s is %s', (path, told) => expect(publicPath(path)).toBe(told))
})
