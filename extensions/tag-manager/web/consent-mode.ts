import { consent } from 'musette/web'

/**
 * Google Consent Mode v2: all is denied before any tag runs, then what the shopper allowed is granted. Returns a function that ends it.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function followConsentMode(): () => void {
  const { choice } = consent.currentConsent()
  const granted = choice ? [command('consent', 'update', signals(choice.allowed))] : []
  // Before what the page pushed until now: nothing has read it yet.
  window.dataLayer?.unshift(command('consent', 'default', signals([])), ...granted)
  return consent.beforeConsentIsTold((allowed) => consent.push(command('consent', 'update', signals(allowed))))
}

function signals(allowed: readonly consent.Service[]): Record<string, 'granted' | 'denied'> {
  const advertising = allowed.includes('advertising') ? 'granted' : 'denied'
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: allowed.includes('audience') ? 'granted' : 'denied',
  }
}

/** Tag managers take a command for one only where it is an `arguments` object. */
function command(..._parts: unknown[]): object {
  return arguments
}
