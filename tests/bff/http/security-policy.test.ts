import { describe, expect, test } from 'vitest'
import { guardedHosts } from '../../../bff/http/security-policy.ts'
import { foreignSources, siteOf } from '../support/third-parties.ts'

describe('the content security policy covers what the configuration names', () => {
  test('and no host at all where it names none', () => {
    expect(foreignSources({})).toEqual({})
  })

  test('videos get directives of their own', () => {
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
    const { csp, page, shop } = siteOf(env)
    expect(guardedHosts(csp).cloud).toEqual(['https://cloud.example'])
    expect([page.cloudUrl, shop.cloudUrl, page.hasThirdParties]).toEqual([
      'https://cloud.example',
      'https://cloud.example',
      false,
    ])
  })
})

test('what this machine itself serves needs no https: a demo has its parts of others there', () => {
  expect(siteOf({ CSP_VIDEO: 'http://127.0.0.1:4100' }).csp.video).toEqual(['http://127.0.0.1:4100'])
})
