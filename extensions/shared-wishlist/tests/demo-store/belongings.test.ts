import { expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { store, client } = await openShop({ seed, edition: 'commerce' })

test('the demo customer has sent the wish list to somebody', async () => {
  const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')
  type Wishes = { customer: { wishlists: { sharing_code: string }[] } }
  const { customer } = await client.run<Wishes>('{customer{wishlists{sharing_code}}}', {}, token)
  const [mail] = await store.control.mails({ to: 'noe.lambert@example.com' })
  expect(JSON.stringify(mail)).toContain(`/wishlist/shared/${customer.wishlists[0]?.sharing_code}`)
})
