import type { Topic } from './rule.ts'
import { consumerCode } from './sources.ts'

const REVIEWS = consumerCode('L. 111-7-2, D. 111-17', '2018-01-01')

export const topic: Topic = {
  title: 'Reviews and ranking',
  rules: [
    {
      name: 'A review waits for the shop, and says so',
      sources: [REVIEWS],
      does: 'Whoever writes one is told that the shop reads it first. Only approved ones are shown, and robots write none.',
      where: ['web/screens/reviews/WriteReview.tsx', 'bff/domains/reviews/resolvers.ts'],
      tests: [
        [
          'tests/bff/reviews/write-review.test.ts',
          'a review › is written by a guest or a customer, waits for the shop, and then shows',
        ],
        [
          'tests/bff/reviews/write-review.test.ts',
          'a review › needs a proof that a person writes it, where forms are protected',
        ],
        [
          'tests/web/reviews/write-review.test.tsx',
          'writing a review › sends stars, nickname, title and text, and says that the shop reads it first',
        ],
      ],
      doctor: ['features/reviews', 'features/guestReviews'],
    },
    {
      name: 'The rules for reviews can be read beside them',
      sources: [consumerCode('L. 111-7-2, D. 111-17, D. 111-18', '2018-01-01')],
      does: 'Above the list: newest first, read before, not verified, not paid. Each review has its date. Below it: what the date means, why a review is refused and that a bad rating is no reason, how long it stays, and that the merchant does not reply there, as Magento has no replies.',
      where: ['web/screens/reviews/WriteReview.tsx', 'web/screens/catalog/product/ProductMore.tsx'],
      tests: [
        [
          'tests/web/reviews/write-review.test.tsx',
          'the rules for reviews › say what is checked, the order, the dates, why a review is refused, and who answers',
        ],
        [
          'tests/web/reviews/write-review.test.tsx',
          'the rules for reviews › want an account where guests may not write, and are there for them, too',
        ],
      ],
      doctor: ['features/reviews', 'features/guestReviews'],
      merchant:
        'Change the words in `texts.json` of a site (`review.policy.*`, `catalog.reviews.rules`) where yours differ, and add within how many days you publish. Whoever asks why a review was refused has to be told: Magento mails nothing.',
    },
    {
      name: 'A rating is claimed only where somebody rated',
      sources: [consumerCode('L. 121-4', '2022-05-28')],
      does: 'Stars on pages and in structured data are the average of the store’s own reviews.',
      where: ['web/screens/catalog/structured-data.ts', 'bff/domains/reviews/review-loaders.ts'],
      tests: [
        ['tests/web/catalog/structured-data.test.ts', 'structured data › claims a rating only where somebody rated'],
        ['tests/bff/catalog/product.test.ts', 'reviews of a product › come with the rating on a scale of five'],
      ],
    },
    {
      name: 'The order of a list is said beside its sort',
      sources: [consumerCode('L. 111-7, D. 111-7', '2018-01-01')],
      does: '«Recommandés» is the order that the shop has chosen in its store, «Pertinence» puts first what matches the words. The other sorts say it by their names. The law binds whoever ranks the goods of others. Shoppers can read it here all the same.',
      where: ['web/screens/catalog/list/ProductList.tsx', 'web/screens/catalog/list/list-changes.ts'],
      tests: [
        [
          'tests/web/catalog/category-screen.test.tsx',
          'category page › says beside the sort what the shop’s own order goes by, and nothing where the name of the sort says it',
        ],
        [
          'tests/web/search/search-screen.test.tsx',
          'search page › says beside the sort that its order goes by the words',
        ],
      ],
      merchant: 'Say it in `texts.json` of a site (`catalog.sort.*.meaning`) where somebody pays for a place.',
    },
  ],
}
