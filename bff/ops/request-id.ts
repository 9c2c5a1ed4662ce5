import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddHeaders } from '../http/standing-headers.ts'

/** Ids that a proxy in front may set. Any other value is replaced by a new id. */
const GOOD = /^[\w.:-]{8,64}$/

/** The id from `X-Request-Id`, so that logs of proxy and shop can be correlated, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers
  return typeof given === 'string' && GOOD.test(given) ? given : randomUUID()
}

export const addRequestId: AddHeaders = (headers, { id }) => void headers.push('x-request-id', id)
