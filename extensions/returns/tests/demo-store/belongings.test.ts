import { expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { client } = await openShop({ seed, edition: 'commerce' })

test('the demo customer sends something back', async () => {
  const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')
  const answer = await client.run(
    '{customer{returns{items{status order{number} items{order_item{product_sku}}}}}}',
    {},
    token,
  )
  expect(answer).toEqual({
    customer: {
      returns: {
        items: [
          {
            status: 'AUTHORIZED',
            order: { number: '000000004' },
            items: [{ order_item: { product_sku: 'CHI-COLLIER-SENTIER-MARINE-M' } }],
          },
        ],
      },
    },
  })
})
