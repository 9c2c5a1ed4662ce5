import type { Topic } from './rule.ts'
import { copyrightDirective, EXPECTED } from './sources.ts'

export const topic: Topic = {
  title: 'Found by machines that shop',
  rules: [
    {
      name: 'Machines are told what they may read',
      sources: [copyrightDirective('art. 4(3)', '2021-11-24'), EXPECTED],
      does: '`robots.txt` closes what is personal and names the sitemap; outside production it closes everything.',
      where: ['bff/domains/sitemap/robots.ts'],
      tests: [
        [
          'tests/e2e/seo.test.ts',
          'a shop in production at its public address › is open to crawlers and names its sitemap, which has only its own public address',
        ],
        ['tests/bff/sitemap/robots.test.ts', 'robots.txt › opens a shop in production and names its sitemap'],
      ],
    },
    {
      name: 'Prices, stock and ratings are data',
      sources: [EXPECTED],
      does: 'Product pages carry schema.org data with the same price, struck price and price per kilogram as the page.',
      where: ['web/screens/catalog/structured-data.ts'],
      tests: [
        [
          'tests/e2e/seo.test.ts',
          'a shop in production at its public address › says of a product what it costs, now and before, and what others think of it',
        ],
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › offers a product at its price, with the struck one',
        ],
      ],
    },
  ],
}
