import type { Topic } from './rule.ts'
import { environmentCode } from './sources.ts'

export const topic: Topic = {
  title: 'Environment and waste',
  rules: [
    {
      name: 'The seller’s numbers as a producer can be read',
      sources: [environmentCode('L. 541-10-13, R. 541-173', '2022-01-01')],
      does: 'The legal notices and the terms of sale end with them, by branch, where the operator has set any. The checkout links both; other pages do so by the blocks of the footer.',
      where: ['bff/domains/notices.ts', 'web/screens/content/ContentScreen.tsx'],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what content pages end with › legal notices: the seller’s numbers as a producer, where there are any',
        ],
        [
          'tests/bff/domains/notices.test.ts',
          'what content pages end with › the seller’s numbers stand where the link in the footer and the terms lead',
        ],
        ['tests/scripts/doctor/law-rows.test.ts', 'what only the merchant can say › is missed until it is set'],
      ],
      doctor: ['content/producer numbers', 'content/legal pages'],
      merchant: 'Set `PRODUCER_NUMBERS`, and link the legal notices in a block of the footer.',
    },
    {
      name: 'How to sort it, and its environmental qualities, stand on the product',
      sources: [environmentCode('L. 541-9-3', '2022-01-01'), environmentCode('L. 541-9-1, R. 541-221', '2023-01-01')],
      does: 'A table shows both in the merchant’s words, where the store has them.',
      where: ['bff/domains/notices.ts', 'web/ui/Notices.tsx'],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › is safety, waste and guarantees, and stands in no other table',
        ],
      ],
      doctor: ['content/attribute consigne_tri', 'content/attribute qualites_environnementales'],
      merchant:
        'The Triman stands on the packaging and may be a picture in the description. Environmental qualities concern producers above the thresholds of art. R. 541-221.',
    },
  ],
}
