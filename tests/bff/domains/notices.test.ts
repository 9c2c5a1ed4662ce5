import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { mapPart } from '../../../bff/domains/catalog/map-product.ts'
import { offerNotices } from '../../../bff/domains/notices.ts'
import type { Notice } from '../../../bff/graphql/shop-schema.generated.ts'
import { openBrowser } from '../support/browser.ts'
import { readPdf, unmarked } from '../invoices/pdf-structure.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { startRealShop } from '../support/real-shop.ts'

const NOTICES = 'notices { topic title duration imageUrl paragraphs rows { label value } link { text href } }'
type Offer = { withdrawalException: string | null; notices: Notice[]; attributes: { code: string }[] }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', { PRODUCER_NUMBERS: 'Emballages:FR123456_01ABCD,Textiles:FR123456_11ABCD' })
})
afterAll(() => shop.close())

async function offer(sku: string, url = shop.url): Promise<Offer> {
  const query = `{ product(sku: "${sku}") { withdrawalException ${NOTICES} attributes { code } } }`
  const { product } = await openBrowser(url).ask<{ product: Offer }>(query)
  return product
}

async function pageNotices(identifier: string, url = shop.url): Promise<Notice[]> {
  const query = `{ cmsPageList(identifiers: ["${identifier}"]) { ${NOTICES} } }`
  const { cmsPageList } = await openBrowser(url).ask<{ cmsPageList: { notices: Notice[] }[] }>(query)
  return cmsPageList[0]?.notices ?? []
}

const topics = (notices: readonly Notice[]) => notices.map(({ topic }) => topic)
const rowsOf = (notices: readonly Notice[], wanted: Notice['topic']) =>
  Object.fromEntries(
    (notices.find(({ topic }) => topic === wanted)?.rows ?? []).map(({ label, value }) => [label, value]),
  )

describe('what the law wants said of an offer', () => {
  test('is safety, waste and guarantees, and is in no other table', async () => {
    const { notices, attributes } = await offer('CHI-GAM-GRES')
    expect(topics(notices)).toEqual(['SAFETY', 'WASTE', 'DURABILITY', 'GUARANTEE'])
    expect(rowsOf(notices, 'SAFETY')).toMatchObject({
      Fabricant: expect.stringContaining('87000 Limoges'),
      'Contact du fabricant': expect.stringContaining('@'),
      Avertissements: expect.stringContaining('surveillance'),
    })
    expect(rowsOf(notices, 'WASTE')['Consigne de tri']).toContain('bac de tri')
    const own = attributes.map(({ code }) => code)
    for (const code of ['fabricant', 'consigne_tri', 'garantie_commerciale', 'exception_retractation'])
      expect(own).not.toContain(code)
  })

  test('names the legal guarantee: two years, the seller, the remedies, and where to read more', async () => {
    const [notice] = (await offer('CHI-BROSSE-POILS')).notices.filter(({ topic }) => topic === 'GUARANTEE')
    expect(notice).toMatchObject({ title: 'Garantie légale de conformité', duration: '2\u00a0ans', imageUrl: null })
    const text = notice?.paragraphs.join(' ') ?? ''
    for (const part of [
      'deux ans',
      'livraison',
      'vendeur',
      'réparation',
      'remplacement',
      'remboursement',
      'vices cachés',
    ])
      expect(text).toContain(part)
    expect(notice?.link?.href).toMatch(/^https:\/\/europa\.eu\/youreurope\//)
  })

  test('names a producer’s guarantee with its years, maker and model, only where it is longer than the legal one', async () => {
    const durability = async (years: string) => {
      const another = await shop.another({ ATTRIBUTE_GUARANTEE: years })
      const { notices } = await offer('CHI-GAM-GRES', another.url)
      return notices.find(({ topic }) => topic === 'DURABILITY')
    }
    expect(await durability('garantie_commerciale')).toMatchObject({
      duration: '5\u00a0ans',
      rows: [
        { label: 'Producteur', value: 'Maison Grelot' },
        { label: 'Modèle', value: 'CHI-GAM-GRES' },
      ],
    })
    // A text that is no number of years, and an attribute that the product does not have.
    expect(await durability('fabricant')).toBeUndefined()
    expect(await durability('energie')).toBeUndefined()
  })

  test.each([
    ['5', '5\u00a0ans'],
    ['2,5', '30\u00a0mois'],
    ['3 ans', '3\u00a0ans'],
    ['10 années', '10\u00a0ans'],
    ['3\u00a0years', '3\u00a0ans'],
    ['60 mois', '5\u00a0ans'],
    ['30 months', '30\u00a0mois'],
    ['3 Jahre', '3\u00a0ans'],
    ['30 Monate', '30\u00a0mois'],
    ['24 mois', undefined],
    ['2 ans', undefined],
    ['100 ans', undefined],
    ['2,51', undefined],
    ['5 ans, hors batterie', undefined],
    ['à vie', undefined],
    ['5 5', undefined],
    ['-5', undefined],
  ])('reads a guarantee of «%s» as %s', (entered, duration) => {
    expect(durabilityOf(entered)?.duration).toBe(duration)
    if (duration) expect(durabilityOf(entered)?.paragraphs[0]).toContain(duration)
  })

  test('is no guarantee at all for what is no goods: services, files and gift cards', () => {
    expect(durabilityOf('5 ans', false)).toBeUndefined()
    const part = {
      __typename: 'GiftCardProduct',
      price_range: { minimum_price: { regular_price: {}, final_price: { value: 20 } } },
    }
    expect(mapPart(part as never, '/a', { attributes: {} } as never)?.type).toBe('VIRTUAL')
  })

  test('is no guarantee of goods for a service', async () => {
    expect(await offer('SRV-TOILETTAGE')).toMatchObject({ withdrawalException: null, notices: [] })
  })

  test('is the guarantee alone where the store knows nothing more', async () => {
    const { notices, withdrawalException } = await offer('CHI-GAM-GRES', (await shop.another(UNKNOWN)).url)
    expect(topics(notices)).toEqual(['GUARANTEE'])
    expect(withdrawalException).toBeNull()
  })

  test('names why a product cannot be withdrawn from: frozen, made for one customer, opened', async () => {
    expect((await offer('CHI-BARF-BOEUF')).withdrawalException).toMatch(/périssable/)
    expect((await offer('CHV-PLAQUE-BOX')).withdrawalException).toMatch(/sur mesure/)
    expect((await offer('CHI-CRO-POULET')).withdrawalException).toMatch(/emballage n’est pas ouvert/)
    expect((await offer('CHI-GAM-GRES')).withdrawalException).toBeNull()
  })

  test('names it for all products of an order in one question', async () => {
    const { productsBySku } = await openBrowser(shop.url).ask<{
      productsBySku: { withdrawalException: string | null }[]
    }>('{ productsBySku(skus: ["CHI-BARF-BOEUF", "CHI-GAM-GRES", "XXX"]) { withdrawalException } }')
    expect(productsBySku).toEqual([
      { withdrawalException: expect.stringContaining('périssable') },
      { withdrawalException: null },
      null,
    ])
  })
})

const NO_PAGES = { termsPage: '', legalPage: '', guaranteePicture: null, producerNumbers: [] }

function durabilityOf(entered: string, isGoods = true): Notice | undefined {
  const text = (key: string) => (key === 'guarantee' ? entered : '')
  const offer = { sku: 'A', isGoods, brand: null, text, varies: () => false }
  return offerNotices(offer, NO_PAGES).find(({ topic }) => topic === 'DURABILITY')
}

const UNKNOWN = Object.fromEntries(
  [
    'WITHDRAWAL',
    'MAKER',
    'MAKER_CONTACT',
    'EU_PERSON',
    'EU_CONTACT',
    'WARNINGS',
    'GUARANTEE',
    'SORTING',
    'ENVIRONMENT',
  ].map((name) => [`ATTRIBUTE_${name}`, 'code_inconnu']),
)

describe('what content pages end with', () => {
  test('terms: the guarantee, which is the same before an order, and the form for withdrawals', async () => {
    const [notice, ...others] = await pageNotices('cgv')
    expect(notice).toMatchObject({ topic: 'GUARANTEE' })
    expect(others).toMatchObject([
      { topic: 'WITHDRAWAL', link: { href: '/retractation/formulaire.pdf' } },
      { topic: 'PRODUCER' },
    ])
    const { guaranteeNotice } = await openBrowser(shop.url).ask<{ guaranteeNotice: Notice }>(
      '{ guaranteeNotice { topic title duration paragraphs } }',
    )
    expect(notice).toMatchObject(guaranteeNotice)
  })

  test('legal notices: the seller’s numbers as a producer, where there are any', async () => {
    expect(rowsOf(await pageNotices('mentions-legales'), 'PRODUCER')).toEqual({
      Emballages: 'FR123456_01ABCD',
      Textiles: 'FR123456_11ABCD',
    })
    const without = await shop.another({ PRODUCER_NUMBERS: '' })
    expect(await pageNotices('mentions-legales', without.url)).toEqual([])
    expect(await pageNotices('livraison')).toEqual([])
  })

  test('the seller’s numbers are where the link in the footer and the terms lead', async () => {
    const real = await startRealShop(shop.store.url.replace(/\/$/, ''), {
      PRODUCER_NUMBERS: 'Emballages:FR123456_01ABCD',
      UPSTREAM_EXTENSIONS: 'all',
    })
    try {
      const { text: home } = await real.get('/')
      const footer = home.slice(home.indexOf('<footer'))
      for (const page of ['mentions-legales', 'cgv']) {
        const [, path = ''] = new RegExp(`href="([^"]*/${page}/?)"`).exec(footer) ?? []
        expect(path).not.toBe('')
        expect((await real.get(path)).text).toMatch(/<strong>Emballages<\/strong><br\/>FR123456_01ABCD/)
      }
    } finally {
      await real.close()
    }
  })

  test('the official drawing replaces the words where the shop has it', async () => {
    const { url } = await shop.another({ GUARANTEE_PICTURE: 'wysiwyg/garantie.png', TERMS_PAGE: 'livraison' })
    const [notice] = await pageNotices('livraison', url)
    expect(notice).toMatchObject({ imageUrl: 'wysiwyg/garantie.png' })
    expect(notice?.paragraphs.length).toBeGreaterThan(3)
    expect(await pageNotices('cgv', url)).toEqual([])
  })
})

describe('the model form for withdrawals', () => {
  test('is a tagged PDF for everybody, with the seller and room to write', async () => {
    const response = await fetch(`${shop.url}/retractation/formulaire.pdf`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toContain('inline; filename="formulaire-de-retractation.pdf"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    expect(response.headers.get('set-cookie')).toBeNull()
    const { tree, contents } = readPdf(Buffer.from(await response.arrayBuffer()))
    // Title; when, to whom, the seller, six entries, and what the asterisks mean.
    expect(tree).toEqual([['Document', ['H1'], ...Array.from({ length: 10 }, () => ['P'])]])
    expect(contents).toHaveLength(1)
    for (const content of contents) expect(unmarked(content)).toEqual([])
  })
})

test.each([
  ['PRODUCER_NUMBERS', 'Emballages:123'],
  ['GUARANTEE_PICTURE', 'https://elsewhere.example/a.png'],
  ['GUARANTEE_PICTURE', '../a.png'],
  ['TERMS_PAGE', 'a b'],
])('%s refuses %s', (name, value) => {
  expect(() => readConfig({ UPSTREAM_URL: 'http://127.0.0.1/graphql', [name]: value })).toThrow(name)
})
