import type { Topic } from './rule.ts'
import { copyrightDirective, EXPECTED } from './sources.ts'

export const topic: Topic = {
  title: 'Found by machines that shop',
  rules: [
    {
      name: 'Machines are told what they may read',
      sources: [copyrightDirective('art. 4(3)', '2021-11-24'), EXPECTED],
      does: '`robots.txt` closes what is personal and names the sitemap; outside production it closes everything. `ROBOTS_AGENTS` is the owner’s choice for each robot, which reserves rights of text and data mining.',
      where: ['bff/domains/sitemap/robots.ts'],
      tests: [
        [
          'tests/e2e/seo.test.ts',
          'a shop in production at its public address › is open to crawlers and names its sitemap, which has only its own public address',
        ],
        ['tests/bff/sitemap/robots.test.ts', 'robots.txt › opens a shop in production and names its sitemap'],
        [
          'tests/bff/sitemap/robots.test.ts',
          'robots.txt › says to single agents what the owner chose, and to those who may read what all are told',
        ],
      ],
    },
    {
      name: 'Prices, stock and ratings are data',
      sources: [EXPECTED],
      does: 'Product pages carry schema.org data with the same price, struck price and price per kilogram as the page shows before anything is chosen.',
      where: ['web/screens/catalog/structured-data.ts', 'web/screens/catalog/product/shown-price.ts'],
      tests: [
        [
          'tests/e2e/seo.test.ts',
          'a shop in production at its public address › says of a product what it costs, now and before, and what others think of it',
        ],
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › offers a product at its price, with the struck one',
        ],
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › gives the lowest price that the page shows where a choice decides',
        ],
      ],
    },
    {
      name: 'Delivery and returns are data',
      sources: [EXPECTED],
      does: 'Structured data of a product tell for each country what delivery costs at most and how long it takes, and within how many days goods go back at whose expense. Services and files have neither. Of goods with an exception from the right of withdrawal, nothing is said of returns.',
      where: ['web/screens/catalog/structured-data.ts', 'bff/domains/shop/resolvers.ts'],
      tests: [
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › says what delivery costs and takes, and how goods are sent back, where the site does',
        ],
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › says nothing of returns where an exception excludes some',
        ],
        [
          'tests/web/catalog/structured-data.test.ts',
          'structured data › says of what is %s neither how it is sent nor sent back',
        ],
      ],
      doctor: ['content/cost of delivery', 'content/returns'],
      merchant: 'Set `DELIVERY_COSTS`, `HANDLING_DAYS`, `DELIVERY_DAYS`, `RETURN_DAYS` and `RETURNS_FREE`.',
    },
    {
      name: 'Programs that answer questions find the shop in short',
      sources: [EXPECTED],
      does: '`llms.txt` names the shop, its categories and content pages, and the terms of delivery and returns. A profile of the Universal Commerce Protocol is not offered: docs/decisions says why.',
      where: ['bff/domains/sitemap/robots.ts'],
      tests: [
        ['tests/bff/sitemap/sitemap.test.ts', 'GET /llms.txt says in short what is sold where, and on which terms'],
      ],
    },
    {
      name: 'Every product is in a feed',
      sources: [EXPECTED],
      does: 'Feeds for Google and Meta say of each thing that can be bought what its page says: the price with the least that has to be chosen, and delivery of what is sent. They are written page by page, in bounded memory for 100 000 products.',
      where: [
        'extensions/product-feeds/server.ts',
        'extensions/product-feeds/server/feed-items.ts',
        'bff/domains/catalog/required-extras.ts',
      ],
      tests: [
        [
          'extensions/product-feeds/tests/server/feeds.test.ts',
          'GET /feeds/google.xml › shows what the page shows: prices with tax, the reduced one, the price per kilogram, stock, brand and delivery',
        ],
        [
          'extensions/product-feeds/tests/server/feeds.test.ts',
          'GET /feeds/google.xml › has the least price that can be ordered, as the data of the page: with %s',
        ],
        [
          'extensions/product-feeds/tests/server/feed-walk.test.ts',
          'a hundred thousand products are read one page at a time, and kept within the bound of the cache',
        ],
        [
          'extensions/product-feeds/tests/server/feed-walk.test.ts',
          'a failure in the middle cuts the connection, so that nobody takes the rest for sold out',
        ],
      ],
      merchant: 'Set `PRODUCT_FEEDS`, and give the addresses to the merchant centres.',
    },
  ],
}
