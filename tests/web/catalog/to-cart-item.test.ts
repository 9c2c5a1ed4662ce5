import { describe, expect, test } from 'vitest'
import { initialChoice, toCartItem } from '../../../web/screens/catalog/product/product-choice.ts'
import { bundleOption, bundleValue, card, configurable, customOption, euros, page } from './products.ts'

describe('what goes into the cart', () => {
  test('is sku and quantity for a simple product', () => {
    const product = page()
    expect(toCartItem(product, { ...initialChoice(product), quantity: 3 })).toEqual({ sku: 'CRO-SAU', qty: 3 })
  })

  test('names every chosen value of a configurable product', () => {
    const product = configurable({ poids: ['2 kg'] }, [{ options: { poids: '2 kg' } }])
    expect(toCartItem(product, initialChoice(product)).options).toEqual([{ option_id: 'poids', option_value: '2 kg' }])
  })

  test('has one entry for each custom value and trims typed text', () => {
    const product = page({
      custom_options: [
        customOption('gravure'),
        customOption('vide'),
        customOption('plus', {
          values: ['a', 'b'].map((id) => ({ option_value_id: id, title: id, sort_order: 0, extraCost: null })),
        }),
      ],
    })
    const customOptions = { gravure: [' Rex '], vide: [' '], plus: ['a', 'b'] }
    expect(toCartItem(product, { ...initialChoice(product), customOptions }).customOptions).toEqual([
      { option_id: 'gravure', option_value: 'Rex' },
      { option_id: 'plus', option_value: 'a' },
      { option_id: 'plus', option_value: 'b' },
    ])
  })

  test('holds the pieces of each part of a bundle', () => {
    const product = page({ type: 'BUNDLE', bundleOptions: [bundleOption('os', [bundleValue('porc', 2)])] })
    expect(toCartItem(product, { ...initialChoice(product), bundle: { os: { porc: 4 } } }).bundleOptions).toEqual([
      { option_id: 'os', option_value: 'porc', option_qty: 4 },
    ])
  })

  test('leaves out the items of a group that nobody wants', () => {
    const groupedItems = ['A', 'B'].map((sku) => ({ defaultQuantity: 1, product: card(sku) }))
    const product = page({ type: 'GROUPED', groupedItems })
    const item = toCartItem(product, { ...initialChoice(product), grouped: { A: 0, B: 2 } })
    expect(item.groupedItems).toEqual([{ sku: 'B', qty: 2 }])
  })

  test('names download links only where they are chosen one by one', () => {
    const downloadLinks = [{ id: '7', title: 'Guide', sampleUrl: null, prices: euros(0) }]
    const whole = page({ type: 'DOWNLOADABLE', downloadLinks })
    expect(toCartItem(whole, initialChoice(whole))).not.toHaveProperty('downloadLinks')
    const single = page({ type: 'DOWNLOADABLE', downloadLinks, downloadLinksRequired: true })
    expect(toCartItem(single, { ...initialChoice(single), links: ['7'] }).downloadLinks).toEqual(['7'])
  })
})
