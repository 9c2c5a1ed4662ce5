import type { Topic } from './rule.ts'
import { dataProtection, type Cited } from './sources.ts'

const TRACERS = [
  {
    act: 'Loi n° 78-17 relative à l’informatique, aux fichiers et aux libertés',
    article: '82',
    since: '2019-06-01',
    link: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs',
  },
]
const rights: Cited = (article) => dataProtection(article, '2018-05-25')

export const topic: Topic = {
  title: 'Data',
  rules: [
    {
      name: 'Nothing of others before consent',
      sources: [...TRACERS, rights('art. 6, 7', '')],
      does: 'Before a choice no script, frame or picture of others is asked for, and a first page sets no cookie.',
      where: ['web/analytics/consent.ts', 'web/shell/consent/Consent.tsx', 'bff/http/security-policy.ts'],
      tests: [
        [
          'tests/e2e/consent.test.ts',
          'cookies at $width px › are asked about before anything is loaded, without moving or holding the page',
        ],
        ['tests/e2e/reading.test.ts', 'statuses › a first page sets no cookie'],
      ],
    },
    {
      name: 'Refusing is as easy as accepting',
      sources: [...TRACERS, rights('art. 7(3)', '')],
      does: '«Tout refuser» and «Tout accepter» stand side by side and look alike. Services can be chosen one by one, and the choice changed or withdrawn on every page.',
      where: ['web/shell/consent/ConsentBanner.tsx', 'web/shell/consent/ConsentDialog.tsx'],
      tests: [
        [
          'tests/e2e/consent.test.ts',
          'cookies at $width px › are asked about before anything is loaded, without moving or holding the page',
        ],
        [
          'tests/e2e/consent.test.ts',
          'cookies at $width px › are chosen by service with the keyboard, kept, changed and withdrawn',
        ],
        ['tests/e2e/consent.test.ts', 'a shopper who › refuses is not asked again, and nothing is loaded on any page'],
      ],
    },
    {
      name: 'A choice about cookies ends',
      sources: TRACERS,
      does: 'It is kept for thirteen months at most, asked for again after six, and again for a service that came later.',
      where: ['web/analytics/consent.ts'],
      tests: [
        [
          'tests/e2e/consent.test.ts',
          'a shopper who › chose more than six months ago is asked again, and the choice counts meanwhile',
        ],
        [
          'tests/web/analytics/consent-cookie.test.ts',
          'a choice about cookies › is asked for where there is none, after six months, and for a service that came later',
        ],
      ],
    },
    {
      name: 'Consent can be shown',
      sources: [rights('art. 7(1)', '')],
      does: 'Each choice about cookies is a line of the log, with a random number that is in the visitor’s cookie too: when, what was allowed, what refused, in which language. It is written whatever level of log is set.',
      where: ['web/shell/consent/choose.ts', 'bff/ops/client-log-plugin.ts'],
      tests: [
        ['tests/e2e/consent.test.ts', 'a shopper who › accepts or refuses can be shown to have done so'],
        [
          'tests/bff/ops/client-log.test.ts',
          'a bundle of entries › shows who consented to what although LOG_LEVEL is %s, and nothing else',
        ],
      ],
      merchant: 'Keep the log lines with the context «consent» for as long as a choice counts: thirteen months.',
    },
    {
      name: 'Nothing is kept for longer than is told',
      sources: [rights('art. 5(1)(e), 13(2)(a)', '')],
      does: 'One table holds the periods. Cookies, memory and waiting mails end by it, and the page about personal data shows it, with what this shop has switched on and what its extensions and the browser keep.',
      where: ['schema/retention.ts', 'web/screens/privacy/KeptDataTable.tsx'],
      tests: [
        [
          'tests/web/customer/kept-data.test.tsx',
          'the page about personal data › tells the periods that the code holds to',
        ],
        [
          'tests/web/customer/kept-data.test.tsx',
          'the page about personal data › tells what this shop has switched on, and nothing else',
        ],
        [
          'tests/web/customer/kept-data.test.tsx',
          'the page about personal data › tells what the browser keeps, all of it',
        ],
        ['tests/bff/session/session-cookies.test.ts', 'a sealed session › ends after 13 months'],
      ],
      merchant: 'What the store and the services of others keep is theirs: the content page on privacy tells it.',
    },
    {
      name: 'Personal data can be taken along and deleted',
      sources: [rights('art. 15, 17, 20', '')],
      does: 'The account gives all of it as one file, and deletes it, both with the password.',
      where: ['bff/domains/customer/personal-data.ts'],
      tests: [
        ['tests/bff/customer/customer.test.ts', 'personal data › come as one file for whoever knows the password'],
        ['tests/bff/customer/customer.test.ts', 'personal data › go with the account when it is deleted'],
      ],
      merchant: 'Invoices stay in the store for as long as the law wants them.',
    },
  ],
}
