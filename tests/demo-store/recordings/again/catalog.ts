import type { Store } from '../../../../demo-store/server.ts'
import type { Scenario } from '../scenarios.ts'

const simple = 'CHN-CROQ-AGN'
const set = 'COFFRET-CHIOT'

/** Variables of this store in the place of the recorded ones. */
const asking = (variables: Record<string, unknown>): Scenario => ({ prepare: async () => variables })

const route = (url: string): Scenario => asking({ url })

/** Prices without tax, shown as the setting says. */
const taxed = (display: number, variables: Record<string, unknown>, differs: string[] = []): Scenario => ({
  differs,
  prepare: async (store: Store) => {
    await store.control.setting({ key: 'prices_without_tax', value: true })
    await store.control.setting({ key: 'tax_display_type', value: display })
    return variables
  },
  restore: async (store: Store) => {
    await store.control.setting({ key: 'prices_without_tax', value: false })
    await store.control.setting({ key: 'tax_display_type', value: 2 })
  },
})

const withoutSearch = (variables: Record<string, unknown>): Scenario => ({
  prepare: async (store: Store) => {
    await store.control.search({ available: false })
    return variables
  },
  restore: (store: Store) => store.control.search({ available: true }),
})

const dogs = { filter: { category_uid: { eq: 'Mw==' } } }

/** What the products of this shop have besides, or have not. */
const listData = ['data.products.items[]']

/** The recorded shop's pages had neither headings nor descriptions. */
const pageData = (page: string): string[] => [`${page}.content_heading`, `${page}.meta_`]

/** Scenarios of the second recordings of catalogue and content; the first that fits is used. */
export const catalogScenariosAgain: [RegExp, Scenario][] = [
  [/^r2-g0[123]-/, { ...asking({ identifier: 'page-script' }), differs: pageData('data.cmsPage') }],
  [
    /^r2-g04-category--mode-page/,
    {
      prepare: async (store) => {
        await store.control.category({ id: 3, displayMode: 'PAGE', cmsBlock: 'header-usp-1' })
        return { uids: ['Mw=='] }
      },
      restore: (store) => store.control.category({ id: 3, displayMode: null, cmsBlock: null }),
      differs: ['data.categories.items[]'],
    },
  ],
  [/^r2-g04-/, { ...asking({ uids: ['Mw=='] }), differs: ['data.categories.items[]'] }],
  [/^r2-g05-/, asking({ identifiers: ['header-usp-1'] })],
  [
    /^r2-h01-route--accent/,
    {
      prepare: async (store) => {
        await store.control.rewrite({ requestPath: 'été/spécial', targetPath: 'chiens.html', redirectCode: 301 })
        return {}
      },
      restore: (store) => store.control.removeRewrite({ requestPath: 'été/spécial' }),
    },
  ],
  [/^r2-h01-route--(category-mode-page|disabled-category)/, route('chiens.html')],
  [/^r2-h01-route--cms-uppercase/, { ...route('MENTIONS-LEGALES'), differs: pageData('data.route') }],
  [/^r2-h01-route--cms-view/, { ...route('cms/page/view/page_id/1'), differs: pageData('data.route') }],
  [/^r2-h01-route--home/, { differs: pageData('data.route') }],
  [/^r2-h01-route--disabled-product/, route('article-desactive.html')],
  [/^r2-h01-route--invisible-product/, route('article-non-visible.html')],
  [/^r2-h01-route--product-in-category/, route('chiens/croquettes/croquettes-agneau-pour-chien-5-kg.html')],
  [/^r2-h01-route--product-uppercase/, route('CROQUETTES-AGNEAU-POUR-CHIEN-5-KG.HTML')],
  [/^r2-(h01-route--product|y01-search-down--route-product)/, route('croquettes-agneau-pour-chien-5-kg.html')],
  [/^r2-h01-route--redirect-external/, route('partenaire')],
  [/^r2-i01-grouped--detail/, { ...asking({ skus: [set] }), differs: listData }],
  [/^r2-(j01|f02|t02).*detail/, { ...asking({ skus: [simple] }), differs: listData }],
  [/^r2-v01-tax-both--detail/, taxed(3, { skus: [simple] }, listData)],
  [/^r2-v01-tax-excl--list/, taxed(1, dogs, listData)],
  [/^r2-v01-tax-excl--/, taxed(1, { skus: [simple] }, listData)],
  [/^r2-v01-tax-incl--list/, taxed(2, dogs, listData)],
  [/^r2-v01-tax-incl--/, taxed(2, { skus: [simple] }, listData)],
  [/^r2-y01-search-down--by-sku/, withoutSearch({ skus: [simple] })],
  [/^r2-y01-search-down--category/, { ...withoutSearch({ uids: ['Mw=='] }), differs: ['data.categories.items[]'] }],
  [/^r2-y01-search-down--(facets|list-category)/, withoutSearch(dogs)],
  [/^r2-y01-search-down--/, withoutSearch({})],
]

/** Those that are never replayed, with the reason. */
export const excludedCatalog: [RegExp, string][] = [
  [
    /^r2-(i01-grouped--(items|own|price)|j01-attributes--(all|listed))/,
    'name a product in the query; see observed-catalog.test.ts',
  ],
  [/^r2-t01-prices/, 'name a product in the query, and members that the shop never asks for'],
  [
    /^r2-(j02-labels--(attributesList-whole|customAttributeMetadataV2)|e01|f02-samples|f05-samples)/,
    'ask for members that the shop never asks for',
  ],
  [/^r2-(f01|f03|f04|f05)-/, 'addresses and bought files of the recorded shop; see own-pages.test.ts'],
  [/^r2-k0/, 'pages of the theme; see own-pages.test.ts'],
  [/^r2-h02-/, 'was never answered; see observed-catalog.test.ts'],
  [
    /^r2-h01-route--(redirect|redirect-chain|redirect-uppercase|redirect-with-query|inactive-cms)$/,
    'rows of the recorded shop; see content.test.ts',
  ],
  [/^r2-y01-search-down--add-to-cart/, 'a cart of the recorded shop; see search.test.ts'],
  [/^r2-[wx]0/, 'measurements and purges; see purge.test.ts'],
]

/** Those that the demo store cannot answer yet. */
export const pendingCatalog: RegExp[] = []
