import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../bff/config/read-config.ts'

const enough = { UPSTREAM_URL: 'https://store.example/graphql' }
const key = Buffer.alloc(32, 3).toString('base64')

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('the store’s address is enough outside production', () => {
  const config = readConfig(enough)
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    trustProxy: false,
    logLevel: 'info',
    sessionKeys: [],
    upstream: { url: 'https://store.example/graphql', level: '2.4.7', store: '', connections: 8 },
    sites: [
      {
        code: '',
        shop: {
          basePath: '',
          publicUrl: '',
          mediaUrl: 'https://store.example/media/',
          pageSizes: [16, 32, 64],
          ignoredFacets: ['color', 'modele', 'format', 'saveur'],
          maxFilterPrice: 1500,
          taxMultiplier: 1.2,
          taxDivisor: 1,
          facetLimit: 30,
          websiteId: 6,
          defaultCountryId: 'FR',
          phone: null,
        },
      },
    ],
  })
  expect(Object.isFrozen(config)).toBe(true)
  expect(config.dataDir).toMatch(/^\/.*\/var$/)
})

test('a shop may configure no page size', () => {
  expect(readConfig({ ...enough, PAGE_SIZES: 'none' }).sites[0].shop.pageSizes).toEqual([])
})

test('a variable that is set but empty counts as not set', () => {
  expect(readConfig({ ...enough, PORT: '', BASE_PATH: ' ' })).toMatchObject({
    port: 4000,
    sites: [{ shop: { basePath: '' } }],
  })
})

test('all faults are reported at once, with name, value and what is allowed', () => {
  const faults = faultsOf({ PORT: '70000', UPSTREAM_LEVEL: '2.3', PAGE_SIZES: '16,lots', PRICES_INCLUDE_TAX: 'yes' })
  expect(faults).toHaveLength(5)
  expect(faults.join('\n')).toContain('PORT cannot be "70000": allowed is a whole number from 0 to 65535')
  expect(faults.join('\n')).toContain('UPSTREAM_LEVEL cannot be "2.3": allowed is one of 2.4.6, 2.4.7, 2.4.8')
  expect(faults.join('\n')).toContain('UPSTREAM_URL is required')
})

test('a password in an address is not shown, and not taken', () => {
  const [fault, ...others] = faultsOf({ UPSTREAM_URL: 'https://staging:se/cr@et@store.example/graphql' })
  expect(others).toEqual([])
  expect(fault).toMatch(
    /^UPSTREAM_URL cannot be "https:\/\/\*\*\*@store.example\/graphql": .* without user and password/,
  )
})

describe('SESSION_KEY', () => {
  test('is required in production', () => {
    expect(faultsOf({ ...enough, NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^SESSION_KEY is required/)])
    expect(readConfig({ ...enough, NODE_ENV: 'production', SESSION_KEY: key }).isProduction).toBe(true)
  })

  test('may be several, newest first, as base64 or hexadecimal', () => {
    const { sessionKeys } = readConfig({ ...enough, SESSION_KEY: `${key}, ${'ab'.repeat(32)}` })
    expect(sessionKeys.map((one) => one.toString('hex'))).toEqual(['03'.repeat(32), 'ab'.repeat(32)])
  })

  test('is not shown when it is wrong', () => {
    const [fault] = faultsOf({ ...enough, SESSION_KEY: 'hunter2' })
    expect(fault).toContain('SESSION_KEY cannot be its value')
    expect(fault).not.toContain('hunter2')
  })
})

test.each([
  ['PORT', ['-1', '4000.5', 'http', '0x50', '65536']],
  ['HOST', ['a b', 'http://x']],
  ['BASE_PATH', ['boutique', '/boutique/', '//', '/a b', '/<x>']],
  ['PUBLIC_URL', ['shop.example', 'ftp://shop.example', 'https://shop.example/path', 'https://u:p@shop.example']],
  ['TRUST_PROXY', ['maybe', '1 2', 'proxy.example']],
  [
    'UPSTREAM_URL',
    ['store.example', 'file:///etc/passwd', 'https://u:p@store.example/graphql', 'https://store.example/?a=1'],
  ],
  ['UPSTREAM_EDITION', ['community', 'Open-Source']],
  ['UPSTREAM_STORE', ['1fr', 'fr fr', 'fr\r\nX: y']],
  ['UPSTREAM_CONNECTIONS', ['0', 'many']],
  ['UPSTREAM_CACHE_BYTES', ['1', '64MB']],
  ['MEDIA_URL', ['https://store.example/media', '/media/']],
  ['LOG_LEVEL', ['loud']],
  ['ACCESS_LOG_SAMPLING', ['2', '-0.1', 'some']],
  ['ACCESS_LOG_SLOW', ['0', '1s']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector:4317', 'http://u:p@collector:4318']],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['key', 'a key=1', 'key=', 'key=%zz', 'key=%0A', 'key=1;other=2,']],
  ['OTEL_SERVICE_NAME', ['a"b', 'x'.repeat(101)]],
  ['OTEL_TRACES_SAMPLER_ARG', ['1.1', '-1', '1 %']],
  ['DEFAULT_COUNTRY', ['fr', 'FRA']],
  ['TAX_MULTIPLIER', ['0.5', '1,2', 'NaN']],
  ['PAGE_SIZES', ['0', '65', '16;32']],
  ['IGNORED_FACETS', ['a b']],
  ['ATTRIBUTE_STOCK_LABEL', ['étiquette', 'a-b']],
  ['SHOP_EMAIL', ['nobody']],
])('%s is checked', (name, values) => {
  for (const value of values)
    expect([name, value, faultsOf({ ...enough, [name]: value }).length]).toEqual([name, value, 1])
})

test('traces go to a collector, once one is named', () => {
  const tracing = (env: Record<string, string>) => readConfig({ ...enough, ...env }).tracing
  expect(tracing({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeNull()
  expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    service: 'musette',
    share: 0.01,
  })
  const below = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/', OTEL_SERVICE_NAME: 'Musette fr' }
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YTpi, x-scope=a%2Cb' }
  expect(tracing({ ...below, ...headers })).toMatchObject({
    url: 'https://collector.example/otlp/v1/traces',
    headers: { authorization: 'Basic YTpi', 'x-scope': 'a,b' },
    service: 'Musette fr',
  })
  const [fault] = faultsOf({ ...enough, OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' })
  expect(fault).toContain('OTEL_EXPORTER_OTLP_HEADERS cannot be its value')
})

test.each([
  ['TRUST_PROXY', ['true', 'false', 'loopback', '10.0.0.0/8, 127.0.0.1', '::1', 'loopback,uniquelocal']],
  ['BASE_PATH', ['/boutique', '/fr/shop-1']],
  ['PORT', ['0', '65535']],
])('%s takes what it should', (name, values) => {
  for (const value of values) expect([value, faultsOf({ ...enough, [name]: value })]).toEqual([value, []])
})
