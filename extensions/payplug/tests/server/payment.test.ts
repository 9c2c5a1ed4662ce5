import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'

paidOnAPage({ code: 'payplug_payments_standard', kind: 'CARD', tellsApart: true })
