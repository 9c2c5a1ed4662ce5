import type { Topic } from './rule.ts'
import { EXPECTED } from './sources.ts'

export const topic: Topic = {
  title: 'People',
  rules: [
    {
      name: 'A pickup point is found',
      sources: [EXPECTED],
      does: 'The checkout lists points around a postcode with distance and opening hours.',
      where: ['web/screens/checkout/DeliveryStep.tsx', 'bff/domains/checkout/pickup-points.ts'],
      tests: [
        [
          'tests/web/checkout/delivery-and-payment.test.tsx',
          'the delivery step › finds pickup points around a postcode, with distance and opening hours, and sends the chosen one',
        ],
      ],
      doctor: ['features/pickupPoints'],
    },
    {
      name: 'What was bought once is bought again',
      sources: [EXPECTED],
      does: 'One button puts the lines of an order into the cart, and says which cannot be had.',
      where: ['web/screens/orders/ReorderButton.tsx', 'bff/domains/orders/order-service.ts'],
      tests: [
        [
          'tests/web/orders/account-orders.test.tsx',
          'an order › goes into the cart again, or says what stands against it',
        ],
        [
          'tests/bff/orders/orders.test.ts',
          'ordering again › puts what can be had into the cart, and says what cannot',
        ],
      ],
    },
    {
      name: 'Products are compared side by side',
      sources: [EXPECTED],
      does: 'Up to four products in a table with prices, prices per kilogram and attributes. The choice stays on the device.',
      where: ['extensions/compare/web/CompareScreen.tsx', 'extensions/compare/web/chosen.ts'],
      tests: [
        [
          'extensions/compare/tests/e2e/compare.test.ts',
          'a comparison at $width px › is chosen on product pages with the keyboard, and read in a table',
        ],
        [
          'extensions/compare/tests/web/compare.test.tsx',
          'the button of a product › refuses a fifth product, and says why',
        ],
      ],
    },
    {
      name: 'A gift comes with a message',
      sources: [EXPECTED],
      does: 'A line of the cart takes a message, shown again before the order and in it.',
      where: ['extensions/gift-message/server/gift-messages.ts', 'extensions/gift-message/web/GiftEditor.tsx'],
      tests: [
        [
          'extensions/gift-message/tests/e2e/gift-message.test.ts',
          'a gift message at $width px › is written in the cart with the keyboard, shown before the order, and kept in it',
        ],
        [
          'extensions/gift-message/tests/server/gift-message.test.ts',
          'a gift message on %s › is in the order, beside lines without one, and in what is exported of a person',
        ],
      ],
      doctor: ['features/giftMessages'],
    },
    {
      name: 'What was looked at is found again, without a tracer',
      sources: [EXPECTED],
      does: 'Skus of the last twelve products are kept on the device, shown below a product, and emptied by a button. Nobody is told of them, and nothing is asked for until the row comes near.',
      where: ['extensions/recently-viewed/web/RecentlyViewed.tsx'],
      tests: [
        [
          'extensions/recently-viewed/tests/e2e/recently-viewed.test.ts',
          'recently viewed at $width px › asks for nothing until it is scrolled to, shows what was seen, and is emptied',
        ],
      ],
    },
    {
      name: 'A French address is completed',
      sources: [EXPECTED],
      does: 'Off by default. The server asks the national address base, so that the browser talks to nobody else; what was typed is not logged.',
      where: ['extensions/address-completion/server.ts'],
      tests: [
        [
          'extensions/address-completion/tests/server/address-base.test.ts',
          'finds addresses, asks the base once for the same text, and tells it nothing else',
        ],
        [
          'extensions/address-completion/tests/e2e/address-completion.test.ts',
          'an address at $width px › is completed with the keyboard, by this shop alone',
        ],
      ],
      doctor: ['features/addressCompletion'],
    },
    {
      name: 'Stores and relays are found before the order',
      sources: [EXPECTED],
      does: '`/magasins` lists the places around a postcode, with opening hours as far as they are known and a link to a map.',
      where: ['extensions/store-finder/server.ts', 'extensions/store-finder/web/StoreFinderScreen.tsx'],
      tests: [
        [
          'extensions/store-finder/tests/web/store-finder.test.tsx',
          'the store finder › lists own places and relays with distance, hours and a link to the map',
        ],
      ],
      doctor: ['features/placeFinder'],
    },
  ],
}
