import { describe, expect, test } from 'vitest'
import { RecordedStore, recording, refusal, type Roots } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

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
  test('reads all blocks in one call and the rest as pages, in the order asked for', async () => {
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
    expect(upstream.calls.filter(({ name }) => name === 'Route').map(({ variables }) => variables)).toEqual([
      { url: 'home' },
      { url: 'inconnu' },
    ])
    expect(upstream.calls.filter(({ name }) => name === 'ProductsBySku')).toHaveLength(1)
  })

  test('takes thirty identifiers and refuses more', async () => {
    const many = Array.from({ length: 31 }, (_, index) => `bloc-${index}`)
    expect(await list(many.slice(1))).toEqual([])
    await expect(list(many)).rejects.toThrow('cmsPageList takes at most 30 identifiers.')
  })

  test('does not ask the store for what can be no identifier', async () => {
    const upstream = store()
    expect(await list(['', 'a b', '"', 'x'.repeat(300)], upstream)).toEqual([])
    expect(upstream.calls).toEqual([])
  })
})

describe('the shop', () => {
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
