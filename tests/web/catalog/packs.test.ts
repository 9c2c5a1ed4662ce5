import { describe, expect, test } from 'vitest'
import { packsOf } from '../../../web/screens/catalog/product/packs.ts'
import { configurable } from './products.ts'

type Variants = Parameters<typeof configurable>[1]

const kibble = (variants: Variants) =>
  configurable({ poids: variants.map(({ options }) => options['poids'] ?? '') }, variants, ['poids'])

const three = (change: Partial<Variants[number]> = {}) =>
  kibble([
    { options: { poids: '2 kg' }, price: 20, perKilogram: 10 },
    { options: { poids: '5 kg' }, price: 45, perKilogram: 9 },
    { options: { poids: '12 kg' }, price: 90, perKilogram: 7.5, ...change },
  ])

describe('packs', () => {
  const savings = (product: ReturnType<typeof three>) =>
    packsOf(product, {}, product.options[0]!).map(({ saving }) => Math.round(saving * 100))

  test('save what their kilogram costs less than that of the dearest that can be bought', () => {
    expect(savings(three())).toEqual([0, 10, 25])
    const soldOut = three()
    soldOut.configurations[0]!.product.stock.isInStock = false
    expect(savings(soldOut)).toEqual([0, 0, 16])
  })

  test('cost what their cheapest variant in stock costs, which may not be all', () => {
    const product = configurable(
      { poids: ['2 kg', '5 kg'], goût: ['bœuf', 'dinde'] },
      [
        { options: { poids: '2 kg', goût: 'bœuf' }, price: 22, perKilogram: 11 },
        { options: { poids: '2 kg', goût: 'dinde' }, price: 20, perKilogram: 10 },
        { options: { poids: '5 kg', goût: 'bœuf' }, price: 45, perKilogram: 9 },
        { options: { poids: '5 kg', goût: 'dinde' }, price: 40, perKilogram: 8, isInStock: false },
      ],
      ['poids'],
    )
    const packs = packsOf(product, {}, product.options[0]!)
    expect(packs.map((pack) => [pack.product.sku, pack.from])).toEqual([
      ['V1', true],
      ['V2', false],
    ])
  })
})
