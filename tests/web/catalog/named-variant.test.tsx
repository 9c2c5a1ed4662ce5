import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import ProductScreen, { load } from '../../../web/screens/catalog/ProductScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { cartOf } from '../cart/carts.ts'
import { configurable } from './products.ts'

const collar = configurable({ Taille: ['S', 'M', 'L'] }, [
  { options: { Taille: 'S' }, price: 8 },
  { options: { Taille: 'M' }, price: 15 },
  { options: { Taille: 'L' }, price: 31 },
])

test('a product begins with the variant that its address names, follows another one, and names what is chosen', async () => {
  await load(collar)
  const answers = { Cart: () => ({ cart: cartOf([]) }) }
  const address = '/collier.html?utm_source=lettre&variant=V1'
  const { user, location } = await act(async () => renderInShop(<ProductScreen product={collar} />, answers, address))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
  const button = () => screen.getByRole('button', { name: /^Ajouter au panier/ }).textContent
  expect([chosen(), button()]).toEqual(['M', expect.stringContaining('15,00')])
  act(() => location.navigate('/collier.html?utm_source=lettre&variant=V2'))
  await waitFor(() => expect([chosen(), button()]).toEqual(['L', expect.stringContaining('31,00')]))
  await user.click(screen.getByRole('radio', { name: /S/ }))
  expect([chosen(), window.location.search]).toEqual(['S', '?utm_source=lettre&variant=V0'])
  // The address changed in place: Back leads to the page before.
  expect(location.history).toHaveLength(2)
})

test('the address names no variant while a choice is incomplete', async () => {
  const coat = configurable({ Couleur: ['Rouge', 'Bleu'], Taille: ['S', 'M'] }, [
    { options: { Couleur: 'Rouge', Taille: 'S' } },
    { options: { Couleur: 'Bleu', Taille: 'M' } },
  ])
  await load(coat)
  const answers = { Cart: () => ({ cart: cartOf([]) }) }
  const address = '/manteau.html?utm_source=lettre&variant=V0'
  const { user } = await act(async () => renderInShop(<ProductScreen product={coat} />, answers, address))
  // No coat of this colour has the size that was chosen.
  await user.click(screen.getByRole('radio', { name: /Bleu/ }))
  expect(window.location.search).toBe('?utm_source=lettre')
  await user.click(screen.getByRole('radio', { name: /M/ }))
  expect(window.location.search).toBe('?utm_source=lettre&variant=V1')
})
