import { push } from './data-layer.ts'
import type { Service } from './services.ts'

/**
 * Google Consent Mode v2: all is denied before any tag runs, then what the shopper allowed is granted.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function denyByDefault(): void {
  command('consent', 'default', signals([]))
}

export function updateConsent(allowed: readonly Service[]): void {
  command('consent', 'update', signals(allowed))
}

function signals(allowed: readonly Service[]): Record<string, 'granted' | 'denied'> {
  const advertising = allowed.includes('advertising') ? 'granted' : 'denied'
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: allowed.includes('audience') ? 'granted' : 'denied',
  }
}

/** Tag managers take a command for one only where it is an `arguments` object. */
function command(..._parts: unknown[]): void {
  push(arguments)
}
