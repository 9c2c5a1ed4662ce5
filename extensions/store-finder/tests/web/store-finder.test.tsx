import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInShop, shop } from '../../../../tests/web/content/in-shop.tsx'
import StoreFinderScreen from '../../web/StoreFinderScreen.tsx'

const NO_HOURS = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}
const address = { country: 'FR', locality: 'Rennes', postalCode: '35000', streetAddress: ['1 rue des Lices'] }
const own = { id: 'a', name: 'Musette Rennes', address, coordinates: null, distance: null, schedule: NO_HOURS }
const relay = {
  ...own,
  id: 'b',
  name: 'Presse des Lices',
  coordinates: { latitude: 48.1, longitude: -1.68 },
  distance: 1240,
  schedule: { ...NO_HOURS, monday: '8 h 30 - 12 h 00' },
}

function show(groups: object[], features = ['placeFinder']) {
  const asked: object[] = []
  const answers = {
    Shop: () => ({ shop: { ...shop, features } }),
    PlacesToFetch: (variables: object) => {
      asked.push(variables)
      return { placesToFetch: groups }
    },
  }
  return { ...renderInShop(<StoreFinderScreen />, answers, '/magasins'), asked }
}

describe('the store finder', () => {
  test('lists own places and relays with distance, hours and a link to the map', async () => {
    const { user, asked } = show([
      { carrier: null, points: [own] },
      { carrier: 'DPD', points: [relay, { ...own, id: 'c', name: 'Tabac des Lices' }] },
      { carrier: 'Mondial Relay', points: null },
    ])
    await user.type(screen.getByLabelText('Près du code postal'), '35000{Enter}')
    await screen.findByText(/3 points de retrait/)
    const [, foundRelay] = screen.getAllByRole('article')
    const place = within(foundRelay!)
    expect(asked).toEqual([{ postalCode: null }, { postalCode: '35000' }])
    expect(screen.getByRole('heading', { name: 'Nos magasins' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Points relais DPD' })).toBeTruthy()
    expect(place.getByText(/1,2.km/)).toBeTruthy()
    expect(place.getByText('8 h 30 - 12 h 00')).toBeTruthy()
    expect(place.getByRole('link').getAttribute('href')).toContain('mlat=48.1&mlon=-1.68')
    expect(screen.getByText(/ne peuvent pas être affichés/)).toBeTruthy()
    expect(screen.getByText(/renseignez-vous/)).toBeTruthy()
  })

  test('begins with the shop’s own places, and says whose points a postcode finds', async () => {
    show([
      { carrier: null, points: [own] },
      { carrier: 'DPD', points: [] },
      { carrier: 'Mondial Relay', points: [] },
    ])
    expect(await screen.findByRole('heading', { name: 'Musette Rennes' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Horaires par téléphone/ }).getAttribute('href')).toMatch(/^tel:/)
    expect(screen.getByRole('heading', { name: 'Points relais DPD et Mondial Relay' })).toBeTruthy()
    expect(screen.getByText(/Indiquez un code postal/)).toBeTruthy()
  })

  test('shows own places in another department after those of carriers, and does not count them as near', async () => {
    const far = { ...own, id: 'd', name: 'Musette Nantes', address: { ...address, postalCode: '44000' } }
    const { user } = show([
      { carrier: null, points: [own, far] },
      { carrier: 'DPD', points: [relay] },
    ])
    await user.type(screen.getByLabelText('Près du code postal'), '35700{Enter}')
    expect(await screen.findByText('2 points de retrait près de 35700')).toBeTruthy()
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.slice(1)).toEqual([
      ...['Nos magasins', 'Musette Rennes', 'Points relais DPD', 'Presse des Lices'],
      ...['Nos magasins ailleurs', 'Musette Nantes'],
    ])
  })

  test('asks for nothing with what is no postcode, and says so', async () => {
    const { user, asked } = show([])
    await user.type(screen.getByLabelText('Près du code postal'), '35{Enter}')
    expect(screen.getByLabelText('Près du code postal').getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([{ postalCode: null }])
  })

  test('is not found where there is nothing to fetch', () => {
    show([], [])
    expect(screen.queryByLabelText('Près du code postal')).toBeNull()
  })
})
