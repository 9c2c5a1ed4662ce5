import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import type { DoctorContext } from '../../../scripts/doctor/doctor-context.ts'
import { checkTexts } from '../../../scripts/doctor/texts.ts'

vi.mock('virtual:extensions/original-texts', () => ({
  default: { 'ui.close': 'Close', 'cart.count': '{count} items', 'cart.title': 'Cart' },
}))
vi.mock('virtual:extensions/server-texts', () => ({
  default: {
    en: { 'ui.close': 'Close', 'cart.count': '{count} items', 'cart.title': 'Cart' },
    fr: { 'ui.close': 'Fermer', 'cart.count': '{count} articles', 'cart.title': 'Panier' },
    nl: { 'cart.count': '{aantal} artikelen', 'cart.titel': 'Winkelwagen' },
  },
}))

/** The rows of a site with this locale and these texts of its own. */
async function rowsFor(locale: string, texts: Record<string, string> = {}) {
  const config = readConfig({ UPSTREAM_URL: 'http://127.0.0.1:9/graphql', SHOP_LOCALE: locale })
  const [site] = config.sites
  if (!site) throw new Error('there is no site')
  const rows = await checkTexts({
    config: { ...config, ...site, page: { ...site.page, texts } },
  } as unknown as DoctorContext)
  return rows.map(({ id, verdict, says }) => `${verdict} ${id}: ${says}`)
}

describe('the doctor on texts', () => {
  test('says how many a language lacks, and which', async () => {
    expect(await rowsFor('fr-BE')).toEqual(['ok texts/fr: all 3'])
    expect(await rowsFor('nl-NL')).toContain('off texts/nl: 2 of 3 are missing, and in English: ui.close, cart.title')
  })

  test('names texts that stand for nothing, and those with other values', async () => {
    expect(await rowsFor('nl-NL')).toEqual(
      expect.arrayContaining([
        'off texts/nl, ids: texts that the shop never says: cart.titel',
        'off texts/nl, values: other values than in English: cart.count has aantal in place of count',
      ]),
    )
  })

  test('reads those of a site as well', async () => {
    expect(await rowsFor('fr-FR', { 'cart.tite': 'Sac', 'cart.title': 'Sac de {name}' })).toEqual([
      'ok texts/fr: all 3',
      'off texts/texts.json, ids: texts that the shop never says: cart.tite',
      'off texts/texts.json, values: other values than in English: cart.title has name in place of none',
    ])
  })

  test('says where a language has no texts at all', async () => {
    expect((await rowsFor('fi-FI'))[0]).toBe('note texts/locale: there are none for fi-FI: the site is in English')
  })

  test('looks at all languages where the store view decides', async () => {
    expect((await rowsFor('')).filter((row) => !row.includes(','))).toEqual([
      'ok texts/en: all 3',
      'ok texts/fr: all 3',
    ])
  })
})
