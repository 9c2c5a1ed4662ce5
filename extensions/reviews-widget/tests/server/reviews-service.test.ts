import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { foreignSources, siteOf, tagsWith } from '../../../../tests/bff/support/third-parties.ts'

const WIDGET = { REVIEWS_WIDGET_URL: 'https://avis.example/widget.js' }
const DASHBOARD = { REVIEWS_DASHBOARD_URL: 'https://www.avis-clients.example/musette' }

describe('the reviews service', () => {
  test('may do what a widget needs', () => {
    const hosts = ['https://avis.example']
    expect(foreignSources(WIDGET)).toEqual({
      scriptSrc: hosts,
      styleSrc: hosts,
      imgSrc: hosts,
      fontSrc: hosts,
      connectSrc: hosts,
      frameSrc: hosts,
    })
  })

  test('may do nothing for a link to its page, nor on a site without the extension', () => {
    expect(foreignSources(DASHBOARD)).toEqual({})
    expect(foreignSources({ ...WIDGET, EXTENSIONS: 'none' })).toEqual({})
  })

  test('keeps links in the tab, beside those to the family', () => {
    const named = { SISTER_HOSTS: 'sellerie.example,boutique.example/cheval', CSP_REVIEWS: 'https://*.avis.example' }
    const widget = { REVIEWS_WIDGET_URL: 'https://cdn.avis-clients.example/widget.js' }
    expect(siteOf({ ...named, ...widget, ...DASHBOARD }).page.sisterHosts).toEqual([
      'sellerie.example',
      'boutique.example/cheval',
      'avis.example',
      'cdn.avis-clients.example',
      'www.avis-clients.example',
    ])
  })
})

describe('the endpoint tells of the reviews service', () => {
  let store: Store
  beforeAll(async () => {
    store = await startDemoStore()
  })
  afterAll(() => store?.close())

  const FIELDS = 'services reviewsWidgetUrl reviewsDashboardUrl'

  test('its addresses, and that shoppers are asked', async () => {
    expect(await tagsWith(store, { ...WIDGET, ...DASHBOARD }, FIELDS)).toEqual({
      services: ['REVIEWS'],
      reviewsWidgetUrl: WIDGET.REVIEWS_WIDGET_URL,
      reviewsDashboardUrl: DASHBOARD.REVIEWS_DASHBOARD_URL,
    })
  })

  test('nothing where it is not named, and nobody is asked for a link alone', async () => {
    expect(await tagsWith(store, DASHBOARD, FIELDS)).toMatchObject({ services: [], reviewsWidgetUrl: null })
  })
})
