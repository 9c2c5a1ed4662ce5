import { describe, expect, test } from 'vitest'
import { choiceErrors } from '../../../web/screens/catalog/product/choice-errors.ts'
import { initialChoice, type ProductChoice } from '../../../web/screens/catalog/product/product-choice.ts'
import type { ProductPageFragment } from '../../../web/screens/catalog/product-page.generated.ts'
import { bundleOption, bundleValue, card, configurable, customOption, euros, page } from './products.ts'

const fields = (product: ProductPageFragment, change: Partial<ProductChoice> = {}) =>
  choiceErrors(product, { ...initialChoice(product), ...change }).map(({ field, message }) => [field, message])

describe('what keeps a choice from the cart', () => {
  test('is nothing for a simple product', () => {
    expect(fields(page())).toEqual([])
  })

  test('is every option that is still open', () => {
    const collar = configurable({ couleur: ['rouge', 'bleu'], taille: ['S', 'L'] }, [
      { options: { couleur: 'rouge', taille: 'S' } },
      { options: { couleur: 'rouge', taille: 'L' }, isInStock: false },
    ])
    expect(fields(collar)).toEqual([
      ['option-couleur', 'catalog.chooseOption'],
      ['option-taille', 'catalog.chooseOption'],
    ])
    expect(fields(collar, { options: { couleur: 'rouge', taille: 'S' } })).toEqual([])
    expect(fields(collar, { options: { couleur: 'rouge', taille: 'L' } })).toEqual([
      ['option-couleur', 'catalog.variantSoldOut'],
    ])
    expect(fields(collar, { options: { couleur: 'bleu', taille: 'L' } })).toEqual([
      ['option-couleur', 'catalog.variantUnknown'],
    ])
  })

  test('is a required text that is blank, and any text that is too long', () => {
    const medal = page({ custom_options: [customOption('gravure', { is_required: true, max_characters: 4 })] })
    expect(fields(medal, { customOptions: { gravure: [' '] } })).toEqual([['custom-gravure', 'catalog.fillOption']])
    expect(fields(medal, { customOptions: { gravure: ['Médor'] } })).toEqual([
      ['custom-gravure', 'catalog.textTooLong'],
    ])
    expect(fields(medal, { customOptions: { gravure: ['🐶🐶🐶🐶'] } })).toEqual([])
  })

  test('is a required part of a bundle without a choice', () => {
    const values = [bundleValue('osier', 4), bundleValue('jute', 3)]
    const parts = [bundleOption('panier', values), bundleOption('os', values, { required: false })]
    expect(fields(page({ type: 'BUNDLE', bundleOptions: parts }))).toEqual([['bundle-panier', 'catalog.chooseOption']])
  })

  test('is a group without a quantity, and a download without a file', () => {
    const group = page({ type: 'GROUPED', groupedItems: [{ defaultQuantity: 0, product: card('A') }] })
    expect(fields(group)).toEqual([['grouped', 'catalog.chooseQuantity']])
    const downloadLinks = [{ id: '1', title: 'Guide', sampleUrl: null, prices: euros(0) }]
    const guide = page({ type: 'DOWNLOADABLE', downloadLinksRequired: true, downloadLinks })
    expect(fields(guide)).toEqual([['links', 'catalog.chooseLink']])
  })
})
