import { defineDemoStoreExtension } from 'musette/demo-store'

const STREETS = [
  'rue des Lices',
  'rue des Liards',
  'rue des Lilas',
  'rue de la Liberté',
  'place de la Liberté',
  'quai de la Fosse',
]
const TOWNS = [
  ['35000', 'Rennes'],
  ['44000', 'Nantes'],
  ['75011', 'Paris'],
] as const

/** Normalises typed text as the address base does. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The search of the national address base, over a few streets. */
export default defineDemoStoreExtension({
  routes: () => async (app) => {
    app.get<{ Querystring: { q?: string; limit?: string } }>('/address-base/search', async ({ query }, reply) => {
      const text = folded(query.q ?? '').trim()
      if (text.length < 3) return reply.code(400).send({ code: 400, message: 'q' })
      const [, number = '', street = ''] = /^(\d+[a-z]*)?\s*(.*)$/.exec(text) ?? []
      const words = street.split(' ').filter(Boolean)
      const found = STREETS.flatMap((one) => TOWNS.map(([postcode, city]) => ({ one, postcode, city }))).filter(
        ({ one, postcode, city }) => words.every((word) => folded(`${one} ${postcode} ${city}`).includes(word)),
      )
      const features = found.slice(0, Number(query.limit) || 5).map(({ one, postcode, city }) => {
        const name = number ? `${number} ${one}` : one
        const type = number ? 'housenumber' : 'street'
        return { type: 'Feature', properties: { label: `${name} ${postcode} ${city}`, name, postcode, city, type } }
      })
      return { type: 'FeatureCollection', features }
    })
  },
})
