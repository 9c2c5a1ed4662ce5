import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { recordedShop } from '../../../../tests/demo-store/fixtures/recorded-shop.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

let store: Store
beforeAll(async () => {
  store = await openRecordedShop({ seed: { ...recordedShop, checkout: seed.checkout } })
})
afterAll(() => store.close())

describe('a relay', () => {
  const soap = async (country: string, postcode: string, key = 'demo-relay-key') => {
    const security = createHash('md5').update(`DEMORELA${country}${postcode}5${key}`).digest('hex').toUpperCase()
    const response = await fetch(new URL('mondial-relay/Web_Services.asmx', store.url), {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: `<Enseigne>DEMORELA</Enseigne><Pays>${country}</Pays><CP>${postcode}</CP><NombreResultats>5</NombreResultats><Security>${security}</Security>`,
    })
    const text = await response.text()
    const all = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, one]) => one)
    return {
      stat: all('STAT')[0],
      cities: all('Ville').map((city) => city?.trim()),
      metres: all('Distance').map(Number),
    }
  }

  test('of Mondial Relay is named around a postcode, nearest first', async () => {
    const { stat, cities, metres } = await soap('FR', '69003')
    expect(stat).toBe('0')
    expect(cities.length).toBeGreaterThan(3)
    expect(new Set(cities)).toEqual(new Set(['Lyon']))
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect((await soap('FR', '35200')).cities[0]).toBe('Rennes')
    expect(await soap('FR', '48000')).toEqual({ stat: '0', cities: [], metres: [] })
  })

  test('of Mondial Relay is not named to somebody with another key', async () => {
    expect(await soap('FR', '69003', 'another')).toMatchObject({ stat: '97', cities: [] })
  })
})
