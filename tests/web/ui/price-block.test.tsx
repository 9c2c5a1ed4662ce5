import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MessagesContext } from '../../../web/i18n/messages-context.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'
import { PriceBlock, type ShownPrices } from '../../../web/ui/Price.tsx'

const price = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })

const messages = await loadMessages('fr-FR')

function shown(prices: Partial<ShownPrices>, from = false): string {
  const { container } = render(
    <MessagesContext value={messages}>
      <PriceBlock
        prices={{ regularPrice: price(20), finalPrice: price(20), minPrice: price(20), ...prices }}
        from={from}
      />
    </MessagesContext>,
  )
  return container.textContent.replace(/[\u00a0\u202f]/g, ' ')
}

describe('what a product costs', () => {
  test('is its final price', () => {
    expect(shown({})).toBe('Prix : 20,00 €')
  })

  test('says what the struck price is, to see and to hear, with the percentage', () => {
    const lowest = 'Prix le plus bas des 30 jours avant la réduction : 20,00 € −25 %'
    const struck = 'Barré : plus bas prix sur 30 jours'
    expect(shown({ finalPrice: price(15) })).toBe(`${lowest} Prix : 15,00 € ${struck}`)
  })

  test('never shows a reduction larger than it is', () => {
    expect(shown({ regularPrice: price(19.9), finalPrice: price(14.93) })).toContain('−24 %')
    expect(shown({ regularPrice: price(10), finalPrice: price(9.99) })).not.toContain('%')
  })

  test('says nothing of a reduction when the final price is the higher one', () => {
    expect(shown({ finalPrice: price(25) })).toBe('Prix : 25,00 €')
  })

  test('starts at the lowest price where the choice decides', () => {
    expect(shown({ minPrice: price(12.9) }, true)).toBe('À partir de 12,90 €')
  })

  test('adds the price per kilogram or litre', () => {
    expect(shown({ unitPrice: { unit: 'KILOGRAM', price: price(7.46) } })).toContain('7,46 € / kg')
    expect(shown({ unitPrice: { unit: 'LITRE', price: price(9) } })).toContain('9,00 € / l')
  })
})
