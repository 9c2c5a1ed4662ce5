import type { Topic } from './rule.ts'
import { consumerCode, consumerRights } from './sources.ts'

const ONLINE = consumerCode('L. 221-21, D. 221-5', '2026-06-19')

export const topic: Topic = {
  title: 'Withdrawal',
  rules: [
    {
      name: 'A function to withdraw is on every page',
      sources: [ONLINE, consumerRights('art. 11a', '2026-06-19')],
      does: '«Renoncer au contrat ici» is in every footer, for guests too.',
      where: [
        'web/shell/footer/Footer.tsx',
        'web/screens/checkout/CheckoutLayout.tsx',
        'web/screens/withdrawal/WithdrawalScreen.tsx',
      ],
      tests: [
        ['tests/e2e/withdrawal.test.ts', 'the way to renounce a contract › is in the footer of %s'],
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › is filled in from an order’s link and for who is signed in, and can be changed before it is confirmed',
        ],
      ],
      doctor: ['features/withdrawal'],
    },
    {
      name: 'Nobody reads that sending back is free where it is not',
      sources: [consumerCode('L. 221-23', '2016-07-01')],
      does: 'The page says it where `RETURNS_FREE` does, and leads to the terms for the rest.',
      where: ['web/screens/withdrawal/WithdrawalScreen.tsx', 'bff/config/site.ts'],
      tests: [
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › says that sending back is free only where the shop pays for it: %s',
        ],
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › leads to the rules in the terms of the shop, under the identifier that it has for them',
        ],
        [
          'tests/bff/config/sites.test.ts',
          'sites › say that sending back is free, each for itself, and nothing where it is not',
        ],
      ],
      merchant: 'Set `RETURNS_FREE`, and say in the terms who pays for sending back.',
    },
    {
      name: 'It takes two steps',
      sources: [ONLINE],
      does: 'A form, then a second button «Confirmer la rétractation». It asks for no reason.',
      where: ['web/screens/withdrawal/WithdrawalScreen.tsx'],
      tests: [
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › takes a form, a second button, and gives a receipt with day and time',
        ],
        [
          'tests/e2e/withdrawal.test.ts',
          'renouncing a contract at $width px › takes a link of the footer, a form and a second button, and gives a receipt on screen and by mail',
        ],
      ],
    },
    {
      name: 'The receipt lasts, with day and time',
      sources: [ONLINE],
      does: 'It has the whole declaration, and can be saved and printed. It is mailed too, and kept until the mail server has taken it: whole to the merchant, and to the shopper if the browser or the customer has the order. To an address that was only typed it goes without the words of the sender, and the page asks to save it. The same declaration gives the same receipt. Where nothing is mailed, the page says that it is the proof.',
      where: [
        'bff/domains/orders/withdraw.ts',
        'bff/mail/mail-queue.ts',
        'web/screens/withdrawal/WithdrawalScreen.tsx',
      ],
      tests: [
        [
          'tests/bff/orders/guest-orders.test.ts',
          'a withdrawal › is mailed to shopper and merchant, and the same when it is sent twice',
        ],
        [
          'tests/bff/orders/guest-orders.test.ts',
          'a withdrawal › is not said to be received where its mails cannot be kept',
        ],
        [
          'tests/bff/orders/withdrawal-mails.test.ts',
          'a withdrawal that anybody may declare › brings nothing that the sender wrote to an address that was only typed; the merchant has it all',
        ],
        [
          'tests/bff/orders/withdrawal-mails.test.ts',
          'a withdrawal that anybody may declare › of the order that this browser placed needs no proof, and its receipt has the declaration',
        ],
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › names the receipt as the proof where nothing is mailed',
        ],
      ],
      doctor: ['features/withdrawal'],
      merchant: 'Set `SMTP_URL`, or take a module of the store that mails receipts.',
    },
    {
      name: 'There is a model form',
      sources: [consumerCode('L. 221-5, R. 221-1', '2022-05-28'), consumerRights('annex I, B', '2014-06-13')],
      does: 'It is a PDF with the seller’s name and address and lines to write on, linked from the page of the withdrawal and below the terms.',
      where: ['bff/domains/orders/withdrawal-form.ts', 'bff/domains/files/files-plugin.ts'],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'the model form for withdrawals › is a tagged PDF for everybody, with the seller and room to write',
        ],
        [
          'tests/web/withdrawal/withdrawal-screen.test.tsx',
          'the withdrawal › offers the model form on paper, before anything is filled in',
        ],
        [
          'tests/bff/domains/notices.test.ts',
          'what content pages end with › terms: the guarantee, which is the same before an order, and the form for withdrawals',
        ],
      ],
      merchant: 'The block `invoice-legal` names the seller in it.',
    },
    {
      name: 'Exceptions are named on the product and before the order',
      sources: [consumerCode('L. 221-5, L. 221-28', '2022-05-28')],
      does: 'Where a product is perishable, made for one customer or sealed, the merchant’s words stand beside the button instead of the promise of fourteen days, and again on the last page of the order, a line for each such product. Where variants differ, both say what is true of the chosen one.',
      where: [
        'bff/domains/catalog/offer-facts.ts',
        'web/screens/catalog/ProductScreen.tsx',
        'web/screens/checkout/WithdrawalExceptions.tsx',
      ],
      tests: [
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › names why a product cannot be withdrawn from: frozen, made for one customer, opened',
        ],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › names an exception to the right to withdraw where it promises fourteen days otherwise',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › names each product that cannot be withdrawn from once, before the order, and asks for these products alone',
        ],
        [
          'tests/web/checkout/review-step.test.tsx',
          'the review of an order › names of a product with variants what is said of those in the cart',
        ],
      ],
      doctor: ['content/attribute exception_retractation'],
    },
  ],
}
