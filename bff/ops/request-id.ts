import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddHeaders } from '../http/standing-headers.ts'

/** What a proxy in front may name a request; anything else gets an id of our own. */
const GOOD = /^[\w.:-]{8,64}$/

/** The id a request came with in `X-Request-Id`, so that the logs of proxy and shop can be read together, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers
  return typeof given === 'string' && GOOD.test(given) ? given : randomUUID()
}

/** Every answer names its request. */
export const addRequestId: AddHeaders = (headers, { id }) => void headers.push('x-request-id', id)
