import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { guardedHosts, policyDirectives } from '../../../bff/http/security-policy.ts'

function foreignSources(env: Record<string, string>): Record<string, string[]> {
  const { csp } = readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites[0]
  const directives = policyDirectives({ hosts: csp, reportPath: '/csp-report', isSecure: true, isDevelopment: false })
  const foreign = Object.entries(directives).map(([directive, sources]) => [
    directive,
    [...sources].filter((source) => source.startsWith('https:')).toSorted(),
  ])
  return Object.fromEntries(foreign.filter(([, sources]) => sources?.length))
}

const servicesOf = (env: Record<string, string>) =>
  readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites[0].shop.tags.services

describe('the content security policy covers what the configuration names', () => {
  test('and no host at all where it names nobody', () => {
    expect(foreignSources({})).toEqual({})
    expect(servicesOf({})).toEqual([])
  })

  test('a tag manager may run and measure, and nothing else may', () => {
    const env = { TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1', CSP_ANALYTICS: 'https://stats.example' }
    const both = ['https://stats.example', 'https://tags.example']
    expect(foreignSources(env)).toEqual({ scriptSrc: both, imgSrc: both, connectSrc: both })
    expect(servicesOf(env)).toEqual(['AUDIENCE'])
  })

  test('advertising and video each get their own directives', () => {
    const ads = ['https://ads.example']
    expect(foreignSources({ CSP_ADS: 'https://ads.example' })).toEqual({
      scriptSrc: ads,
      imgSrc: ads,
      connectSrc: ads,
      frameSrc: ads,
    })
    const video = ['https://*.video.example']
    expect(foreignSources({ CSP_VIDEO: 'https://*.video.example' })).toEqual({
      imgSrc: video,
      frameSrc: video,
      mediaSrc: video,
    })
  })

  test('a content network gives pictures and nothing else, on guarded pages too', () => {
    const env = { SHOP_CLOUD_URL: 'https://cloud.example' }
    expect(foreignSources(env)).toEqual({ imgSrc: ['https://cloud.example'] })
    const { csp, page, shop } = readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites[0]
    expect(guardedHosts(csp).cloud).toEqual(['https://cloud.example'])
    expect([page.cloudUrl, shop.cloudUrl, page.hasGuests]).toEqual([
      'https://cloud.example',
      'https://cloud.example',
      false,
    ])
  })
})

test('what a shopper is asked follows from what is named', () => {
  expect(
    servicesOf({
      TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
      CSP_ADS: 'https://ads.example',
      CSP_VIDEO: 'https://video.example',
    }),
  ).toEqual(['AUDIENCE', 'ADVERTISING', 'VIDEO'])
  // Without a tag manager there is nothing that would bring the advertisers' tags.
  expect(servicesOf({ CSP_ADS: 'https://ads.example' })).toEqual([])
})

test('the tag manager waits for consent unless the shop says otherwise, and is asked about in either case', () => {
  const env = { UPSTREAM_URL: 'https://store.example/graphql', TAG_MANAGER_URL: 'https://tags.example/gtm.js' }
  const tags = (more: Record<string, string>) => readConfig({ ...env, ...more }).sites[0].shop.tags
  expect(tags({})).toMatchObject({ tagManagerNeedsConsent: true, services: ['AUDIENCE'] })
  const none = tags({ TAG_MANAGER_CONSENT: 'none' })
  expect(none).toMatchObject({ tagManagerNeedsConsent: false, services: ['AUDIENCE'] })
  expect(() => tags({ TAG_MANAGER_CONSENT: 'never' })).toThrow('TAG_MANAGER_CONSENT cannot be')
})

test('what this machine itself serves needs no https: a demo has its parts of others there', () => {
  const env = { UPSTREAM_URL: 'https://store.example/graphql', TAG_MANAGER_URL: 'http://127.0.0.1:4100/gtm.js' }
  expect(readConfig(env).sites[0].csp.analytics).toEqual(['http://127.0.0.1:4100'])
})

test.each([
  'http://tags.example/gtm.js',
  'http://127.0.0.1.tags.example/gtm.js',
  'http://10.0.0.1/gtm.js',
  'https://user:secret@tags.example/',
  'https://tags/',
  '//tags.example/a.js',
  'tags.example',
])('a script cannot come from %s', (TAG_MANAGER_URL) => {
  expect(() => readConfig({ UPSTREAM_URL: 'https://store.example/graphql', TAG_MANAGER_URL })).toThrow(
    'TAG_MANAGER_URL cannot be',
  )
})
