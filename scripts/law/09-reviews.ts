import type { Topic } from './rule.ts'
import { consumerCode, omnibus } from './sources.ts'

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
      name: 'Beside reviews stands how they are ordered and whether they are checked',
      sources: [REVIEWS],
      does: 'Newest first, read before they are shown, without a check of the purchase, none paid for. Each has the day on which it was written.',
      where: ['web/screens/catalog/product/ProductMore.tsx', 'schema/texts/fr.ts'],
      tests: [
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › says of reviews how they are ordered and whether they are checked, and dates each',
        ],
      ],
      merchant:
        'Tell whoever wrote a review why it is not shown. The store keeps neither the reason nor answers of the shop. If you check purchases, say so in your own words (`catalog.reviews.rules` in the site’s texts).',
    },
    {
      name: 'Beside the choice of an order stands what decides the one a list has',
      sources: [consumerCode('L. 111-7, D. 111-7', '2018-01-01'), omnibus('art. 4(5)', '2022-05-28')],
      does: 'In categories the shop’s own order, in searches how well the words fit, otherwise the field that the store names. Platforms have to say it; this shop says it, too.',
      where: ['bff/domains/catalog/facets.ts', 'web/screens/catalog/list/ProductList.tsx'],
      tests: [
        ['tests/bff/catalog/layer.test.ts', 'sorting a list › is explained: what decides the default order'],
        ['tests/bff/catalog/layer.test.ts', 'search › lists products with facets; the position is no way to sort it'],
        [
          'tests/web/catalog/category-screen.test.tsx',
          'category page › says beside the choice of an order what decides the one it has',
        ],
      ],
      merchant: 'Nobody may pay for a place in a list without the list saying so.',
    },
  ],
}
