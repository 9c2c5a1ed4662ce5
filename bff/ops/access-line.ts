import { hostname } from 'node:os'
import { remembered } from '../cache/remembered.ts'
import type { CacheVerdict } from './cache-status.ts'
import { loggableUrl } from './loggable-url.ts'

/** What is known of an answer when it has gone out. */
export type Answered = {
  requestId: string
  method: string
  url: string
  /** Names of GraphQL operations. */
  operation: string | undefined
  status: number
  ms: number
  verdict: CacheVerdict
}

/** pino's levels. */
export type LineLevel = 20 | 30 | 40

const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`
/** Most answers are to addresses that others asked for a moment ago. */
const urlText = remembered((url) => JSON.stringify(loggableUrl(url)), { entries: 1000, maxLength: 1000 })

/**
 * The line of an answer, as pino would write it. It is put together here because there is one for each answer, and all that varies is
 * known: methods, operations and ids hold no character that JSON would escape (see `requestIdOf`).
 */
export function accessLine(level: LineLevel, answered: Answered): string {
  const { requestId, method, url, operation, status, ms, verdict } = answered
  const named = operation === undefined ? '' : `,"operation":"${operation}"`
  const rounded = Math.round(ms * 10) / 10
  return `{"level":${level},"time":${Date.now()},${PROCESS},"reqId":"${requestId}","logger":"access","method":"${method}","url":${urlText(url)}${named},"status":${status},"ms":${rounded},"cache":"${verdict}","msg":"request"}\n`
}
