import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

testSwitches([{ feature: 'pickupPoints', off: { without: ['dpd-parcelshops'] } }])
