import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../bff/config/read-config.ts'

const env = { UPSTREAM_URL: 'https://store.example/graphql', PUBLIC_URL: 'https://shop.example' }
let root = ''
let fieldsOf: Record<string, Record<string, unknown>> = {}

beforeEach(() => {
  fieldsOf = {}
  root = mkdtempSync(join(tmpdir(), 'musette-sites-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** As the build knows musette.config.ts. */
const shop = () => ({ sites: fieldsOf, environment: {}, lines: { 'sites.foin.colour': 7 } })

function site(code: string, fields: unknown, files: Record<string, string> = {}): void {
  fieldsOf[code] = fields as Record<string, unknown>
  mkdirSync(join(root, code))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, code, name), text)
}

const read = (SITES: string, more: Record<string, string> = {}) => readConfig({ ...env, SITES, ...more }, root, shop())

function faultsOf(SITES: string): readonly string[] {
  try {
    read(SITES)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('sites', () => {
  test('without any, the variables describe one', () => {
    const { sites } = readConfig({ ...env, SHOP_NAME: 'Foin', SHOP_ID: 'foin', SISTER_HOSTS: 'avis.example' })
    expect(sites).toHaveLength(1)
    expect(sites[0]).toMatchObject({
      code: '',
      name: 'Foin',
      page: { code: 'foin', name: 'Foin', sisterHosts: ['avis.example'], family: [] },
    })
  })

  test('say how long a page may be hidden and how often its log is sent: 30 minutes and 10 s unless configured', () => {
    expect(readConfig(env).sites[0].page).toMatchObject({ inactivityTimeout: 1_800_000, logInterval: 10_000 })
    const own = readConfig({ ...env, INACTIVITY_TIMEOUT: '60000', CLIENT_LOG_INTERVAL: '2500' })
    expect(own.sites[0].page).toMatchObject({ inactivityTimeout: 60_000, logInterval: 2500 })
    expect(() => readConfig({ ...env, CLIENT_LOG_INTERVAL: '0' })).toThrow('CLIENT_LOG_INTERVAL cannot be')
  })

  test('say where terms, legal notices and the page on privacy are, each its own', () => {
    const own = readConfig({ ...env, LEGAL_PAGE: 'impressum' })
    expect(own.sites[0].page.legalPages).toEqual({ terms: 'cgv', notice: 'impressum' })
    site('foin', { name: 'Foin', privacyPage: 'vie-privee' })
    site('paille', { name: 'Paille', basePath: '/paille' })
    const { sites } = read('foin,paille', { PRIVACY_PAGE: 'datenschutz' })
    expect(sites.map(({ page }) => page.legalPages?.privacy)).toEqual(['vie-privee', 'datenschutz'])
  })

  test('say that returns are free, each for itself, and nothing where they are not', () => {
    site('foin', { name: 'Foin', returnsFree: true })
    site('paille', { name: 'Paille', basePath: '/paille' })
    const { sites } = read('foin,paille')
    expect(sites.map(({ page }) => page.returnsAreFree)).toEqual([true, undefined])
  })

  test('choose how header, home page and product page are arranged, each its own', () => {
    site('foin', { header: 'compact', home: 'classic' })
    site('paille', { basePath: '/paille', productPage: 'stage' })
    const { sites } = read('foin,paille', { SHOP_HOME: 'split' })
    expect(sites.map(({ page }) => page.layouts)).toEqual([
      { header: 'compact' },
      { home: 'split', productPage: 'stage' },
    ])
    site('avoine', { header: 'wide' })
    expect(faultsOf('avoine')).toEqual([
      expect.stringContaining('sites.avoine.header cannot be "wide": allowed is one of classic, centered, compact'),
    ])
  })

  test('say what share of page views is measured, each its own', () => {
    expect(readConfig(env).sites[0].page.vitalsSampling).toBe(0.1)
    expect(() => readConfig({ ...env, WEB_VITALS_SAMPLING: '1.5' })).toThrow('WEB_VITALS_SAMPLING cannot be')
    site('foin', { name: 'Foin', webVitalsSampling: 1 })
    site('paille', { name: 'Paille', basePath: '/paille' })
    const { sites } = read('foin,paille', { WEB_VITALS_SAMPLING: '0' })
    expect(sites.map(({ page }) => page.vitalsSampling)).toEqual([1, 0])
  })

  test('have their own values in a folder, and the variables have the rest', () => {
    site('foin', { name: 'Foin', websiteId: 3, phone: '01 99 00 00 03', pageSizes: ['12', '24'] })
    site(
      'paille',
      { name: 'Paille', basePath: '/paille', upstreamStore: 'straw', currency: 'USD', cspVideo: ['https://v.example'] },
      { 'theme.css': ':root { --color-primary: #123456 }', 'texts.json': '{"shell.cart": "Sac"}' },
    )
    const { sites } = read('foin,paille', { SHOP_EMAIL: 'bonjour@shop.example', PAGE_SIZES: '8' })
    expect(sites).toMatchObject([
      {
        code: 'foin',
        theme: null,
        csp: { video: [] },
        page: { name: 'Foin', family: [{ name: 'Paille', url: '/paille/' }], texts: {} },
        shop: {
          shopId: 'foin',
          websiteId: 3,
          basePath: '',
          storeView: '',
          currency: null,
          pageSizes: [12, 24],
          phone: '01 99 00 00 03',
          email: 'bonjour@shop.example',
        },
      },
      {
        code: 'paille',
        theme: { css: ':root { --color-primary: #123456 }', fonts: [] },
        csp: { video: ['https://v.example'] },
        page: { name: 'Paille', family: [{ name: 'Foin', url: '/' }], texts: { 'shell.cart': 'Sac' } },
        shop: { basePath: '/paille', storeView: 'straw', currency: 'USD', pageSizes: [8], phone: null },
      },
    ])
    expect(read('all').sites.map(({ code }) => code)).toEqual(['foin', 'paille'])
  })

  test('of another origin are a family by whole addresses', () => {
    site('foin', { publicUrl: 'https://foin.example' })
    site('paille', { name: 'Paille', basePath: '/p', publicUrl: 'https://paille.example' })
    expect(read('foin,paille').sites[0].page.family).toEqual([{ name: 'Paille', url: 'https://paille.example/p/' }])
  })

  test('report what is wrong with file, line and field', () => {
    site('foin', { basePath: 'foin', colour: 'blue', phone: { line: 1 } })
    site('paille', {}, { 'texts.json': '{"shell.cart": 3}' })
    const faults = faultsOf('foin,paille,gone')
    expect(faults).toHaveLength(5)
    expect(faults[0]).toContain('musette.config.ts:7: sites.foin.colour is no field: there are ')
    expect(faults[1]).toContain('musette.config.ts: sites.foin.phone has to be a text')
    expect(faults[2]).toContain('paille/texts.json: shell.cart has to be a text')
    expect(faults[3]).toBe('SITES names gone, but musette.config.ts has no such site: there are foin, paille')
    expect(faults[4]).toContain('musette.config.ts: sites.foin.basePath cannot be "foin": allowed is empty, or a path')
  })

  test('share no path, and are no place outside their folder', () => {
    site('foin', {})
    site('paille', {})
    expect(faultsOf('foin,paille')).toEqual([
      'sites foin and paille have one address: give one a basePath, or each a publicUrl',
    ])
    expect(faultsOf('../foin')).toEqual([expect.stringContaining('SITES cannot be "../foin"')])
    expect(faultsOf('none')).toEqual([
      'SITES names none, but musette.config.ts has no such site: there are foin, paille',
    ])
  })

  test('are one shop in several languages, each in one of its own', () => {
    site('livres', { locale: 'fr-FR', languageGroup: 'books', translatedPages: ['terms=cgv'] })
    site('books', { locale: 'en-GB', languageGroup: 'books', basePath: '/en' })
    site('boeken', { locale: 'nl-NL', basePath: '/nl' })
    const { sites } = read('livres,books,boeken')
    expect(sites.map(({ shop }) => shop.language)).toEqual(['fr', 'en', null])
    expect(sites[0]?.shop.family.map(({ language }) => language)).toEqual(['en', undefined])
    expect(sites[0]?.shop.translatedPages).toEqual([{ name: 'terms', identifier: 'cgv' }])

    site('buecher', { locale: 'fr-BE', languageGroup: 'books', basePath: '/be' })
    expect(read('livres,books,buecher').sites.map(({ shop }) => shop.language)).toEqual(['fr-FR', 'en', 'fr-BE'])

    site('lire', { locale: 'fr-FR', languageGroup: 'books', basePath: '/lire' })
    site('lesen', { languageGroup: 'books', basePath: '/lesen' })
    site('alone', { languageGroup: 'nobody', basePath: '/alone' })
    expect(faultsOf('livres,lire')).toContain('sites livres and lire have one locale in the languageGroup books')
    expect(faultsOf('livres,lesen')).toContain('site lesen needs a locale to be in the languageGroup books')
    expect(faultsOf('livres,alone')).toContain('site alone is alone in the languageGroup nobody')
  })

  test('share the cookies of the session in a group, on one host', () => {
    site('livres', { sessionGroup: 'both' })
    site('books', { sessionGroup: 'both', basePath: '/en' })
    site('foin', { basePath: '/foin' })
    const { sites } = read('livres,books,foin')
    expect(sites.map(({ page }) => page.presence)).toEqual([
      '__Host-musette-both-presence',
      '__Host-musette-both-presence',
      '__Secure-musette-foin-presence',
    ])
    expect(sites.map(({ page }) => page.sessionGroup)).toEqual(['both', 'both', undefined])

    site('alone', { sessionGroup: 'nobody', basePath: '/alone' })
    site('far', { sessionGroup: 'both', publicUrl: 'https://far.example' })
    site('named', { sessionGroup: 'foin', basePath: '/named' })
    expect(faultsOf('livres,alone')).toContain('site alone is alone in the sessionGroup nobody')
    expect(faultsOf('livres,far')).toContain('sites livres and far in the sessionGroup both have different publicUrls')
    expect(faultsOf('named,foin')).toContain('the sessionGroup foin is the code of a site')
  })

  test('without a theme of their own share the one beside their folders, also without SITES', () => {
    site('foin', {}, { 'theme.css': ':root { --color-primary: #123456 }' })
    site('paille', { basePath: '/paille' })
    const themes = () => read('all').sites.map(({ theme }) => theme?.css)
    expect(themes()).toEqual([':root { --color-primary: #123456 }', undefined])
    writeFileSync(join(root, 'theme.css'), ':root { --color-primary: #654321 }')
    expect(themes()).toEqual([':root { --color-primary: #123456 }', ':root { --color-primary: #654321 }'])
    expect(readConfig(env, root).sites[0].theme?.css).toBe(':root { --color-primary: #654321 }')
    writeFileSync(join(root, 'theme.css'), ' '.repeat(17_000))
    expect(faultsOf('all')).toEqual([expect.stringContaining('theme.css has 17000 bytes')])
  })

  test('are light where their theme has colours of the day alone', () => {
    site('foin', {})
    const isLight = (css: string) => {
      writeFileSync(join(root, 'foin', 'theme.css'), css)
      return read('foin').sites[0].page.isLight ?? false
    }
    expect(isLight(':root { --radius-card: 0 }')).toBe(false)
    expect(isLight('/* --color-primary: #123456 */')).toBe(false)
    expect(isLight(':root { --color-primary: #123456 }')).toBe(true)
    expect(isLight(':root { color-scheme: light }')).toBe(true)
    const night = '@media screen and (prefers-color-scheme: dark) { :root { --color-primary: #abcdef } }'
    expect(isLight(`:root { --color-primary: #123456 } ${night}`)).toBe(false)
  })

  test('take a person’s audit from their folder, or the one beside the folders, also without SITES', () => {
    const audit = { date: '2027-01-15', auditor: 'Atelier Clair', applicable: 80, met: 78, barriers: ['Les guides'] }
    site('foin', {}, { 'accessibility.json': JSON.stringify(audit) })
    site('paille', { basePath: '/paille' })
    const auditors = () => read('all').sites.map(({ shop }) => shop.accessibility.auditor)
    expect(read('all').sites[0].shop.accessibility).toMatchObject({ ...audit, tested: null, unchecked: [] })
    expect(auditors()).toEqual(['Atelier Clair', null])
    writeFileSync(join(root, 'accessibility.json'), JSON.stringify({ ...audit, auditor: 'Autre' }))
    expect(auditors()).toEqual(['Atelier Clair', 'Autre'])
    expect(readConfig(env, root).sites[0].shop.accessibility.auditor).toBe('Autre')
    const wrong = { date: 'hier', auditor: '', applicable: 120, met: 121, barriers: [''] }
    writeFileSync(join(root, 'accessibility.json'), JSON.stringify(wrong))
    expect(faultsOf('paille')).toEqual(
      ['date', 'auditor', 'applicable', 'met', 'barriers'].map((field) =>
        expect.stringContaining(
          `accessibility.json: ${field} has to be`.replace('auditor has to be', 'auditor has to say'),
        ),
      ),
    )
  })

  test('keep themes and texts small', () => {
    site('foin', {}, { 'theme.css': ' '.repeat(17_000) })
    expect(faultsOf('foin')).toEqual([expect.stringContaining('theme.css has 17000 bytes: 16384 are the most')])
  })
})

test('the sites of this repository can be read, and their texts replace existing messages', async () => {
  const { sites } = readConfig({ ...env, SITES: 'all' })
  const { default: catalogues } = await import('virtual:extensions/server-texts')
  for (const { page } of sites) {
    expect(Object.keys(page.texts).filter((id) => !(id in (catalogues.en ?? {})))).toEqual([])
  }
})
