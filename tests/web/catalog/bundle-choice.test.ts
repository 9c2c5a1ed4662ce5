import { describe, expect, test } from 'vitest'
import {
  bundleAmount,
  type BundleOption,
  bundleTaxes,
  chooseOne,
  initialBundle,
  setQuantity,
  toggle,
} from '../../../web/screens/catalog/product/bundle-choice.ts'
import { bundleOption, bundleValue, euros } from './products.ts'

const basket = bundleOption('panier', [bundleValue('osier', 44.25, { isDefault: true }), bundleValue('jute', 30)])
const treats = bundleOption(
  'friandises',
  [bundleValue('os', 4.9, { defaultQuantity: 2 }), bundleValue('biscuits', 6.2)],
  { required: false, type: 'MULTI' },
)

describe('choosing a bundle', () => {
  test('starts with the store’s defaults, and with what leaves no choice', () => {
    const only = bundleOption('coussin', [
      bundleValue('laine', 29),
      bundleValue('coton', 25, { stock: { isInStock: false } }),
    ])
    expect(initialBundle([basket, treats, only])).toEqual({
      panier: { osier: 1 },
      friandises: {},
      coussin: { laine: 1 },
    })
  })

  test('starts with no extra that costs something, though the store has it as a default', () => {
    const [bone, free, brush] = [
      bundleValue('os', 4.9, { isDefault: true }),
      bundleValue('livret', 0, { isDefault: true }),
      bundleValue('brosse', 12, { isDefault: true }),
    ]
    const options = (required: boolean) => [
      bundleOption('plusieurs', [bone, free, brush], { required, type: 'CHECKBOX' }),
      bundleOption('un', [bone, brush], { required }),
    ]
    expect(initialBundle(options(false))).toEqual({ plusieurs: { livret: 1 }, un: {} })
    expect(initialBundle(options(true))).toEqual({ plusieurs: { os: 1, livret: 1 }, un: { os: 1 } })
  })

  test('never starts with a default that is sold out', () => {
    const soldOut = bundleOption('panier', [
      bundleValue('osier', 44, { isDefault: true, stock: { isInStock: false } }),
      bundleValue('jute', 30),
      bundleValue('rotin', 35),
    ])
    expect(initialBundle([soldOut])).toEqual({ panier: {} })
  })

  test('replaces the value of a single choice and adds to a multiple one', () => {
    const start = initialBundle([basket, treats])
    expect(chooseOne(start, basket, 'jute').panier).toEqual({ jute: 1 })
    expect(chooseOne(start, basket, null).panier).toEqual({})
    const both = treats.values.reduce((choice, value) => toggle(choice, treats, value), start)
    expect(both.friandises).toEqual({ os: 2, biscuits: 1 })
    const [os] = treats.values
    expect(os && toggle(both, treats, os).friandises).toEqual({ biscuits: 1 })
  })
})

test('the price of a bundle is its own and that of each chosen piece', () => {
  const choice = { panier: { osier: 1 }, friandises: { os: 2 } }
  const bundle = {
    ...{ bundlePrice: euros(0), bundleTiers: [], bundleOptions: [basket, treats] },
    ...{ taxMultiplier: 1, fixedTaxes: [] },
  }
  expect(bundleAmount(bundle, choice, 1)).toBe(54.05)
  expect(bundleAmount(bundle, setQuantity(choice, basket, 'osier', 2), 1)).toBe(98.3)
  expect(bundleAmount({ ...bundle, bundlePrice: euros(39) }, choice, 1)).toBe(93.05)
})

test('the fixed taxes of a bundle are those of all its pieces, each named once', () => {
  const eco = (amount: number) => ({ label: 'Éco-participation', price: { value: { amount, currency: 'EUR' } } })
  const withTax = (option: BundleOption, amount: number) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, fixedTaxes: [eco(amount)] })),
  })
  const bundle = { bundlePrice: euros(0), bundleOptions: [withTax(basket, 0.11), withTax(treats, 0.03)] }
  const taxed = { ...bundle, bundleTiers: [], taxMultiplier: 1, fixedTaxes: [] }
  expect(bundleTaxes(taxed, { panier: { osier: 1 }, friandises: { os: 2 } })).toEqual([eco(0.17)])
  expect(bundleTaxes(taxed, {})).toEqual([])
})
