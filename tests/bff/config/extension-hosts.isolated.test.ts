import { expect, test, vi } from 'vitest'
import { policyDirectives } from '../../../bff/http/security-policy.ts'

vi.mock('virtual:extensions/variables', () => ({
  default: [{ name: 'pay', variables: {}, hosts: { payment: ['https://js.pay.example'] } }],
}))
vi.mock('virtual:extensions/names', () => ({ default: ['pay'] }))

test('an extension names the hosts that it needs in the content security policy, for the sites that take it', async () => {
  const { readConfig } = await import('../../../bff/config/read-config.ts')
  const paymentHosts = (env: Record<string, string>) => {
    const [{ csp }] = readConfig({ UPSTREAM_URL: 'http://store.example/graphql', ...env }).sites
    return policyDirectives({ hosts: csp, reportPath: '/', isSecure: false, isDevelopment: false }).scriptSrc
  }
  expect(paymentHosts({ CSP_PAYMENT: 'https://own.example' })).toEqual([
    "'self'",
    'https://own.example',
    'https://js.pay.example',
  ])
  expect(paymentHosts({ EXTENSIONS: 'none' })).toEqual(["'self'"])
})
