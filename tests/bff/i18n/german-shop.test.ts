import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import catalogues from 'virtual:extensions/server-texts'
import { render, renderShell } from '../../../web/entry-server.tsx'
import { linesOf, readPdf } from '../invoices/pdf-structure.ts'
import { openOrderShop, type OrderShop } from '../orders/order-shop.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

let shop: OrderShop
let app: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  shop = await openOrderShop('2.4.7', { SHOP_LOCALE: 'de-DE' })
  const pages = { ...fakePages, render, renderShell, publicDir: join(process.cwd(), 'web/static') }
  app = await createTestApp({ UPSTREAM_URL: new URL('graphql', shop.store.url).href, SHOP_LOCALE: 'de-DE' }, { pages })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** Sentences of the shop in other languages. Labels are left out: content of the store has the same ones. */
const FOREIGN = ['fr', 'en'].flatMap((language) =>
  Object.entries(catalogues[language] ?? {}).flatMap(([id, text]) =>
    /[.!?]$/.test(text) && !/[{<\n]/.test(text) && text !== catalogues.de?.[id] ? [text] : [],
  ),
)

const spaced = (text: string) => text.replace(/\s+/g, ' ')

describe('a German shop', () => {
  test.each([
    ['/', 'Im Shop suchen'],
    ['/chiens.html', 'Produkte je Seite'],
    ['/biscuits-pomme-et-cannelle-pour-chien.html', 'In den Warenkorb'],
    ['/search/croquettes', 'Ergebnisse für „croquettes“'],
    ['/cart', 'Warenkorb'],
    ['/login', 'Passwort vergessen?'],
    ['/register', 'Konto erstellen'],
    ['/contact', 'Nachricht senden'],
    ['/orders', 'Bestellung verfolgen'],
    ['/retractation', 'Vertrag widerrufen'],
    ['/accessibilite', 'Erklärung zur Barrierefreiheit'],
    ['/offline.html', 'Sie sind offline'],
    ['/newsletter/subscriber/confirm/id/x/', 'Dieser Link ist nicht gültig'],
  ])('says nothing in another language on %s', async (path, expected) => {
    const { body } = await app.inject(path)
    expect(body).toMatch(/<html lang="de(-DE)?"/)
    const text = spaced(body.replaceAll('&#x27;', '’').replaceAll('&quot;', '"'))
    expect(text).toContain(expected)
    expect(FOREIGN.filter((one) => text.includes(spaced(one)))).toEqual([])
  })

  test('writes figures as Germany does', async () => {
    const { body } = await app.inject('/chiens.html')
    expect(body).toMatch(/\d,\d\d[\u00a0\u202f]€/)
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      lang: 'de-DE',
      shortcuts: [{ name: 'Warenkorb' }, { name: 'Meine Bestellungen' }],
    })
  })

  test('invoices in German', async () => {
    const id = await shop.idOf('000000004')
    const { order } = await shop.camille.ask<{ order: { invoices: { download?: { name: string; url: string } }[] } }>(
      'query ($id: ID!) { order(order_id: $id) { invoices { ... on DownloadableInvoice { download { name url } } } } }',
      { id },
    )
    const download = order.invoices.find((invoice) => invoice.download)?.download
    expect(download?.name).toMatch(/^rechnung-\d+\.pdf$/)
    const response = await shop.file(shop.camille, download?.url ?? '')
    const file = readPdf(Buffer.from(await response.arrayBuffer()))
    expect(file.catalog).toContain('/Lang (de-DE)')
    const text = spaced(linesOf(file).join(' '))
    expect(text).toMatch(/Rechnung Nr\. .*Rechnungsdatum.*Gesamtbetrag inkl\. MwSt\./)
    expect(FOREIGN.filter((one) => text.includes(spaced(one)))).toEqual([])
  })
})
