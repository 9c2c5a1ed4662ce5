import { useSyncExternalStore } from 'react'
import { type Choice, readChoice, today, writeChoice } from './consent-cookie.ts'
import { push, pushEvent } from './data-layer.ts'
import type { Service } from './services.ts'

export type Consent = {
  choice: Choice | null
  /** What was let in cannot be unloaded: only a new page is without it. */
  needsReload: boolean
}

let consent: Consent | null = null
const listeners = new Set<() => void>()

/** The shopper's choice as this page follows it; null on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null)
}

/** First of all: what counts now is told to the data layer (spec §9), denied where nothing was decided. */
export function currentConsent(): Consent {
  if (!consent) {
    consent = { choice: readChoice(), needsReload: false }
    denyByDefault()
    tell('UserConsent', consent.choice)
  }
  return consent
}

/** Takes down a choice among the site's services. A first one counts at once; one that changes another needs a new page (spec §4). */
export function decide(allowed: readonly Service[], services: readonly Service[], basePath: string): void {
  const refused = services.filter((service) => !allowed.includes(service))
  const next: Choice = { allowed: services.filter((service) => allowed.includes(service)), refused, day: today() }
  writeChoice(next, basePath)
  follow(next)
}

/** Another tab may have decided meanwhile: this page follows. */
function lookAgain(): void {
  if (document.hidden) return
  const kept = readChoice()
  if (kept && setOf(kept) !== setOf(currentConsent().choice)) follow(kept)
}

function follow(next: Choice): void {
  const { choice, needsReload } = currentConsent()
  consent = { choice: next, needsReload: needsReload || (choice !== null && setOf(choice) !== setOf(next)) }
  tell('UserConsent', next)
  pushEvent({ event: 'user-consent-updated', userConsents: consentsOf(next) })
  for (const listener of listeners) listener()
}

function tell(event: string, choice: Choice | null): void {
  if (choice) updateConsent(choice.allowed)
  pushEvent({ event, userConsents: consentsOf(choice) })
}

function consentsOf(choice: Choice | null): Partial<Record<Service, boolean>> {
  if (!choice) return {}
  const { allowed, refused } = choice
  return Object.fromEntries([
    ...refused.map((service) => [service, false]),
    ...allowed.map((service) => [service, true]),
  ])
}

const setOf = (choice: Choice | null) => choice?.allowed.toSorted().join() ?? null

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain)
  }
}

/**
 * Google Consent Mode v2: all is denied before any tag runs, then what the shopper allowed is granted.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
function denyByDefault(): void {
  command('consent', 'default', signals([]))
}

function updateConsent(allowed: readonly Service[]): void {
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
