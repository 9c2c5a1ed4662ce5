import { expect, test } from 'vitest'
import { responseType } from '../../../bff/http/media-type.ts'

const GRAPHQL = 'application/graphql-response+json'
const JSON = 'application/json'

test.each<[string | undefined, string, boolean]>([
  [undefined, JSON, false],
  ['*/*', JSON, false],
  ['text/html', JSON, false],
  [JSON, JSON, true],
  [GRAPHQL, GRAPHQL, false],
  [`${GRAPHQL}, ${JSON}`, GRAPHQL, false],
  [`${JSON}, ${GRAPHQL}`, GRAPHQL, false],
  [`${GRAPHQL};q=0.5, ${JSON}`, JSON, true],
  [`${GRAPHQL};q=0.9,${JSON};q=0.8`, GRAPHQL, false],
  [`${GRAPHQL};q=0.2, ${GRAPHQL}, ${JSON};q=0.8`, GRAPHQL, false],
  [`${GRAPHQL} ; charset=utf-8 ; Q=0`, JSON, false],
  [`${GRAPHQL};q=2, ${JSON};q=-1`, JSON, false],
  [`${JSON};q=0`, JSON, false],
  [`${JSON};q=x`, JSON, false],
  [GRAPHQL.toUpperCase(), GRAPHQL, false],
  [`${'text/html,'.repeat(20)}${GRAPHQL}`, JSON, false],
])('a client that accepts %j gets %s', (accept, mediaType, isLegacy) => {
  expect(responseType(accept)).toEqual({ mediaType, isLegacy })
})
