import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import LoginScreen from '../../../web/screens/customer/LoginScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

test('the sign-in leads guests to the order that they placed without an account', async () => {
  renderInShop(<LoginScreen />, {}, '/login?next=%2Fuser%2Forders%2F')
  const link = await screen.findByRole('link', { name: 'Suivre une commande sans compte' })
  expect(link.getAttribute('href')).toBe('/orders/')
})
