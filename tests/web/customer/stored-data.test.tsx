import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RETENTION } from '../../../schema/retention.ts'
import { StoredDataTable } from '../../../web/screens/privacy/StoredDataTable.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { renderInShop, shop } from '../content/in-shop.tsx'

/** The texts of services load with the table. */
const show = (changes: Partial<typeof shop> = {}) =>
  act(async () => void renderInShop(<StoredDataTable />, { Shop: () => ({ shop: { ...shop, ...changes } }) }))

/** Data → how long it is kept. */
async function told(): Promise<Map<string, string>> {
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  return new Map(
    rows.map((row) => {
      const [what = '', , until = ''] = [...row.querySelectorAll('td > div')].map((cell) => cell.textContent ?? '')
      return [what, until] as const
    }),
  )
}
const of = (rows: Map<string, string>, what: RegExp) => [...rows].find(([name]) => what.test(name))?.[1]

/** Code that writes to the browser's storage → its row. */
const STORED: Record<string, RegExp> = {
  'web/screens/address/use-address-choice.ts': /L’adresse que vous saisissez/,
  'web/screens/cart/cart-notes.ts': /les messages du panier/,
  'web/screens/checkout/seen-prices.ts': /les prix que vous avez vus/,
  'web/screens/checkout/use-reported-purchase.ts': /numéro de votre dernière commande/,
  'web/screens/wishlist/device-wishes.ts': /La liste d’envies que vous faites sans compte/,
  'web/service-worker/start-worker.ts': /images et des fichiers/,
  'web/shell/currency/CurrencyChoice.tsx': /La devise que vous avez choisie/,
  'web/shell/navigation/use-navigation-effects.ts': /L’endroit où vous étiez/,
  'web/shell/reload-once.ts': /L’endroit où vous étiez/,
}

const filesWith = (code: RegExp) =>
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .map((name) => join('web', name))
    .filter((file) => /\.tsx?$/.test(file) && code.test(readFileSync(file, 'utf8')))
    .sort()

/** What stores nothing of its own: one is the class, the other removes values when customers leave. */
const STORING_NOTHING = ['web/site/device-value.ts', 'web/screens/customer/forget-device.ts']
/** Contributors are no shoppers. */
const storing = filesWith(/\b(?:device|tab)Storage\.write\(|\bnew DeviceValue\b|\bCacheStorage\b/).filter(
  (file) => !file.includes('/contribution/') && !STORING_NOTHING.includes(file),
)

describe('the page about personal data', () => {
  test('lists everything that the browser stores', async () => {
    await show({ availableCurrencies: ['EUR', 'CHF'] })
    const rows = await told()
    expect(storing).toEqual(Object.keys(STORED))
    expect(filesWith(/\b(?:local|session)Storage\b/)).toEqual(['web/site/storage.ts'])
    for (const [file, what] of Object.entries(STORED)) expect(of(rows, what), file).toMatch(/^Jusqu’à/)
  })

  test('has the periods of the code', async () => {
    await show({ tags: { services: ['VIDEO'] } })
    const rows = await told()
    const says = (what: RegExp, text: string) => expect(of(rows, what)).toContain(text)
    says(/Cookies de session/, '13\u00a0mois')
    says(/presence/, '13\u00a0mois')
    says(/choix sur les cookies/, '13\u00a0mois')
    says(/dernière commande/, '30\u00a0jours')
    says(/cookie de paiement/, '3\u00a0heures')
    says(/récapitulatif de la commande/, '1\u00a0jour')
    says(/attendent d’être envoyés/, '3\u00a0jours')
    // What is told is what is kept.
    for (const { seconds, amount, unit } of Object.values(RETENTION)) {
      const longest = { hour: 3600, day: 24 * 3600, month: 31 * 24 * 3600 }[unit] * amount
      expect(seconds).toBeLessThanOrEqual(longest)
    }
  })

  test('lists what this shop has switched on, and nothing else', async () => {
    await show({ features: ['newsletter'], tags: { services: ['VIDEO'] } })
    const rows = await told()
    expect(of(rows, /lettre d’information/)).toBe('Jusqu’à votre désinscription')
    expect(of(rows, /Vidéos/)).toMatch(/^Tant que vous l’acceptez/)
    for (const what of [/Avis publiés/, /Messages au service client/, /envies, sur/, /devise/])
      expect(of(rows, what)).toBeUndefined()
    // No page view is measured here.
    expect(of(rows, /Durées d’affichage/)).toBeUndefined()
  })

  test('says that browsers report durations where page views are measured', async () => {
    const table = (
      <SiteContext value={{ ...HOUSE, vitalsSampling: 0.1 }}>
        <StoredDataTable />
      </SiteContext>
    )
    await act(async () => void renderInShop(table, { Shop: () => ({ shop }) }))
    expect(of(await told(), /Durées d’affichage/)).toBeDefined()
  })

  test('says nothing of cookies where there is no choice', async () => {
    await show()
    const rows = await told()
    expect(of(rows, /choix sur les cookies/)).toBeUndefined()
    expect(of(rows, /Avis publiés/)).toBe('Jusqu’à ce que vous nous demandiez de les effacer')
  })
})
