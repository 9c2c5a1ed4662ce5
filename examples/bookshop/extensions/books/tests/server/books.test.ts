import { afterAll, beforeAll, expect, test } from 'vitest'
import { server, startDemoStore } from 'musette/testing'

let store: Awaited<ReturnType<typeof startDemoStore>>
let shop: server.RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await server.startRealShop(store.url.replace(/\/$/, ''), { SHOP_LOCALE: 'en-GB' })
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { text } = await shop.ask(query, variables)
  return (JSON.parse(text) as { data: T }).data
}

test('tells what a product is as a book', async () => {
  const { product } = await ask<{ product: { isbn: string } }>('{ product(sku: "FOX-001") { author bookFormat isbn } }')
  expect(product).toEqual({ author: 'Maeve Corrigan', bookFormat: 'Hardback', isbn: product.isbn })
  const digits = [...product.isbn.replaceAll('-', '')].map(Number)
  expect(digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
})

test('lists the books of an author, and of one alone', async () => {
  type Found = { author: { books: { products: object[] } } | null }
  const listed = (name: string) =>
    ask<Found>('query ($name: String!) { author(name: $name) { books { total products { author } } } }', { name })
  expect((await listed('Jonah Reed')).author?.books).toEqual({
    total: 2,
    products: [{ author: 'Jonah Reed' }, { author: 'Jonah Reed' }],
  })
  expect(await listed('Nobody')).toEqual({ author: null })
})

test('shows it on its pages, to search engines too', async () => {
  const { status, text } = await shop.get('/the-salt-lantern.html')
  expect(status).toBe(200)
  expect(text).toContain('/authors/Maeve%20Corrigan')
  const [json = ''] = [...text.matchAll(/ld\+json">(\{[^<]*"Book"[^<]*\})/g)].map(([, found]) => found)
  expect(JSON.parse(json)).toMatchObject({ author: { name: 'Maeve Corrigan' }, isbn: expect.stringMatching(/^978-/) })
  expect((await shop.get('/authors/Nobody')).status).toBe(404)
})

test('says in French what is not printed on a book', async () => {
  const french = await server.startRealShop(store.url.replace(/\/$/, ''), {
    SHOP_LOCALE: 'fr-FR',
    UPSTREAM_STORE: 'fr',
  })
  try {
    const { text: shelf } = await french.get('/romans.html')
    expect(shelf).toMatch(/<h1[^>]*>Romans<\/h1>/)
    for (const word of ['Auteur', 'Relié', 'Jeunesse', 'Qui sommes-nous']) expect(shelf).toContain(word)
    expect(shelf).not.toMatch(/Hardback|Paperback|Author<|Fiction|Children/)
    // Addresses in French, too; those of the other view lead there.
    const { status, headers } = await french.get('/fiction.html')
    expect([status, headers.get('location')]).toEqual([301, '/romans.html'])
    for (const path of ['/jeunesse.html', '/livraison'])
      expect([path, (await french.get(path)).status]).toEqual([path, 200])
    const { text: page } = await french.get('/night-ferry-to-rathlin.html')
    expect(page).toContain('Neuf passagers')
    expect(page).toMatch(/"bookFormat":"https:\/\/schema.org\/Paperback"/)
  } finally {
    await french.close()
  }
})
