import { join } from 'node:path'
import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'
import { replayed } from '../../../../tests/bff/support/replayed-payment.ts'

paidOnAPage({ code: 'payplug_payments_standard', kind: 'CARD', tellsApart: true })

replayed(
  join(import.meta.dirname, '../recordings'),
  { code: 'payplug_payments_standard' },
  {
    // The invoice comes with a message queue, before the shopper is back or later.
    invoiced: { action: 'pay', to: '/checkout/success', state: 'ACCEPTED', isBack: false },
    paid: { action: 'pay', to: '/checkout/success', state: 'PENDING', isBack: false },
    refused: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    canceled: { action: 'cancel', to: 'canceled', state: 'CANCELED', isBack: true },
    expired: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
  },
)
