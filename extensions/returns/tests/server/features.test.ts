import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

const calls = [{ field: 'createReturnMerchandizeAuthorizationRequest(input: { order_id: "1", items: [] })' }]
const screens = [{ path: '/user/returns', off: 404, on: 200 } as const]
const off = { without: ['mage-os-rma'] }

testSwitches([
  { feature: 'returns', off, calls, screens },
  { feature: 'returns', off, on: { ...off, edition: 'commerce' }, screens },
])
