import { join } from 'node:path'
import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'
import { replayed } from '../../../../tests/bff/support/replayed-payment.ts'

paidOnAPage({ code: 'worldline_hosted_checkout', kind: 'CARD', closesCart: true })

replayed(
  join(import.meta.dirname, '../recordings'),
  { code: 'worldline_hosted_checkout' },
  {
    waiting: { action: 'late', to: '/checkout/success', state: 'PENDING', isBack: false },
    refused: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    // Its module fails on a canceled payment.
    canceled: { action: 'cancel', to: 'unknown', state: 'REFUSED', isBack: true },
  },
)
