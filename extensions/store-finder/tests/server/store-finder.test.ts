import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaHandler } from '../../../../demo-store/media.ts'
import { seed } from '../../../../demo-store/seed/data.ts'
import { createStore, type Store } from '../../../../demo-store/server.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'

const place = (code: string, postcode: string, city: string) => ({
  code,
  name: `Musette ${city}`,
  contactName: '',
  description: '',
  email: '',
  phone: '',
  street: '1 rue des Lices',
  postcode,
  city,
  country: 'FR',
  latitude: 48.1,
  longitude: -1.68,
})
const pickupLocations = [place('nantes', '44000', 'Nantes'), place('rennes', '35000', 'Rennes')]

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await createStore({
    seed: { ...seed, checkout: { ...seed.checkout, pickupLocations } },
    media: createMediaHandler(),
    dataDir: null,
  })
  shop = await startRealShop(store.url.replace(/\/$/, ''), {})
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type Places = { carrier: string | null; points: { name: string; address: { postalCode: string } }[] | null }[]
const QUERY = `query ($postalCode: String) { placesToFetch(postalCode: $postalCode) { carrier points { name address { postalCode } } } }`
const placesNear = async (postalCode: string | null) =>
  (JSON.parse((await shop.ask(QUERY, { postalCode })).text) as { data: { placesToFetch: Places } }).data.placesToFetch

test('names the shop’s own places, the nearest first', async () => {
  const [own] = await placesNear('35000')
  expect(own?.carrier).toBeNull()
  expect(own?.points?.map(({ name }) => name)).toEqual(['Musette Rennes', 'Musette Nantes'])
  const [other] = await placesNear('44300')
  expect(other?.points?.[0]?.name).toBe('Musette Nantes')
})

test('names all of the shop’s own places without a postcode', async () => {
  const [own] = await placesNear(null)
  expect(own?.points?.map(({ name }) => name)).toEqual(['Musette Nantes', 'Musette Rennes'])
})

test('asks nobody for what is no postcode', async () => {
  for (const code of ['', '<b>', 'x'.repeat(20)]) expect(await placesNear(code)).toEqual([])
})

test('has a page, where there is something to find', async () => {
  const { status, text } = await shop.get('/magasins')
  expect(status).toBe(200)
  expect(text).toContain('Magasins et points relais</h1>')
  expect(text).toContain('Musette Rennes</h3>')
})
