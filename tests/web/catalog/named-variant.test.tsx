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
