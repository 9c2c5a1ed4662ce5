import { expect, test } from 'vitest'
import { reasonOf } from '../../../scripts/doctor/endpoint.ts'

const failed = (cause: Error) => new TypeError('fetch failed', { cause })

test.each([
  [
    failed(
      Object.assign(new Error('80:error:0A00010B:ssl3_record.c:350:\n'), { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }),
    ),
    'not https',
  ],
  [
    failed(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
    'connect ECONNREFUSED (ECONNREFUSED)',
  ],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'no response in time'],
])('%s is told in plain words', (error, told) => {
  expect(reasonOf(error)).toContain(told)
  expect(reasonOf(error)).not.toMatch(/\n|ssl3_record/)
})
