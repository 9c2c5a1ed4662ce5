import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

testSwitches([{ feature: 'giftMessages', off: { settings: { allow_items: '0' } } }])
