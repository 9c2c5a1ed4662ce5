import { describe, expect, test } from 'vitest'
import {
  availability,
  choose,
  chosenConfiguration,
  chosenImage,
  initialSelection,
} from '../../../web/screens/catalog/product/configuration.ts'
import { configurable } from './products.ts'

const collar = configurable({ couleur: ['rouge', 'bleu'], taille: ['S', 'L'] }, [
  { options: { couleur: 'rouge', taille: 'S' }, imageUrl: 'rouge.jpg' },
  { options: { couleur: 'rouge', taille: 'L' }, imageUrl: 'rouge.jpg', isInStock: false },
  { options: { couleur: 'bleu', taille: 'S' }, imageUrl: 'bleu.jpg' },
])

describe('a configurable product', () => {
  test('stands for a variant once every option is chosen', () => {
    expect(chosenConfiguration(collar, { couleur: 'rouge' })).toBeUndefined()
    expect(chosenConfiguration(collar, { couleur: 'bleu', taille: 'S' })?.product.sku).toBe('V2')
    expect(chosenConfiguration(collar, { couleur: 'bleu', taille: 'L' })).toBeUndefined()
  })

  test('distinguishes values that are sold out from combinations that do not exist', () => {
    expect(availability(collar, { couleur: 'rouge' }, 'taille', 'S')).toBe('available')
    expect(availability(collar, { couleur: 'rouge' }, 'taille', 'L')).toBe('soldOut')
    expect(availability(collar, { couleur: 'bleu' }, 'taille', 'L')).toBe('impossible')
  })

  test('never locks an earlier option by a later choice', () => {
    expect(availability(collar, { couleur: 'rouge', taille: 'L' }, 'couleur', 'bleu')).toBe('available')
  })

  test('drops a later choice that a new earlier one makes impossible, and keeps the others', () => {
    expect(choose(collar, { couleur: 'rouge', taille: 'L' }, 'couleur', 'bleu')).toEqual({ couleur: 'bleu' })
    expect(choose(collar, { couleur: 'rouge', taille: 'S' }, 'couleur', 'bleu')).toEqual({
      couleur: 'bleu',
      taille: 'S',
    })
  })

  test('makes the choice that is none, and takes the pack that is the best buy', () => {
    const bag = configurable({ poids: ['2 kg'], goût: ['bœuf', 'dinde'] }, [
      { options: { poids: '2 kg', goût: 'bœuf' } },
      { options: { poids: '2 kg', goût: 'dinde' } },
    ])
    expect(initialSelection(bag)).toEqual({ poids: '2 kg' })
    const options = bag.options.map((option) => ({ ...option, bestPack: option.id === 'goût' ? 'dinde' : null }))
    expect(initialSelection({ ...bag, options })).toEqual({ poids: '2 kg', goût: 'dinde' })
  })

  test('begins with the variant that the address names, if there is such a one', () => {
    expect(initialSelection(collar, 'V1')).toEqual({ couleur: 'rouge', taille: 'L' })
    expect(initialSelection(collar, 'V9')).toEqual({})
  })

  test('shows a picture as soon as all variants that are left share it', () => {
    expect(chosenImage(collar, {})).toBeNull()
    expect(chosenImage(collar, { couleur: 'rouge' })).toBe('rouge.jpg')
    expect(chosenImage(collar, { taille: 'S' })).toBeNull()
    expect(chosenImage(collar, { couleur: 'bleu', taille: 'S' })).toBe('bleu.jpg')
  })
})
