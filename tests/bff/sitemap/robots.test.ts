import { describe, expect, test } from 'vitest'
import { robotsTxt } from '../../../bff/domains/sitemap/robots.ts'
import { ownPaths } from '../../../schema/page-route.ts'
import { routes } from '../../../web/routes.ts'
import { OWN_PAGES } from '../support/own-pages.ts'

const own = ownPaths(routes, [])

const open = robotsTxt(true, [{ publicUrl: 'https://boutique.example', basePath: '/fr', robotsAgents: [], own }])

/** RFC 9309 §2.2.2: the longest rule that fits decides, «allow» among equals; without any, all is allowed. */
function isAllowed(text: string, path: string): boolean {
  const rules = text.split('\n').flatMap((line) => {
    const [, kind, rule] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
    return kind && rule ? [{ allows: kind === 'Allow', rule }] : []
  })
  const pattern = (rule: string) =>
    new RegExp(
      `^${rule
        .split('*')
        .map((part) => part.replace(/[.?/]|\$(?!$)/g, String.raw`\$&`))
        .join('.*')}`,
    )
  const [first] = rules
    .filter(({ rule }) => pattern(rule).test(path))
    .toSorted((a, b) => b.rule.length - a.rule.length || Number(b.allows) - Number(a.allows))
  return first?.allows ?? true
}

describe('robots.txt', () => {
  test.each([
    ['a shop without a public address', { isProduction: true, publicUrl: '' }],
    ['a shop without https', { isProduction: true, publicUrl: 'http://boutique.example' }],
    ['a development copy', { isProduction: false, publicUrl: 'https://boutique.example' }],
  ])('closes %s', (_name, { isProduction, publicUrl }) => {
    const text = robotsTxt(isProduction, [{ basePath: '', publicUrl, robotsAgents: [], own }])
    expect(isAllowed(text, '/')).toBe(false)
    expect(text).not.toContain('Sitemap')
  })

  test('opens a shop in production and names its sitemap', () => {
    expect(isAllowed(open, '/fr/')).toBe(true)
    expect(open).toContain('\nSitemap: https://boutique.example/fr/sitemap.xml\n')
  })

  test('has the rules and the sitemap of each site, and none of one that is closed', () => {
    const text = robotsTxt(true, [
      { publicUrl: 'https://boutique.example', basePath: '', robotsAgents: [], own },
      { publicUrl: 'https://boutique.example', basePath: '/cavaliers', robotsAgents: [], own },
      { publicUrl: 'http://boutique.example', basePath: '/essai', robotsAgents: [], own },
    ])
    expect(isAllowed(text, '/cart')).toBe(false)
    expect(isAllowed(text, '/cavaliers/cart')).toBe(false)
    expect(isAllowed(text, '/cavaliers/')).toBe(true)
    expect(text.match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://boutique.example/sitemap.xml',
      'Sitemap: https://boutique.example/cavaliers/sitemap.xml',
    ])
  })

  test('has the owner’s rules for single agents, and the general rules for those who may read', () => {
    const text = robotsTxt(true, [
      {
        publicUrl: 'https://boutique.example',
        basePath: '',
        robotsAgents: [
          { agent: 'GPTBot', mayRead: false },
          { agent: 'ClaudeBot', mayRead: true },
        ],
        own,
      },
      { publicUrl: 'https://boutique.example', basePath: '/cavaliers', robotsAgents: [], own },
    ])
    const [all = '', refused = ''] = text.split('\n\n')
    expect(all).toMatch(/^User-agent: \*\nUser-agent: ClaudeBot\n/)
    expect(all).not.toContain('GPTBot')
    expect(isAllowed(all, '/chiens.html')).toBe(true)
    expect(refused).toMatch(/^User-agent: GPTBot\n/)
    expect(isAllowed(refused, '/chiens.html')).toBe(false)
    expect(isAllowed(refused, '/')).toBe(false)
    // The other site of the host did not refuse it.
    expect(isAllowed(refused, '/cavaliers/selles.html')).toBe(true)
    expect(isAllowed(refused, '/cavaliers/cart')).toBe(false)
    expect(text.match(/^Sitemap: /gm)).toHaveLength(2)
  })

  test.each([
    '/fr/chiens.html',
    '/fr/chiens.html?page=2',
    '/fr/croquettes-agneau.html',
    '/fr/croquettes-agneau.html?utm_source=lettre&gclid=x',
    '/fr/?srsltid=x',
    '/fr/resized-images/catalog/product/a.jpg?format=large',
    '/fr/cgv',
    '/fr/cartes-cadeaux.html',
    '/fr/assets/shop.js',
    '/fr/sitemap.xml',
    // These say themselves that they are for no index.
    '/fr/search/croquettes',
    '/fr/chiens.html?marque=Musette',
    '/fr/chiens.html?sort=%7B%7D&page=2',
  ])('lets crawlers have %s', (path) => expect(isAllowed(open, path)).toBe(true))

  test.each([...OWN_PAGES.map((path) => `/fr${path}`), '/fr/checkout/', '/fr/user/orders/', '/fr/login?next=/user/'])(
    'keeps them from %s',
    (path) => expect(isAllowed(open, path)).toBe(false),
  )

  test('leaves out what an extension adds to a site that does not take it', () => {
    const added = [
      { path: '/carnet/:id', section: 'personal' as const, extension: 'carnet' },
      { path: '/*', section: 'public' as const },
    ]
    expect(ownPaths(added, [])).toEqual(['/carnet/'])
    expect(ownPaths(added, ['carnet'])).toEqual([])
  })
})
