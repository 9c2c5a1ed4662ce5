import { expect, test } from 'vitest'
import { normalizeResponse } from '../../../bff/magento/normalize.ts'

const read = (data: object) => normalizeResponse(200, JSON.stringify({ data }), 'Test').data

test('names and labels are read as a page of the store shows them: decoded once, wherever they are', () => {
  const items = [
    { name: 'Th&eacute;i&egrave;re &lt;Verre&gt; 1 l', options: [{ title: 'Bois d&#039;olivier' }] },
    {
      name: 'Grès &amp;lt;brut&amp;gt;',
      cart: { items: [{ label: '&quot;Kyoto&quot;', values: [null, { label: 'R&D' }] }] },
    },
  ]
  expect(read({ products: { items } })).toEqual({
    products: {
      items: [
        { name: 'Théière <Verre> 1 l', options: [{ title: "Bois d'olivier" }] },
        { name: 'Grès &lt;brut&gt;', cart: { items: [{ label: '"Kyoto"', values: [null, { label: 'R&D' }] }] } },
      ],
    },
  })
})

test('HTML and what people typed stay as they are', () => {
  const data = {
    description: { html: '<p>a &amp; b</p>' },
    cmsPage: { content: '&lt;' },
    customer: { firstname: '&lt;' },
  }
  expect(read(data)).toEqual(data)
})
