import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { foreignSources, siteOf, tagsWith } from '../../../../tests/bff/support/third-parties.ts'

const TAGS = { TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1' }

describe('a tag manager', () => {
  test('may run and measure, and nothing else', () => {
    const both = ['https://stats.example', 'https://tags.example']
    const env = { ...TAGS, CSP_ANALYTICS: 'https://stats.example' }
    expect(foreignSources(env)).toEqual({ scriptSrc: both, imgSrc: both, connectSrc: both })
  })

  test('may do nothing on a site without the extension', () => {
    expect(foreignSources({ ...TAGS, EXTENSIONS: 'none' })).toEqual({})
  })

  test('brings advertisers, who may have frames as well', () => {
    const ads = ['https://ads.example']
    expect(foreignSources({ CSP_ADS: 'https://ads.example' })).toEqual({
      scriptSrc: ads,
      imgSrc: ads,
      connectSrc: ads,
      frameSrc: ads,
    })
  })

  test.each([
    'http://tags.example/gtm.js',
    'http://127.0.0.1.tags.example/gtm.js',
    'http://10.0.0.1/gtm.js',
    'https://user:secret@tags.example/',
    'https://tags/',
    '//tags.example/a.js',
    'tags.example',
  ])('cannot come from %s', (TAG_MANAGER_URL) => {
    expect(() => siteOf({ TAG_MANAGER_URL })).toThrow('TAG_MANAGER_URL cannot be')
  })

  test('may come from this machine without https, as the demo’s does', () => {
    expect(siteOf({ TAG_MANAGER_URL: 'http://127.0.0.1:4100/gtm.js' }).csp.analytics).toEqual(['http://127.0.0.1:4100'])
  })
})

describe('what a shopper is asked follows from what is named', () => {
  let store: Store
  beforeAll(async () => {
    store = await startDemoStore()
  })
  afterAll(() => store?.close())

  test('a tag manager alone measures', async () => {
    expect(await tagsWith(store, TAGS, 'services tagManagerUrl tagManagerNeedsConsent debug')).toEqual({
      services: ['AUDIENCE'],
      tagManagerUrl: TAGS.TAG_MANAGER_URL,
      tagManagerNeedsConsent: true,
      debug: false,
    })
  })

  test('with hosts of advertisers it advertises, beside videos', async () => {
    const env = { ...TAGS, CSP_ADS: 'https://ads.example', CSP_VIDEO: 'https://video.example' }
    expect(await tagsWith(store, env)).toEqual({ services: ['VIDEO', 'AUDIENCE', 'ADVERTISING'] })
  })

  test('a tag manager that waits for nobody is asked about too', async () => {
    const tags = await tagsWith(store, { ...TAGS, TAG_MANAGER_CONSENT: 'none' }, 'services tagManagerNeedsConsent')
    expect(tags).toEqual({ services: ['AUDIENCE'], tagManagerNeedsConsent: false })
    expect(() => siteOf({ TAG_MANAGER_CONSENT: 'never' })).toThrow('TAG_MANAGER_CONSENT cannot be')
  })

  test('without a tag manager there is nothing that would bring the advertisers’ tags', async () => {
    expect(await tagsWith(store, { CSP_ADS: 'https://ads.example' })).toEqual({ services: [] })
  })
})
