import { paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'

paidOnAPage({ code: 'adyen_ideal', kind: 'REDIRECT' })
