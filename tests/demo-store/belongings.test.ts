import { describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop({ seed, edition: 'commerce' })
const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')

describe('the demo customer', () => {
  test('has a filled wish list that was sent to somebody', async () => {
    type Wishes = { customer: { wishlists: { sharing_code: string; items_count: number }[] } }
    const { customer } = await client.run<Wishes>('{customer{wishlists{sharing_code items_count}}}', {}, token)
    const [list] = customer.wishlists
    expect(list?.items_count).toBeGreaterThan(2)
    const [mail] = await store.control.mails({ to: 'noe.lambert@example.com' })
    expect(JSON.stringify(mail)).toContain(`/wishlist/shared/${list?.sharing_code}`)
  })

  test('has an answered ticket', async () => {
    const [ticket] = await store.control.tickets()
    expect(ticket).toMatchObject({ email: 'camille.durand@example.com', status: 'in_progress' })
    const mails = await store.control.mails({ to: 'camille.durand@example.com' })
    expect(mails.some(({ subject }) => subject.startsWith('Réponse à votre demande'))).toBe(true)
  })

  test('waits for a product that is sold out', async () => {
    const query = '{byte8StockRadarMySubscriptions{items{status sku}}}'
    const answer = await client.run(query, {}, token)
    expect(JSON.stringify(answer)).toContain('CHI-BARF-OS')
  })

  test('has a return and store credit where the edition has them', async () => {
    type Owned = {
      customer: { returns: { total_count: number }; store_credit: { current_balance: { value: number } } }
    }
    const query = '{customer{returns{total_count} store_credit{current_balance{value}}}}'
    const { customer } = await client.run<Owned>(query, {}, token)
    expect(customer.returns.total_count).toBe(1)
    expect(customer.store_credit.current_balance.value).toBe(20)
  })
})
