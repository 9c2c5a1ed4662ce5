import { describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { client } = await openShop({ seed, edition: 'commerce' })
const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')

describe('the demo customer', () => {
  test('has a filled wish list', async () => {
    type Wishes = { customer: { wishlists: { items_count: number }[] } }
    const { customer } = await client.run<Wishes>('{customer{wishlists{items_count}}}', {}, token)
    expect(customer.wishlists[0]?.items_count).toBeGreaterThan(2)
  })

  test('has store credit where the edition has it', async () => {
    type Owned = { customer: { store_credit: { current_balance: { value: number } } } }
    const { customer } = await client.run<Owned>('{customer{store_credit{current_balance{value}}}}', {}, token)
    expect(customer.store_credit.current_balance.value).toBe(20)
  })
})
