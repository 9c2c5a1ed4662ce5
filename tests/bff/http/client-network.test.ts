import { expect, test } from 'vitest'
import { clientBlock } from '../../../bff/http/client-network.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['::ffff:cb00:71c8', '203.0.113.0/24'],
  ['0:0:0:0:0:FFFF:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2aff::1', '2001:db8:1:2a00::/56'],
  ['2001:DB8:1:2A01::1%eth0', '2001:db8:1:2a00::/56'],
  ['2001:db8:1:2b00::1', '2001:db8:1:2b00::/56'],
  ['2001:db8::2bff:5:6:7:8', '2001:db8:0:2b00::/56'],
  ['::1', '0:0:0:0::/56'],
  ['garbage', 'garbage'],
])('%s stands in %s', (address, network) => {
  expect(clientBlock(address)).toBe(network)
})
