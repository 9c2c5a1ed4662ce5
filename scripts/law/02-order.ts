import type { Topic } from './rule.ts'
import { civilCode, consumerCode, consumerRights } from './sources.ts'

export const topic: Topic = {
  title: 'Order',
  rules: [
    {
      name: 'The last page shows what is bought just above the button',
      sources: [consumerCode('L. 221-14', '2022-05-28'), consumerRights('art. 8(2)', '2014-06-13')],
      does: 'Addresses, delivery and payment come first, each with a way to change it, then the terms. Goods, quantities, prices, delivery and the total stand just above the button.',
      where: ['web/screens/checkout/ReviewStep.tsx'],
      tests: [
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › shows goods, delivery and total just above the button that obliges to pay',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › shows contact, addresses, delivery, payment and the price per kilogram before the button',
        ],
      ],
    },
    {
      name: 'The button says that the order must be paid',
      sources: [consumerCode('L. 221-14', '2022-05-28')],
      does: 'It reads «Commande avec obligation de paiement».',
      where: ['schema/texts/fr/checkout.ts', 'web/screens/checkout/ReviewStep.tsx'],
      tests: [
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › shows goods, delivery and total just above the button that obliges to pay',
        ],
        [
          'tests/e2e/checkout-keyboard.test.ts',
          'an order with the keyboard alone › goes from the home page to the confirmation',
        ],
      ],
    },
    {
      name: 'Mistakes can be mended before the order',
      sources: [civilCode('1127-2', '2016-10-01')],
      does: 'Every step can be opened again from the last page. What changed since the shopper looked is said, and nothing is ordered that was not shown.',
      where: ['web/screens/checkout/CheckoutScreen.tsx', 'bff/domains/checkout/revision.ts'],
      tests: [
        [
          'tests/web/checkout/checkout-screen.test.tsx',
          'the checkout › leads back to each step that is behind, and to none that is ahead',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › tells what changed, shows the new amounts, and orders what is shown then',
        ],
        ['tests/bff/checkout/place-order.test.ts', 'what changed since the shopper looked › is told of a price'],
        [
          'tests/bff/checkout/place-order.test.ts',
          'one cart › 2.4: a double click makes one order: 20 requests at once get the same number, and the stock moves once',
        ],
      ],
    },
    {
      name: 'Terms are read and accepted, nothing is ticked beforehand',
      sources: [
        consumerCode('L. 121-17', '2016-07-01'),
        consumerRights('art. 22', '2014-06-13'),
        civilCode('1127-1', '2016-10-01'),
      ],
      does: 'The store’s agreements can be read in place, their boxes are empty, and the server refuses an order without them. The boxes of the newsletter and of the billing address are empty, too. Parts of a bundle that cost something and may be left out are not chosen beforehand, even where the store has them as defaults.',
      where: [
        'web/screens/checkout/ReviewStep.tsx',
        'web/screens/checkout/CheckoutContent.tsx',
        'web/screens/catalog/product/bundle-choice.ts',
        'bff/domains/checkout/place-order.ts',
        'web/screens/customer/RegisterForm.tsx',
      ],
      tests: [
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › asks for agreements that nobody ticked beforehand, and can be read in place',
        ],
        ['tests/bff/checkout/place-order.test.ts', 'an order › needs the terms agreed to'],
        [
          'tests/web/customer/forms.test.tsx',
          'the registration form › leaves the newsletter unticked, and says how good the password is',
        ],
        ['tests/web/checkout/address-step.test.tsx', 'the address step › bills to another address on request'],
        [
          'tests/web/catalog/bundle-choice.test.ts',
          'choosing a bundle › starts with no extra that costs something, though the store has it as a default',
        ],
      ],
      doctor: ['checkout/agreements'],
      merchant: 'Make the terms an agreement of the store: Stores > Terms and Conditions.',
    },
    {
      name: 'The order is confirmed',
      sources: [consumerCode('L. 221-13', '2016-07-01'), civilCode('1127-2', '2016-10-01')],
      does: 'The page says number, goods and total. The store’s mail is the lasting confirmation.',
      where: ['web/screens/checkout/SuccessScreen.tsx'],
      tests: [
        [
          'tests/web/checkout/success-screen.test.tsx',
          'the confirmation of an order › says the number and what comes next',
        ],
        [
          'tests/bff/checkout/place-order.test.ts',
          'one cart › 2.4: gives the same order to whoever asks again: after a lost answer, a reload, in another tab',
        ],
      ],
      merchant: 'Leave the store’s mail of new orders switched on, with the terms in it.',
    },
    {
      name: 'Terms and legal notices are within reach',
      sources: [consumerCode('L. 221-5', '2022-05-28')],
      does: 'Footers of shop and checkout lead to the terms, the legal notices and the privacy page. Without one of the store, the page on privacy is the one that the shop writes.',
      where: ['web/shell/footer/Footer.tsx', 'web/screens/checkout/CheckoutLayout.tsx'],
      tests: [
        [
          'tests/web/checkout/checkout-layout.test.tsx',
          'the layout of the checkout › shows in its footer the shop’s own words in their order, and what the law wants in reach',
        ],
        [
          'tests/web/checkout/checkout-layout.test.tsx',
          'the layout of the checkout › leads to the legal pages under the identifiers that the shop has for them, and without one on privacy to its own',
        ],
        [
          'tests/e2e/links.test.ts',
          'links of the shop › from the home page, the menu, the footer, every content page and a category lead somewhere',
        ],
      ],
      doctor: ['content/legal pages', 'content/pages'],
      merchant: 'Write the content pages that `TERMS_PAGE`, `LEGAL_PAGE` and `PRIVACY_PAGE` name, and `livraison`.',
    },
  ],
}
