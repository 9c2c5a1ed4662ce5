import { expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { client } = await openShop({ seed, edition: 'commerce' })

test('the demo customer waits for a product that is sold out', async () => {
  const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')
  const answer = await client.run('{byte8StockRadarMySubscriptions{items{status sku}}}', {}, token)
  expect(JSON.stringify(answer)).toContain('CHI-BARF-OS')
})
