import { describe, expect, test } from 'vitest'
import { RecordedStore, recording, refusal, type Roots } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'
import { createContribution, FIRST_MODES } from '../../../bff/session/contribution.ts'
import { FOOTER_BAR_BLOCKS } from '../../../schema/shop-constants.ts'

const QUERY = `query ($identifiers: [String!]!) { cmsPageList(identifiers: $identifiers) {
  identifier path title contentWysiwyg { raw data { __typename dataId ... on WidgetProductGrid { title products { sku } } } } } }`

const blocks: Record<string, object> = {
  'header-usp-1': { identifier: 'header-usp-1', title: 'USP 1', content: '<p>Livraison offerte dès 60 €</p>' },
  'header-usp-2': { identifier: 'header-usp-2', title: 'USP 2', content: '<p>Fabriqué en France</p>' },
}

/** A store with two blocks and the recorded home page: an unknown block is an error beside the others' data. */
function store(roots: Roots = {}): RecordedStore {
  return new RecordedStore({
    storeConfig: recording('store-config'),
    cmsBlocks: ({ identifiers }: { identifiers: string[] }) => ({
      items: identifiers.map(
        (identifier) =>
          blocks[identifier] ?? refusal('not-found', `Le bloc CMS avec l'identifiant "${identifier}" n'existe pas.`),
      ),
    }),
    route: ({ url }: { url: string }) =>
      url === 'home' ? { ...recording<object>('cms-home'), __typename: 'CmsPage', redirect_code: 0 } : null,
    ...roots,
  })
}

type Answer = { cmsPageList: { identifier: string; path: string }[] }
const list = async (identifiers: string[], upstream = store()) =>
  (await ask<Answer>(upstream, QUERY, { identifiers })).cmsPageList

describe('cmsPageList', () => {
  test('reads all blocks in one call and the rest as pages, in the requested order', async () => {
    const products = ({ filter }: { filter: { sku: { in: string[] } } }) => ({
      items: filter.sku.in.map((sku) => recording<Record<string, object>>('products')[sku]).reverse(),
    })
    const upstream = store({ products })
    const pages = await list(['home', 'inconnu', 'header-usp-2', 'header-usp-1', 'home'], upstream)
    expect(pages.map(({ identifier, path }) => [identifier, path])).toEqual([
      ['home', '/'],
      ['header-usp-2', ''],
      ['header-usp-1', ''],
    ])
    expect(pages[0]).toMatchObject({
      contentWysiwyg: {
        data: [
          {
            __typename: 'WidgetProductGrid',
            title: 'Nos nouveautés',
            products: [{ sku: 'CONSULT-VETO' }, { sku: 'COFFRET-CHIOT' }],
          },
        ],
      },
    })
    expect(upstream.calls.filter(({ name }) => name === 'CmsBlocksByIdentifier')).toHaveLength(1)
    const routes = upstream.calls.filter(({ name }) => name === 'Route').map(({ variables }) => variables['url'])
    expect(routes.toSorted()).toEqual(['home', 'inconnu'])
    expect(upstream.calls.filter(({ name }) => name === 'ProductsBySku')).toHaveLength(1)
  })

  /** A page as Magento installs it, with the settings that name it. */
  const withPage = (identifier: string, content: string, settings: object, roots: Roots = {}) =>
    store({
      storeConfig: { ...recording<object>('store-config'), ...settings },
      route: ({ url }: { url: string }) =>
        url === identifier
          ? {
              __typename: 'CmsPage',
              redirect_code: 0,
              identifier,
              title: 'Home page',
              content_heading: 'Home Page',
              content,
            }
          : null,
      ...roots,
    })

  test('shows products on a home page without content', async () => {
    const carte = recording<Record<string, object>>('products')['COFFRET-CHIOT']
    const upstream = withPage(
      'home',
      '<p>CMS homepage content goes here.</p>\r\n',
      {},
      {
        products: { total_count: 1, items: [carte] },
      },
    )
    expect(await list(['home'], upstream)).toEqual([
      {
        identifier: 'home',
        path: '/',
        title: '',
        contentWysiwyg: {
          raw: '',
          data: [
            {
              __typename: 'WidgetProductGrid',
              dataId: 'goods',
              title: 'Produits',
              products: [{ sku: 'COFFRET-CHIOT' }],
            },
          ],
        },
      },
    ])
    const down = withPage(
      'home',
      '<p>CMS homepage content goes here.</p>',
      {},
      { products: refusal('unavailable', '') },
    )
    expect(await list(['home'], down)).toMatchObject([{ contentWysiwyg: { raw: '', data: [] } }])
  })

  test('links existing pages in a footer without content', async () => {
    const upstream = withPage('cgv', '<p>Nos conditions</p>', {}, {})
    const shop = { sitemapPages: ['livraison', 'cgv', 'accessibilite'], phone: '02 99 00 00 17', email: null }
    const footer = async (identifiers: readonly string[], options: object = {}, from = upstream) =>
      (await ask<Answer>(from, QUERY, { identifiers }, { shop, ...options })).cmsPageList
    expect(await footer(['header-usp-1', ...FOOTER_BAR_BLOCKS])).toMatchObject([
      { identifier: 'header-usp-1' },
      {
        identifier: 'footer-contact',
        contentWysiwyg: { raw: expect.stringMatching(/^<h3>Nous joindre<\/h3>.*tel:[^]*href="\/contact"/) },
      },
      {
        identifier: 'footer-information',
        contentWysiwyg: {
          raw: '<h3>Informations</h3><ul><li><a href="/cgv">Home page</a></li><li><a href="/rgpd">Vos données personnelles</a></li></ul>',
        },
      },
    ])
    // A footer is what its editor makes of it, and blocks that are requested alone are no footer.
    blocks['footer-news'] = { identifier: 'footer-news', title: '', content: '<p>Lettre</p>' }
    const written = await footer(FOOTER_BAR_BLOCKS, {}, withPage('cgv', '<p>Nos conditions</p>', {}, {}))
    delete blocks['footer-news']
    expect(written.map(({ identifier }) => identifier)).toEqual(['footer-news'])
    expect(await footer(FOOTER_BAR_BLOCKS.slice(1))).toEqual([])
  })

  test('shows contributors where a page is missing', async () => {
    const upstream = withPage('home', '<p>CMS homepage content goes here.</p>', {}, { products: { items: [] } })
    const identifiers = ['home', ...FOOTER_BAR_BLOCKS]
    const contribution = createContribution(FIRST_MODES)
    const { cmsPageList } = await ask<Answer>(upstream, QUERY, { identifiers }, { contribution })
    expect(cmsPageList).toMatchObject([
      {
        identifier: 'home',
        contentWysiwyg: { raw: expect.stringMatching(/^<p data-source="PAGE:home">.*Contenu › Pages.*home/) },
      },
      {
        identifier: 'footer-contact',
        contentWysiwyg: { raw: expect.stringMatching(/^<h3[^>]*>[^<]*<\/h3><p data-source="BLOCK:footer-contact">/) },
      },
      { identifier: 'footer-information' },
    ])
  })

  test('has nothing of the page for unknown addresses that Magento installs in English', async () => {
    const text = '<dl>\n<dt>The page you requested was not found, and we have a fine guess why.</dt></dl>'
    const [page] = await list(['no-route'], withPage('no-route', text, {}))
    expect(page).toMatchObject({ title: '', contentWysiwyg: { raw: '', data: [] } })
  })

  test.each([
    ['home', 'accueil-fr', { cms_home_page: 'accueil-fr|7' }],
    ['no-route', 'introuvable', { cms_no_route: 'introuvable' }],
  ])('is the page that the settings of the store name: %s', async (name, identifier, settings) => {
    const pages = await list([name], withPage(identifier, '<p>Bonjour</p>', settings))
    expect(pages).toMatchObject([{ identifier, contentWysiwyg: { raw: '<p>Bonjour</p>' } }])
  })

  test('takes thirty identifiers and refuses more', async () => {
    const many = Array.from({ length: 31 }, (_, index) => `bloc-${index}`)
    expect(await list(many.slice(1))).toEqual([])
    await expect(list(many)).rejects.toThrow('cmsPageList takes at most 30 identifiers.')
  })

  test('does not request what cannot be an identifier', async () => {
    const upstream = store()
    expect(await list(['', 'a b', '"', 'x'.repeat(300)], upstream)).toEqual([])
    expect(upstream.calls).toEqual([])
  })
})

describe('the shop', () => {
  test('has its name as title until somebody enters one', async () => {
    const config = { ...recording<object>('store-config'), default_title: 'Magento Commerce' }
    const { shop } = await ask<{ shop: object }>(store({ storeConfig: config }), '{ shop { name defaultTitle } }')
    expect(shop).toEqual({ name: 'Boutique FR', defaultTitle: 'Boutique FR' })
  })

  const SHOP =
    '{ shop { id name url baseUrl imageBaseUrl currentCurrency availableCurrencies locale { code language country } defaultTitle pageSizes } }'

  test('is what the store says and what is configured', async () => {
    const upstream = store({ currency: { available_currency_codes: ['EUR', 'USD'] } })
    expect(await ask(upstream, SHOP, {}, { shop: { basePath: '/boutique' } })).toEqual({
      shop: {
        id: 'musette',
        name: 'Animalerie Test',
        url: 'https://boutique.example/boutique/',
        baseUrl: '/boutique',
        imageBaseUrl: '/boutique/resized-images/',
        currentCurrency: 'EUR',
        availableCurrencies: ['EUR', 'USD'],
        locale: { code: 'fr-FR', language: 'fr', country: 'FR' },
        defaultTitle: 'Animalerie Test',
        pageSizes: [16, 32, 64],
      },
    })
  })

  test('has its pictures at the content network in front of it, where one is configured', async () => {
    const response = (cloudUrl: string) =>
      ask(store({}), '{ shop { imageBaseUrl cloudUrl } }', {}, { shop: { cloudUrl } })
    expect(await response('')).toEqual({ shop: { imageBaseUrl: '/resized-images/', cloudUrl: null } })
    expect(await response('https://cloud.example')).toEqual({
      shop: { imageBaseUrl: 'https://cloud.example/resized-images/', cloudUrl: 'https://cloud.example' },
    })
  })

  test.each([
    ['wishlist', true],
    ['reviews', true],
    ['contact', true],
    ['returns', false],
    ['nothing', false],
    ['constructor', false],
  ])('offers %s: %s', async (feature, expected) => {
    const storeConfig = {
      ...recording<object>('store-config'),
      contact_enabled: true,
      newsletter_enabled: true,
      order_cancellation_enabled: false,
    }
    const query = 'query ($feature: String!) { isFeatureActive(feature: $feature) }'
    expect(await ask(store({ storeConfig }), query, { feature })).toEqual({ isFeatureActive: expected })
  })

  test('knows everyone as a guest', async () => {
    expect(await ask(store(), '{ me { id } }')).toEqual({ me: { id: null } })
  })
})
