import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../bff/app.ts'
import { readConfig } from '../../../bff/config/read-config.ts'
import { fakePages } from '../support/test-app.ts'

const SITES = {
  foin: { name: 'Foin', publicUrl: 'https://foin.example' },
  paille: { name: 'Paille', publicUrl: 'https://paille.example' },
  luzerne: { name: 'Luzerne', publicUrl: 'https://paille.example', basePath: '/luzerne' },
}

const SHOP = { sites: SITES, environment: {}, lines: {} }

let root = ''
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'musette-hosts-'))
  const env = {
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000', SITES: 'foin,paille,luzerne' },
    UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
    SESSION_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: join(root, 'var'),
  }
  const pages = {
    ...fakePages,
    render: async ({ site }: { site: { name: string } }) => ({ kind: 'html', status: 200, html: site.name }) as const,
  }
  app = await createApp(readConfig(env, root, SHOP), { pages })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

const at = (host: string, url: string) => app.inject({ url, headers: { host } })

test.each([
  ['foin.example', '/', 'Foin'],
  ['paille.example', '/', 'Paille'],
  ['paille.example', '/luzerne/', 'Luzerne'],
  ['foin.example', '/luzerne/', 'Foin'],
])('sites of several hosts answer on their own: %s%s is %s', async (host, url, name) => {
  for (let round = 0; round < 2; round++) expect((await at(host, url)).body).toBe(name)
})

test('a host that no site has is refused, but for what belongs to the process', async () => {
  for (const url of ['/', '/graphql?query={shop{id}}', '/robots.txt', '/luzerne/']) {
    expect((await at('other.example', url)).statusCode).toBe(421)
  }
  expect((await at('10.0.0.7:4000', '/health/live')).statusCode).toBe(200)
  expect((await at('foin.example', '/no-such-file.png')).statusCode).toBe(404)
})

test('each host has the robots.txt of its own sites', async () => {
  const sitemaps = async (host: string) => (await at(host, '/robots.txt')).body.match(/^Sitemap: .*$/gm)
  expect(await sitemaps('foin.example')).toEqual(['Sitemap: https://foin.example/sitemap.xml'])
  expect(await sitemaps('paille.example')).toEqual([
    'Sitemap: https://paille.example/sitemap.xml',
    'Sitemap: https://paille.example/luzerne/sitemap.xml',
  ])
})
