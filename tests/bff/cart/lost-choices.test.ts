import { expect, test } from 'vitest'
import type { CartItemModel } from '../../../bff/domains/cart/cart-model.ts'
import { gainedLines, lostChoices, namedReasons } from '../../../bff/domains/cart/lost-choices.ts'

const options = (...labels: string[]) => labels.map((label) => ({ label, value: 'x' }))
const line = (id: string, sku: string, labels: string[], qty = 1) =>
  ({
    item_id: id,
    sku,
    name: `Produit ${sku}`,
    qty,
    options: options(...labels),
    product: { sku, path: `/${sku}.html` },
  }) as CartItemModel
const former = (sku: string, labels: string[], path: string | null = null) => ({
  sku,
  name: `Produit ${sku}`,
  path,
  options: options(...labels),
})

test('names the choices that the store left out silently', () => {
  // As recorded: ordering again kept text and date, and lost date and time, and time.
  const ordered = former('PLAQUE', ['Texte', 'Date', 'Date et heure', 'Heure'])
  const [told, ...others] = lostChoices([ordered], [line('1', 'PLAQUE', ['Texte', 'Date'])], { isWhole: true })
  expect(told).toContain('Produit PLAQUE')
  expect(told).toContain('«\u00a0Date et heure\u00a0», «\u00a0Heure\u00a0»')
  expect(told).not.toContain('Texte')
  expect(others).toEqual([])
})

test('reports nothing where all lines are there, in another language too, and under a composed sku', () => {
  const stored = [line('1', 'PLAQUE', ['Text', 'Day'])]
  expect(lostChoices([former('PLAQUE', ['Texte', 'Jour'])], stored, { isWhole: true })).toEqual([])
  const composed = { ...former('PLAQUE-TXT-HAU', ['Texte', 'Jour'], '/PLAQUE.html'), name: 'Autre nom' }
  expect(lostChoices([composed], stored, { isWhole: true })).toEqual([])
})

test('reports a missing line only where the store gave no reason for it', () => {
  expect(lostChoices([former('A', [])], [line('1', 'B', [])], { isWhole: true })).toEqual([
    expect.stringContaining('Produit A'),
  ])
  expect(lostChoices([former('A', [])], [line('1', 'B', [])], { isWhole: false })).toEqual([])
})

test('looks at what the cart has gained alone', () => {
  const before = [line('1', 'PLAQUE', ['Texte', 'Heure']), line('2', 'B', [], 2)]
  const after = [...before, line('3', 'PLAQUE', ['Texte'])]
  const gained = gainedLines(before, after)
  expect(gained.map(({ item_id }) => item_id)).toEqual(['3'])
  expect(lostChoices([former('PLAQUE', ['Texte', 'Heure'])], gained, { isWhole: true })).toHaveLength(1)
})

test('names the lines that reasons belong to, where each has its own', () => {
  const ordered = [former('A', []), former('B', []), former('C', [])]
  const made = [line('1', 'A', [])]
  expect(namedReasons(['Épuisé.', 'La REF "C" est inconnue.'], [], ordered, made)).toEqual([
    'Produit B\u00a0: Épuisé.',
    'La REF "Produit C" est inconnue.',
  ])
  expect(namedReasons(['Épuisé.'], [], ordered, made)).toEqual(['Épuisé.'])
})

test('uses the skus that the store named: products that no longer exist come first', () => {
  const ordered = [former('A', []), former('B 1/2', []), former('C', []), former('D', [])]
  const said = [
    'Could not find a product with ID "8"',
    'Could not add the product with SKU "A" to the shopping cart: Le minimum que vous pouvez acheter est 8.',
    'Could not add the product with SKU "B 1/2" to the shopping cart: There are no source items with the in stock status',
  ]
  expect(namedReasons(['Parti.', 'Au moins 8.', 'Épuisé.'], said, ordered, [line('1', 'D', [])])).toEqual([
    'Produit C\u00a0: Parti.',
    'Produit A\u00a0: Au moins 8.',
    'Produit B 1/2\u00a0: Épuisé.',
  ])
})
