import { expect, test } from 'vitest'
import { misspelledVariables } from '../../../bff/config/misspelled.ts'

test.each([
  ['a letter too many', 'UPSTREAM_URLS', 'UPSTREAM_URL'],
  ['a letter too few', 'CACH_TOKEN', 'CACHE_TOKEN'],
  ['another letter', 'REDIS_URI', 'REDIS_URL'],
  ['two letters swapped', 'UPSTREAM_ULR', 'UPSTREAM_URL'],
  ['an underscore missing', 'LOGLEVEL', 'LOG_LEVEL'],
  ['lower case', 'smtp_url', 'SMTP_URL'],
])('%s is a misspelled variable', (_, variable, meant) => {
  expect(misspelledVariables({ [variable]: 'value' })).toEqual([{ variable, meant }])
})

test('what the shop reads, and names that resemble none, are right', () => {
  const env = { UPSTREAM_URL: 'value', PORT: '1', SPORT: '1', PATH: '/bin', REDIS_PORT_6379_TCP: 'value' }
  expect(misspelledVariables(env)).toEqual([])
})
