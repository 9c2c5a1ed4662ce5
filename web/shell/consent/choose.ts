import { CLIENT_LOG_PATH, type ClientLogEntry, CONSENT_CONTEXT } from '../../../schema/client-log.ts'
import { decide, type Service } from '../../analytics/consent.ts'

/**
 * Stores a choice about cookies and lets the server log it: a shop that relies on consent must be able to prove it (GDPR, art. 7(1)). Only the random
 * id in the visitor's own cookie identifies the choice.
 */
export function choose(allowed: readonly Service[], services: readonly Service[], basePath: string): void {
  const { id, refused, ...choice } = decide(allowed, services, basePath)
  const data = { choice: id, allowed: choice.allowed, refused, language: document.documentElement.lang }
  const entry: ClientLogEntry = { context: CONSENT_CONTEXT, level: 'info', data }
  navigator.sendBeacon(`${basePath}${CLIENT_LOG_PATH}?client_id=${id}`, JSON.stringify({ logs: [entry] }))
}
