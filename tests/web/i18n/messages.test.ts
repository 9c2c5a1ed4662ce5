import { expect, test } from 'vitest'
import whole from '../../../schema/texts/en-whole.ts'
import shopFr from '../../../schema/texts/fr.ts'
import checkoutFr from '../../../schema/texts/fr/checkout.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'

test('messages come with the locale, and in English where there is none', async () => {
  expect(await loadMessages('fr-FR')).toEqual(shopFr)
  expect(await loadMessages('de-DE')).toEqual(whole)
})

test('those of a section come only with that section', async () => {
  expect(await loadMessages('fr-FR', ['checkout'])).toEqual({ ...shopFr, ...checkoutFr })
  expect(await loadMessages('fr-FR', ['checkout'])).toBe(await loadMessages('fr-FR', ['checkout']))
})
