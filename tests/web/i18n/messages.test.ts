import { expect, test } from 'vitest'
import checkoutFr from '../../../schema/texts/fr/checkout.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'

const closing = async (locale: string) => {
  const { language, 'ui.close': text } = await loadMessages(locale)
  return [language, text]
}

test('messages come with the locale, and in English where there are none', async () => {
  expect(await closing('fr-FR')).toEqual(['fr', 'Fermer'])
  expect(await closing('fr-CH')).toEqual(['fr', 'Fermer'])
  expect(await closing('sv-SE')).toEqual(['en', 'Close'])
})

test('those of a section come only with that section', async () => {
  const shop = await loadMessages('fr-FR')
  expect(shop['checkout.title']).toBeUndefined()
  expect(await loadMessages('fr-FR', ['checkout'])).toEqual({ ...shop, ...checkoutFr })
  expect(await loadMessages('fr-FR', ['checkout'])).toBe(await loadMessages('fr-FR', ['checkout']))
})
