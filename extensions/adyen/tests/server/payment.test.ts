import { join } from 'node:path'
import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'
import { replayed } from '../../../../tests/bff/support/replayed-payment.ts'

paidOnAPage({ code: 'adyen_ideal', kind: 'REDIRECT' })

replayed(
  join(import.meta.dirname, '../recordings'),
  { code: 'adyen_ideal' },
  {
    paid: { action: 'pay', to: '/checkout/success', state: 'ACCEPTED', isBack: false },
    refused: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    // Its module calls a canceled payment refused.
    canceled: { action: 'cancel', to: 'refused', state: 'REFUSED', isBack: true },
    expired: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    // Adyen's notification came first: its module deletes the result, and calls that an error.
    notified: { action: 'pay', to: '/checkout/success', state: 'ACCEPTED', isBack: false },
    waiting: { action: 'late', to: '/checkout/success', state: 'PENDING', isBack: false },
  },
)
