import { describe, expect, test } from 'vitest'
import { sitemapIndex, urlSet } from '../../../bff/domains/sitemap/sitemap-plugin.ts'
import { lastmodOf } from '../../../bff/domains/sitemap/sitemap-loaders.ts'

const HOME = 'https://boutique.example/fr'

describe('a sitemap', () => {
  test('says location, date, frequency and priority of each address', () => {
    const xml = urlSet(
      [
        {
          id: 'PATEE-400',
          path: '/pâtée-&-cie.html',
          priority: 0.7,
          seoImages: ['catalog/product/p/a/pate.jpg'],
          lastmod: '2026-11-20T06:24:15Z',
          changefreq: 'weekly',
        },
        { id: 'cgv', path: '/cgv', priority: 0.3, seoImages: [], lastmod: null, changefreq: 'monthly' },
      ],
      HOME,
    )
    expect(xml.split('\n').slice(2, 4)).toEqual([
      '<url><loc>https://boutique.example/fr/p%C3%A2t%C3%A9e-&amp;-cie.html</loc><lastmod>2026-11-20T06:24:15Z</lastmod>' +
        '<changefreq>weekly</changefreq><priority>0.7</priority>' +
        '<image:image><image:loc>https://boutique.example/fr/resized-images/catalog/product/p/a/pate.jpg?format=large</image:loc></image:image></url>',
      '<url><loc>https://boutique.example/fr/cgv</loc><changefreq>monthly</changefreq><priority>0.3</priority></url>',
    ])
  })

  test('is listed in the index by its whole address', () => {
    expect(sitemapIndex(['sitemap-pages-1.xml'], HOME)).toContain(
      '<sitemap><loc>https://boutique.example/fr/sitemap-pages-1.xml</loc></sitemap>',
    )
  })

  test.each([
    ['2026-11-20 06:24:15', '2026-11-20T06:24:15Z'],
    ['', null],
    [null, null],
    ['soon', null],
  ])('takes the time %j of the store as %j', (text, lastmod) => expect(lastmodOf(text)).toBe(lastmod))
})
