import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import AddressBookScreen from '../../../web/screens/customer/AddressBookScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const entry = {
  id: '1',
  isDefaultShipping: true,
  isDefaultBilling: true,
  firstname: 'Camille',
  lastname: 'Durand',
  telephone: '0199000017',
  company: null,
  region: null,
  vatId: null,
  missingFields: [],
  fields: [],
  address: {
    streetAddress: ['1 rue des Lilas'],
    postalCode: '69003',
    locality: 'Lyon',
    country: 'FR',
  },
}

test('a long book begins with the way to add an address', async () => {
  const addresses = ['1', '2', '3'].map((id) => ({ ...entry, id }))
  renderInShop(<AddressBookScreen />, {
    Account: () => ({ me: { id: 'c', firstname: 'Camille', lastname: 'Durand', addresses } }),
    Countries: () => ({ countries: [] }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Carnet d’adresses' })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names[0]).toBe('Ajouter une adresse')
  expect(names.filter((name) => name === 'Ajouter une adresse')).toHaveLength(1)
})
