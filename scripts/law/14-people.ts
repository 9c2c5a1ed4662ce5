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
  ],
}
