import type { Topic } from './rule.ts'
import { feedMarketing } from './sources.ts'

const LABEL = 'art. 11(3), 14 to 17'

export const topic: Topic = {
  title: 'Feed',
  rules: [
    {
      name: 'The label of a feed can be read before the purchase',
      sources: [feedMarketing(LABEL, '2010-09-01')],
      does: 'The product page shows kind of feed (complete or complementary), species, composition, analytical constituents, additives, directions, operator and net quantity, in this order. What the store does not know is left out. Where variants differ, it says that it depends on the choice, and shows the label of the variant that is chosen, with its own net quantity. The doctor counts, in a sample, the feeds whose label lacks something.',
      where: [
        'bff/domains/catalog/offer-facts.ts',
        'web/screens/catalog/product/ProductMore.tsx',
        'web/screens/catalog/product/variant-facts.ts',
        'scripts/doctor/products.ts',
      ],
      tests: [
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › shows the feed label before the purchase, in its legal order and without empty rows',
        ],
        [
          'tests/bff/catalog/product.test.ts',
          'attributes of a product › give price per kilogram, feed label, stock label and the rest',
        ],
        [
          'tests/bff/catalog/agreed-attributes.test.ts',
          'what a page says of a product with variants › is that it depends on the choice, where they differ; each variant has only what differs',
        ],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › tells the facts of the chosen variant where it told that they depend on the choice',
        ],
        [
          'tests/e2e/reading.test.ts',
          'with JavaScript off › a product tells what it costs, what it is made of and whether it is in stock',
        ],
        [
          'tests/scripts/doctor/law-rows.test.ts',
          'what the law wants told of products › is looked for in each of them',
        ],
      ],
      doctor: [
        'content/attribute type_aliment',
        'content/attribute espece',
        'content/attribute composition',
        'content/attribute constituants_analytiques',
        'content/attribute additifs',
        'content/attribute mode_emploi',
        'content/attribute exploitant',
        'content/feed labels',
      ],
      merchant: 'Enter the label of every feed.',
    },
    {
      name: 'Nothing medicinal is claimed',
      sources: [feedMarketing('art. 13(3)', '2010-09-01')],
      does: 'In contribution mode editors are warned of words on the page that only a medicine may use, wherever they stand, in French or English. A person judges the sentence.',
      where: ['web/shell/contribution/ClaimsWarning.tsx', 'web/shell/contribution/claims.ts'],
      tests: [
        ['tests/web/shell/claims-warning.test.tsx', 'claims of a medicine › are found: %s'],
        ['tests/web/shell/claims-warning.test.tsx', 'claims of a medicine › are not: %s'],
        ['tests/web/shell/claims-warning.test.tsx', 'claims of a medicine › are found in English, too: %s'],
        ['tests/web/shell/claims-warning.test.tsx', 'an editor › is warned of what stands directly in <%s>, once'],
        [
          'tests/web/shell/claims-warning.test.tsx',
          'an editor › is warned of what the page says now, not of what its reviewers say',
        ],
      ],
      merchant: 'Open contribution mode (`CONTRIBUTION_TOKEN`) before a text goes out.',
    },
  ],
}
