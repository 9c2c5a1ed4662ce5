import { describe, expect, it } from 'vitest'
import shopEn from '../../../web/i18n/en.ts'
import accountEn from '../../../web/i18n/en/account.ts'
import checkoutEn from '../../../web/i18n/en/checkout.ts'
import helpEn from '../../../web/i18n/en/help.ts'
import reviewsEn from '../../../web/i18n/en/reviews.ts'
import stockAlertEn from '../../../web/i18n/en/stock-alert.ts'
import wishlistEn from '../../../web/i18n/en/wishlist.ts'
import shopFr from '../../../web/i18n/fr.ts'
import accountFr from '../../../web/i18n/fr/account.ts'
import checkoutFr from '../../../web/i18n/fr/checkout.ts'
import helpFr from '../../../web/i18n/fr/help.ts'
import reviewsFr from '../../../web/i18n/fr/reviews.ts'
import stockAlertFr from '../../../web/i18n/fr/stock-alert.ts'
import wishlistFr from '../../../web/i18n/fr/wishlist.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'

const en: Record<string, string> = {
  ...shopEn,
  ...checkoutEn,
  ...accountEn,
  ...helpEn,
  ...reviewsEn,
  ...stockAlertEn,
  ...wishlistEn,
}
const fr: Record<string, string> = {
  ...shopFr,
  ...checkoutFr,
  ...accountFr,
  ...helpFr,
  ...reviewsFr,
  ...stockAlertFr,
  ...wishlistFr,
}
const entries = Object.entries(fr)

/** Names of the values that a message takes. */
function values(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)(?:\}|, plural)/g)].map((match) => match[1] ?? ''))].sort()
}

describe('the catalogues', () => {
  it('have the same messages in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  })

  it.each(entries)('take the same values in both languages: %s', (id, message) => {
    expect(values(message)).toEqual(values(en[id] ?? ''))
  })

  it.each(entries)('keep French signs with the word before them: %s', (_, message) => {
    // No breakable space before high punctuation, and no sign without a space at all.
    expect(message).not.toMatch(/ [:;!?»]/)
    expect(message).not.toMatch(/« /)
    expect(message.replace(/https?:/g, '')).not.toMatch(/[a-zà-ÿ)][;!?](\s|$)/i)
    expect(message).not.toMatch(/[a-z]'[a-z]/i)
  })

  it('come with the locale, and in English where there is none', async () => {
    expect(await loadMessages('fr-FR')).toEqual(shopFr)
    expect(await loadMessages('de-DE')).toEqual(shopEn)
  })

  it('bring the messages of a section only with that section', async () => {
    expect(await loadMessages('fr-FR', ['checkout'])).toEqual({ ...shopFr, ...checkoutFr })
    expect(await loadMessages('fr-FR', ['checkout'])).toBe(await loadMessages('fr-FR', ['checkout']))
  })
})
