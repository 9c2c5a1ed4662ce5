import { EXPECTED } from './sources.ts'
import type { Topic } from './rule.ts'

const FRENCH = [
  {
    act: 'Loi n° 94-665 relative à l’emploi de la langue française',
    article: '2',
    since: '1994-08-04',
    link: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000005616341',
  },
]

export const topic: Topic = {
  title: 'Languages and currencies',
  rules: [
    {
      name: 'Everything is said in French',
      sources: FRENCH,
      does: 'No page holds an English word, and what the server refuses is said in French too. The messages of both languages are complete by type.',
      where: ['schema/texts/fr.ts', 'schema/texts/en-whole.ts', 'bff/i18n/texts.ts'],
      tests: [
        ['tests/e2e/reading.test.ts', 'with JavaScript off › no page holds an English word'],
        ['tests/schema/texts/catalogues.test.ts', 'the catalogues › have the same messages in both languages'],
        ['tests/schema/texts/catalogues.test.ts', 'the catalogues › hold no English word for a French reader'],
      ],
      doctor: ['store view/locale'],
    },
    {
      name: 'Each page is found in every language of the shop',
      sources: [EXPECTED],
      does: 'Where a shop has sites in several languages, header and footer lead from each page to the same page in the others, and sitemaps name them to search engines (hreflang).',
      where: [
        'web/shell/LanguageLinks.tsx',
        'bff/domains/routing/translations-plugin.ts',
        'bff/domains/sitemap/translate-entries.ts',
      ],
      tests: [
        [
          'tests/web/shell/language-links.test.tsx',
          '%s leads from each page to itself in the shop’s other languages, in their own words',
        ],
        ['tests/bff/sites/translations.test.ts', 'a page in another language › is found: %s'],
        [
          'tests/bff/sites/translations.test.ts',
          'the sitemaps of a shop in several languages › name each address in all of them, from both sides: %s, %s',
        ],
      ],
    },
    {
      name: 'A shopper sees one currency at a time',
      sources: [EXPECTED],
      does: 'It can be switched where the store has several. What is kept for one is never shown in another.',
      where: ['web/shell/currency/CurrencyChoice.tsx'],
      tests: [
        [
          'tests/web/shell/currency-choice.test.tsx',
          'the choice of a currency › names each, asks the server for the chosen one, and remembers it in this browser',
        ],
        [
          'tests/bff/shop/set-currency.test.ts',
          'the currency of a shopper › is theirs alone: what is kept for one currency is never shown in another',
        ],
      ],
      doctor: ['store view/currency'],
    },
  ],
}
