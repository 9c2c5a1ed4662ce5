import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'
import { routes } from '../../../web/routes.ts'

const THIRD_PARTIES = {
  BASE_PATH: '/boutique',
  CSP_VIDEO: 'https://video.example',
  CSP_PAYMENT: 'https://pay.example',
  CSP_CAPTCHA: 'https://captcha.example',
}

describe('pages where a shopper pays, signs in or reads what is his', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createTestApp(THIRD_PARTIES, { ...fakeDomains, pages: { ...fakePages, routes } })
  })
  afterAll(() => app.close())
  const hostsAt = async (path: string) => {
    const { headers } = await app.inject(`/boutique${path}`)
    const policy = String(headers['content-security-policy'])
    return [...new Set(policy.match(/https:\/\/\w+\.example/g))].toSorted()
  }

  test.each([
    '/checkout',
    '/checkout?step=payment',
    '/checkout/login',
    '/login',
    '/register?after=order',
    '/account/password-reset?token=abc',
    '/account/confirm?key=abc',
    '/orders/?confirmation_key=abc&order_id=1',
    '/rgpd/',
    '/user',
    '/user/orders/12',
    '/USER/',
    '/%75ser',
  ])('let nobody in but payment and captcha: %s', async (path) => {
    expect(await hostsAt(path)).toEqual(['https://captcha.example', 'https://pay.example'])
  })

  test.each([
    '/',
    '/checkout/success',
    '/checkout/%73uccess',
    '/users',
    '/logins',
    '/checkouts',
    '/search/user',
    '/cart',
  ])('are no others: %s', async (path) => {
    expect(await hostsAt(path)).toHaveLength(3)
  })

  test.each(['/account/password-reset?token=abc', '/orders/?confirmation_key=abc', '/%61ccount/confirm?key=abc'])(
    'tell no other site their address where it may hold a key: %s',
    async (path) => {
      expect((await app.inject(`/boutique${path}`)).headers['referrer-policy']).toBe('strict-origin')
    },
  )

  test('are documents of their own only where the site has third parties', () => {
    const pageOf = (env: Record<string, string>) =>
      readConfig({ UPSTREAM_URL: 'https://store.example/graphql', ...env }).sites[0].page
    expect(pageOf(THIRD_PARTIES).hasThirdParties).toBe(true)
    expect(pageOf({ CSP_PAYMENT: 'https://pay.example', CSP_CAPTCHA: 'https://captcha.example' }).hasThirdParties).toBe(
      false,
    )
  })
})
