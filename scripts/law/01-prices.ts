import type { Topic } from './rule.ts'
import { consumerCode, omnibus, unitPrices } from './sources.ts'

const TOTAL = consumerCode('L. 112-1, L. 112-3', '2016-07-01')

export const topic: Topic = {
  title: 'Prices',
  rules: [
    {
      name: 'Prices include tax',
      sources: [TOTAL],
      does: 'Every price is with tax, whichever way the store keeps it, and price filters are asked for in the same way.',
      where: ['bff/domains/money.ts', 'bff/domains/catalog/map-prices.ts', 'web/ui/Price.tsx'],
      tests: [
        ['tests/bff/catalog/product.test.ts', 'prices of a product › are given with and without tax'],
        ['tests/e2e/tax.test.ts', 'a store whose prices are without tax › shows its prices with tax'],
        [
          'tests/web/cart/cart-screen.test.tsx',
          'cart screen › shows lines, totals with the tax they contain, and how to order',
        ],
        ['tests/scripts/doctor/tax-rows.test.ts', 'prices of a store › are wrong where the shop is set otherwise'],
        [
          'tests/scripts/doctor/tax-rows.test.ts',
          'prices of a store › must not be where goods have several rates: the shop adds one',
        ],
      ],
      doctor: ['checkout/prices', 'checkout/tax rates'],
      merchant:
        'Set `PRICES_INCLUDE_TAX` and `PRICES_SHOW_TAX` as the store has them. Tax that the store leaves out is added at one rate, `TAX_MULTIPLIER`. So where goods have several rates, such as 5.5 % and 20 %, enter all prices with tax: a store that only shows it still tells prices for quantities, of options and of files without it.',
    },
    {
      name: 'The price of a kilogram or litre stands beside the price',
      sources: [unitPrices('art. 3', '2000-03-18'), consumerCode('L. 112-1', '2016-07-01')],
      does: 'It is calculated from the net quantity, on cards, wishes, suggestions of the search, the quick order, the product page with its prices for quantities, both carts, the last page before an order and the page after it, for one kilogram too. A variant has its own; «à partir de» stands beside that of the cheapest. A net quantity is a number or one with a unit («2 kg»), and nothing is made of anything else.',
      where: [
        'bff/domains/catalog/net-quantity.ts',
        'web/ui/Price.tsx',
        'web/screens/catalog/product/TierPrices.tsx',
        'web/screens/checkout/SuccessScreen.tsx',
      ],
      tests: [
        [
          'tests/bff/catalog/product.test.ts',
          'attributes of a product › give price per kilogram, feed label, stock label and the rest',
        ],
        [
          'tests/bff/catalog/product.test.ts',
          'attributes of a product › of a product with variants › give the price per kilogram of the cheapest',
        ],
        [
          'tests/bff/catalog/product.test.ts',
          'attributes of a product › of a product with variants › give the same in a list',
        ],
        ['tests/bff/catalog/net-quantity.test.ts', 'stands in the label of an option as well'],
        ['tests/web/ui/price-block.test.tsx', 'what a product costs › adds the price per kilogram or litre'],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › says what a kilogram costs from each quantity on, and strikes nothing beside it',
        ],
        [
          'tests/web/catalog/product-card.test.tsx',
          'product card › says «from» with the price per kg of the cheapest choice where the choice decides',
        ],
        [
          'tests/web/catalog/shown-price.test.ts',
          'the price shown › scales the price per kg with a tier, not with extras',
        ],
        [
          'tests/bff/cart/cart.test.ts',
          'reading the cart › says what a kilogram costs: of the variant that was chosen, of a bundle never',
        ],
        [
          'tests/web/cart/cart-screen.test.tsx',
          'cart screen › says what a kilogram of a line costs, where that is known',
        ],
        ['tests/web/cart/mini-cart.test.tsx', 'mini-cart › says what a kilogram of a line costs, where that is known'],
        [
          'tests/web/shell/search-box.test.tsx',
          'suggestions › hold products with their price, categories, and the way to all results',
        ],
        [
          'extensions/quick-order/tests/web/quick-order-screen.test.tsx',
          'the quick order › says what a kilogram costs beside each price',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › shows contact, addresses, delivery, payment and the price per kilogram before the button',
        ],
        [
          'tests/bff/checkout/place-order.test.ts',
          'an order › says what a kilogram of its goods cost, as long as its cart is remembered',
        ],
        [
          'tests/web/checkout/success-screen.test.tsx',
          'the confirmation of an order › says what a kilogram of a line costs, where that is known',
        ],
      ],
      doctor: ['content/attribute poids_net', 'content/attribute volume_net', 'content/values'],
      merchant: 'Enter the net quantity of every product and of every variant.',
    },
    {
      name: 'A struck price is the lowest of the 30 days before the reduction',
      sources: [consumerCode('L. 112-1-1', '2022-05-28'), omnibus('art. 2', '2022-05-28')],
      does: 'Price, badge and percentage are calculated from it alone. Without a known history in the currency of the price nothing is struck, nor beside the price for a quantity, and a percentage is never rounded up. A line beside it says what it is.',
      where: [
        'bff/domains/catalog/map-prices.ts',
        'bff/domains/catalog/reference-price.ts',
        'web/screens/catalog/product/shown-price.ts',
        'web/ui/Price.tsx',
      ],
      tests: [
        [
          'tests/bff/catalog/reference-price.test.ts',
          'a struck price › is the lowest of the 30 days before the reduction',
        ],
        ['tests/bff/catalog/reference-price.test.ts', 'a struck price › is not shown without a history (%j)'],
        [
          'tests/bff/catalog/reference-price.test.ts',
          'a struck price of a history › comes from a store with the module, in lists and on the page',
        ],
        [
          'tests/bff/catalog/reference-price.test.ts',
          'a struck price that a merchant entered › stands in the currency of the store’s attributes alone, in lists and on the page',
        ],
        ['tests/web/catalog/shown-price.test.ts', 'the price shown › strikes nothing beside the price for a quantity'],
        [
          'tests/web/ui/price-block.test.tsx',
          'what a product costs › says what the struck price is, to see and to hear, with the percentage',
        ],
        ['tests/web/ui/price-block.test.tsx', 'what a product costs › never shows a reduction larger than it is'],
      ],
      doctor: ['content/attribute prix_mini_30j', 'features/priceHistory'],
    },
    {
      name: 'The cost of delivery is known before the cart is confirmed',
      sources: [TOTAL, consumerCode('L. 221-5', '2022-05-28')],
      does: 'The cart estimates it for a country and a postcode. Each delivery method says what it costs before it is chosen.',
      where: ['web/screens/cart/DeliveryEstimate.tsx', 'web/screens/checkout/DeliveryStep.tsx'],
      tests: [
        [
          'tests/web/cart/cart-screen.test.tsx',
          'cart screen › estimates the delivery to a postcode, and says which postcode is none',
        ],
        [
          'tests/web/checkout/delivery-and-payment.test.tsx',
          'the delivery step › says what each method costs with tax, and asks for one',
        ],
        ['tests/bff/checkout/steps.test.ts', 'before an address › delivery can be estimated without changing the cart'],
      ],
      doctor: ['features/deliveryEstimate'],
      merchant: 'Write the rates into the content page `livraison`.',
    },
    {
      name: 'Quantity discounts are clear',
      sources: [TOTAL],
      does: 'The product page lists from which quantity a piece costs how much, and what that saves. A tier that saves nothing is left out, and the price follows the quantity.',
      where: ['web/screens/catalog/product/TierPrices.tsx', 'bff/domains/catalog/map-prices.ts'],
      tests: [
        [
          'tests/bff/catalog/tier-prices.test.ts',
          'tier prices › are left out where a piece costs no less than it does anyway',
        ],
        [
          'tests/bff/catalog/product.test.ts',
          'prices of a product › divides the tier prices of 2.4.7, which are totals',
        ],
        ['tests/web/catalog/shown-price.test.ts', 'the price shown › follows tiers with the quantity, and never rises'],
      ],
    },
    {
      name: '«À partir de» stands only where it is true',
      sources: [consumerCode('L. 121-2', '2022-05-28')],
      does: 'It stands where a choice changes the price, with the lowest price that can be bought. It goes as soon as the choice is made. Product pages, lists and suggestions of the search count in what required options and files cost at least.',
      where: [
        'bff/domains/catalog/required-extras.ts',
        'web/screens/catalog/product-facts.ts',
        'web/screens/catalog/product/shown-price.ts',
      ],
      tests: [
        [
          'tests/bff/catalog/required-extras.test.ts',
          'prices of a list hold the least in the lowest price and the most in the others, with and without tax',
        ],
        [
          'tests/web/catalog/product-card.test.tsx',
          'product card › holds what has to be chosen beside the goods, and says «from» while that decides',
        ],
        [
          'tests/bff/catalog/product.test.ts',
          'prices of a product › give the lowest beside the highest where the choice decides',
        ],
        ['tests/web/catalog/shown-price.test.ts', 'the price shown › says «from» until the choice decides'],
        [
          'tests/web/catalog/shown-price.test.ts',
          'the price shown › holds what required options cost at least, and says «from» while they decide',
        ],
        [
          'tests/web/catalog/shown-price.test.ts',
          'the price shown › holds the cheapest file where one has to be chosen',
        ],
        [
          'tests/web/ui/price-block.test.tsx',
          'what a product costs › starts at the lowest price where the choice decides',
        ],
      ],
    },
  ],
}
