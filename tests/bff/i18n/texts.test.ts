import { describe, expect, test } from 'vitest'
import { createSiteLanguage, inLanguage, number, type SiteLanguage, speakIn } from '../../../bff/i18n/locale.ts'
import { t, textsOf } from '../../../bff/i18n/texts.ts'
import { formatPrice } from '../../../bff/domains/money.ts'
import { storeMessage } from '../../../bff/domains/store-messages.ts'

const [french, english, german, finnish] = ['fr-BE', 'en-GB', 'de-DE', 'fi-FI'].map((locale) => ({
  locale,
  texts: {},
})) as [SiteLanguage, SiteLanguage, SiteLanguage, SiteLanguage]

describe('the locale of a site', () => {
  const speak = () => ({
    sentence: t('cart.quantityTooLarge', { limit: number(10_000) }),
    price: formatPrice(123_450, 'EUR'),
    number: number(1234.5),
    ofStore: storeMessage('This product is out of stock.'),
    captcha: storeMessage('ReCaptcha validation failed'),
  })

  test('chooses sentences, prices and figures', () => {
    expect(inLanguage(english, speak)).toEqual({
      sentence: 'The quantity cannot be more than 10,000.',
      price: '€1,234.50',
      number: '1,234.5',
      ofStore: 'This product is out of stock.',
      captcha: 'The check against robots failed. Try again.',
    })
    expect(inLanguage(german, speak)).toMatchObject({
      sentence: 'Die Menge darf höchstens 10.000 sein.',
      price: '1.234,50\u00a0€',
      ofStore: 'Dieses Produkt ist nicht auf Lager.',
    })
    expect(speak()).toMatchObject({ number: '1\u202f234,5', ofStore: 'Ce produit est épuisé.' })
  })

  test('is English where a language has no texts, with its own figures', () => {
    expect(inLanguage(finnish, speak)).toMatchObject({
      sentence: 'The quantity cannot be more than 10\u00a0000.',
      number: '1\u00a0234,5',
    })
  })

  test('stays with its own task while others run', async () => {
    const afterAwhile = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return t('catalog.yes')
    }
    const said = [inLanguage(english, afterAwhile), afterAwhile(), inLanguage(french, afterAwhile)]
    expect(await Promise.all(said)).toEqual(['Yes', 'Oui', 'Oui'])
  })
})

test('counts as the language does', () => {
  const count = (value: number) => ({ name: 'Rex', count: value })
  expect([1, 2].map((value) => t('customer.lineNotMerged', count(value)))).toEqual([
    '«\u00a0Rex\u00a0»\u00a0: un exemplaire n’a pas pu être repris dans votre panier, faute de stock.',
    '«\u00a0Rex\u00a0»\u00a0: 2\u00a0exemplaires n’ont pas pu être repris dans votre panier, faute de stock.',
  ])
})

test('a site says in its own words what it has words for', () => {
  const own = {
    locale: 'fr-FR',
    texts: { 'cart.empty': 'Votre musette est vide', 'cart.tooManyLines': '{limit} au plus' },
  }
  expect(textsOf(own)('cart.empty')).toBe('Votre musette est vide')
  expect(inLanguage(own, () => t('cart.tooManyLines', { limit: 20 }))).toBe('20 au plus')
  expect(inLanguage(own, () => t('cart.itemNotFound'))).toBe('Cet article n’est plus dans votre panier.')
})

describe('a site without a configured locale', () => {
  /** Whether the language is said, for each request in turn. */
  async function requests(count: number, speak: ReturnType<typeof speakIn>) {
    const said: string[] = []
    for (let left = count; left > 0; left--) {
      said.push(await new Promise<string>((resolve) => speak(() => resolve(t('catalog.yes')))))
    }
    return said
  }

  test('requests it from the store once, before its first request is handled', async () => {
    const language = createSiteLanguage(null, {})
    let calls = 0
    const speak = speakIn(language, async () => {
      calls++
      language.learn('en-GB')
    })
    expect(await requests(3, speak)).toEqual(['Yes', 'Yes', 'Yes'])
    expect(calls).toBe(1)
  })

  test('requests it once for requests that arrive together', async () => {
    const language = createSiteLanguage(null, {})
    let calls = 0
    const speak = speakIn(language, async () => {
      calls++
      await new Promise((resolve) => setTimeout(resolve, 5))
      language.learn('en-GB')
    })
    const said = await Promise.all([requests(1, speak), requests(1, speak)])
    expect([said.flat(), calls]).toEqual([['Yes', 'Yes'], 1])
  })

  test('uses the default language while the store does not return one, and does not request it again each time', async () => {
    let calls = 0
    const speak = speakIn(createSiteLanguage(null, {}), async () => {
      calls++
      throw new Error('The store cannot be reached')
    })
    expect(await requests(3, speak)).toEqual(['Oui', 'Oui', 'Oui'])
    expect(calls).toBe(1)
  })

  test('follows the store when its locale changes; a configured locale stays', () => {
    const language = createSiteLanguage(null, {})
    language.learn('en-GB')
    language.learn('fr-FR')
    const configured = createSiteLanguage('fr-FR', {})
    configured.learn('en-GB')
    expect([language.locale, configured.locale, configured.isKnown]).toEqual(['fr-FR', 'fr-FR', true])
  })
})
