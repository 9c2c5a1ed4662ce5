import { describe, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'

const shop = inject('shopUrl')

/** Addresses asked for at the same time. */
const AT_ONCE = 6
/** The whole shop has more; a page that links to everything is a fault of its own. */
const MAX_LINKS = 600

const PAGES_TO_READ = [
  '/',
  '/chiens.html',
  '/cart',
  ...seed.cmsPages.filter(({ active }) => active).map(({ identifier }) => `/${identifier}`),
]

/** Paths on this shop that a page links to, without fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    if (!URL.canParse(address, shop)) return [`unreadable: ${address}`]
    const { origin, pathname, search } = new URL(address, shop)
    return origin === shop ? [pathname + search] : []
  })
}

async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(run))))
  }
  return results
}

describe('links of the shop', () => {
  test('from the home page, the menu, the footer, every content page and a category lead somewhere', async () => {
    const pages = await inTurns(PAGES_TO_READ, async (path) => (await fetch(shop + path)).text())
    const links = [...new Set(pages.flatMap(linksOf))]
    expect(links.length).toBeGreaterThan(60)
    expect(links.length).toBeLessThan(MAX_LINKS)
    const answers = await inTurns(links, async (link) => {
      if (!link.startsWith('/')) return link
      const { status } = await fetch(shop + link, { method: 'HEAD' })
      return status < 400 ? null : `${status} ${link}`
    })
    expect(answers.filter((response) => response !== null)).toEqual([])
  })
})
