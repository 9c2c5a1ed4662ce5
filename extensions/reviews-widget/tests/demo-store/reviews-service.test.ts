import { expect, test } from 'vitest'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { client } = await openShop()

test('the demo store serves the widget’s script and the page of the service', async () => {
  const script = await client.send('/guests/reviews-widget.js')
  expect(script.header('content-type')).toBe('text/javascript; charset=utf-8')
  expect(() => new Function(script.text)).not.toThrow()
  expect((await client.send('/guests/reviews')).text).toContain('<h1>Avis des clients de Musette</h1>')
})
