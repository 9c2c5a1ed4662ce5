import type { Topic } from './rule.ts'
import { civilCode, consumerCode, consumerRights, harmonisedNotice, saleOfGoods } from './sources.ts'

const NOTICE = [
  harmonisedNotice('art. 1, annex I', '2026-09-27'),
  consumerRights('art. 6(1)(l), 22a', '2026-09-27'),
  consumerCode('L. 217-3 to L. 217-14', '2022-01-01'),
]

export const topic: Topic = {
  title: 'Legal guarantee',
  rules: [
    {
      name: 'The notice on the legal guarantee stands on the product, before the order and in the terms',
      sources: [...NOTICE, saleOfGoods('art. 10', '2022-01-01'), civilCode('1641', '1804-03-06')],
      does: 'It says: two years from delivery, the seller is liable, when, what can be asked for, that a commercial guarantee never replaces it, and where more stands. Services and files have none.',
      where: [
        'bff/domains/notices.ts',
        'web/ui/Notices.tsx',
        'web/screens/content/ContentScreen.tsx',
        'web/screens/checkout/ReviewStep.tsx',
      ],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › names the legal guarantee: two years, the seller, what can be asked for, and where more stands',
        ],
        [
          'tests/bff/domains/notices.test.ts',
          'what content pages end with › terms: the guarantee, which is the same before an order, and the form for withdrawals',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › reminds of the legal guarantee before the order of goods, and not for services',
        ],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › says what the law wants: safety in rows, guarantees with their years, and a link to more',
        ],
      ],
      doctor: ['content/pages'],
      merchant:
        'Nobody may redraw the official notice. The shop’s own says the same in other words and does not pretend to be it: put the official picture of your language below the media root of the store and name it in `GUARANTEE_PICTURE`.',
    },
    {
      name: 'The official notice is shown as it is',
      sources: [harmonisedNotice('art. 1(2)', '2026-09-27')],
      does: 'Where the shop has the official picture, it stands in its place without change, in colour, with its statements for whoever cannot see it.',
      where: ['web/ui/Notices.tsx', 'bff/domains/notices.ts'],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what content pages end with › the official drawing stands in for the words where the shop has it',
        ],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › shows the official drawing of a notice as it is, with its words for who cannot see it',
        ],
      ],
      doctor: ['content/guarantee picture'],
    },
    {
      name: 'A producer’s guarantee of durability is named only if it is longer than the legal one',
      sources: [harmonisedNotice('art. 2, annex II', '2026-09-27'), consumerRights('art. 6(1)(la)', '2026-09-27')],
      does: 'Its time, producer and model stand in a notice beside the one on the legal guarantee, which it refers to. Two years or less are not shown so, nor anything of services, files and gift cards. What is neither a number of years nor one with «ans» or «mois» is not read.',
      where: ['bff/domains/notices.ts'],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › names a producer’s guarantee with its years, maker and model, only where it is longer than the legal one',
        ],
        ['tests/bff/domains/notices.test.ts', 'what the law wants said of an offer › reads a guarantee of «%s» as %s'],
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › is no guarantee at all for what is no goods: services, files and gift cards',
        ],
      ],
      doctor: ['content/attribute garantie_commerciale', 'content/values'],
      merchant: 'The label «GARAN» is the producer’s drawing. The shop shows its content, not the drawing.',
    },
  ],
}
