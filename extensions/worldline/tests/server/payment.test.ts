import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'

paidOnAPage({ code: 'worldline_hosted_checkout', kind: 'CARD', closesCart: true })
