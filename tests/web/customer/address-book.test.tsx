import { screen, waitFor } from '@testing-library/react'
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

test('a closed form gives the focus back to its button, and an error stays until its own field changes', async () => {
  const { user } = renderInShop(<AddressBookScreen />, {
    Account: () => ({ me: { id: 'c', firstname: 'Camille', lastname: 'Durand', addresses: [entry] } }),
    Countries: () => ({ countries: [] }),
  })
  const button = (name: RegExp) => screen.findByRole('button', { name })
  await user.click(await button(/^Ajouter une adresse/))
  await user.click(await button(/^Enregistrer/))
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  const isFaulty = (name: RegExp) => field(name).getAttribute('aria-invalid') === 'true'
  expect([/^Code postal/, /^Ville/].map(isFaulty)).toEqual([true, true])
  await user.type(field(/^Ville/), 'Lyon')
  expect([/^Code postal/, /^Ville/].map(isFaulty)).toEqual([true, false])
  await user.click(await button(/^Annuler/))
  expect(document.activeElement).toBe(await button(/^Ajouter une adresse/))
  await user.click(await button(/^Modifier/))
  await user.click(await button(/^Annuler/))
  const edit = await button(/^Modifier/)
  await waitFor(() => expect(document.activeElement).toBe(edit))
})
