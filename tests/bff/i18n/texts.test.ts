import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { inLocale, number } from '../../../bff/i18n/locale.ts'
import { texts } from '../../../bff/i18n/texts.ts'
import { formatPrice } from '../../../bff/domains/money.ts'
import { storeMessage } from '../../../bff/domains/store-messages.ts'
import { englishWords } from '../../support/english-words.ts'

/** What stands between quotes, without imports and without what a template fills in. */
async function literalsOf(language: 'en' | 'fr'): Promise<string[]> {
  const source = await readFile(new URL(`../../../bff/i18n/${language}.ts`, import.meta.url), 'utf8')
  const code = source.replace(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return (code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}/g, ' '))
}

test('what the server tells shoppers is French', async () => {
  const sentences = await literalsOf('fr')
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((text) => englishWords(text).length > 0)).toEqual([])
})

test('its English catalogue has no French left', async () => {
  const sentences = await literalsOf('en')
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((text) => /[à-ÿœ«»]/i.test(text))).toEqual([])
})

describe('the locale of a site', () => {
  const speak = () => ({
    sentence: texts().cart.quantityTooLarge(10_000),
    price: formatPrice(123_450, 'EUR'),
    number: number(1234.5),
    ofStore: storeMessage('This product is out of stock.'),
    captcha: storeMessage('ReCaptcha validation failed'),
  })

  test('chooses sentences, prices and figures', () => {
    expect(inLocale('en-GB', speak)).toEqual({
      sentence: 'The quantity cannot be more than 10,000.',
      price: '€1,234.50',
      number: '1,234.5',
      ofStore: 'This product is out of stock.',
      captcha: 'The check against robots failed. Try again.',
    })
    expect(speak()).toMatchObject({ number: '1\u202f234,5', ofStore: 'Ce produit est épuisé.' })
  })

  test('is English where a language has no texts, with its own figures', () => {
    expect(inLocale('de-DE', speak)).toMatchObject({
      sentence: 'The quantity cannot be more than 10.000.',
      number: '1.234,5',
    })
  })

  test('stays with its own task while others run', async () => {
    const afterAwhile = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return texts().catalog.yes
    }
    const answers = [inLocale('en-GB', afterAwhile), afterAwhile(), inLocale('fr-BE', afterAwhile)]
    expect(await Promise.all(answers)).toEqual(['Yes', 'Oui', 'Oui'])
  })
})
