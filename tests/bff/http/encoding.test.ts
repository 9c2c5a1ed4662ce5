import { expect, test } from 'vitest'
import { preferredEncoding } from '../../../bff/http/encoding.ts'

test.each<[string | undefined, string]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  [`${'x,'.repeat(300)}br`, 'identity'],
])('%j is answered with %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding)
})
