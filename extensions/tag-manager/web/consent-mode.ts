import { consent } from 'musette/web'

/**
 * Applies Google Consent Mode v2: everything is denied before any tag runs, then the shopper's consent is granted. Returns a function that ends it.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function followConsentMode(): () => void {
  const { choice } = consent.currentConsent()
  const granted = choice ? [command('consent', 'update', signals(choice.allowed))] : []
  // Inserted before earlier entries, which nothing has read yet.
  window.dataLayer?.unshift(command('consent', 'default', signals([])), ...granted)
  return consent.beforeConsentUpdate((allowed) => consent.push(command('consent', 'update', signals(allowed))))
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

/** Returns a command: tag managers recognise one only as an `arguments` object. */
function command(..._parts: unknown[]): object {
  return arguments
}
