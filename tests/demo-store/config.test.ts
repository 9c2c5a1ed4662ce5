import { describe, expect, test } from 'vitest'
import { extensionNames } from '../../demo-store/levels.ts'
import { readConfig } from '../../demo-store/config.ts'

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4010,
      dataDir: 'var',
      mediaDir: 'demo-store/media',
      level: '2.4.7',
      edition: 'open-source',
      extensions: extensionNames,
      baseUrl: null,
      shopUrl: 'http://127.0.0.1:4000/',
      purgeHosts: [],
      smtpPort: null,
      integrationToken: 'demo-store-integration',
      control: true,
    })
  })

  test('plays one release for a shop that takes it for another', () => {
    expect(readConfig({ UPSTREAM_LEVEL: '2.4.8', UPSTREAM_PLAYS: 'mage-os-2.3' }).level).toBe('mage-os-2.3')
  })

  test('reads lists and addresses, and closes the control API in production', () => {
    const config = readConfig({
      PURGE_HOSTS: 'bff:4000, 127.0.0.1:4001',
      UPSTREAM_BASE_URL: 'http://shop.example',
      PUBLIC_URL: 'https://boutique.example',
      NODE_ENV: 'production',
    })
    expect(config).toMatchObject({
      purgeHosts: ['bff:4000', '127.0.0.1:4001'],
      baseUrl: 'http://shop.example/',
      shopUrl: 'https://boutique.example/',
      control: false,
    })
  })

  test.each([
    ['UPSTREAM_PORT', 'abc'],
    ['UPSTREAM_PORT', '70000'],
    ['UPSTREAM_LEVEL', '2.5'],
    ['UPSTREAM_PLAYS', '2.5'],
    ['UPSTREAM_BASE_URL', 'shop'],
    ['PUBLIC_URL', 'shop'],
    ['PURGE_HOSTS', 'http://bff:4000'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
