import { useSyncExternalStore } from 'react'
import { THIRTEEN_MONTHS } from '../../schema/shop-constants.ts'
import type { ConsentService } from '../api/shop-types.generated.ts'
import { ownName } from '../site/site.ts'
import { push, pushEvent } from './data-layer.ts'
import type { TagsQuery } from './tags.generated.ts'

const SERVICES: Record<ConsentService, Service> = {
  AUDIENCE: 'audience',
  ADVERTISING: 'advertising',
  VIDEO: 'video',
  REVIEWS: 'reviews',
}

const names = new Set<string>(Object.values(SERVICES))

const isService = (name: string): name is Service => names.has(name)

const NAME = 'consent'

const DAY = 24 * 60 * 60

/** The CNIL advises to ask again after six months. */
const ASK_AGAIN_DAYS = 182

export const today = () => Math.floor(Date.now() / 1000 / DAY)

const servicesIn = (text: string) => text.split('.').filter(isService)

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

/** Pushes the current choice to the data layer before anything else. Without a choice everything is denied. */
export function currentConsent(): Consent {
  if (!consent) {
    consent = { choice: readChoice(), needsReload: false }
    denyByDefault()
    tell('UserConsent', consent.choice)
  }
  return consent
}

/** Stores a choice among the site's services. A first choice takes effect at once; changing a choice needs a new page. */
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

/** What a shopper decided, and about what: a service that came later was not asked for. */
export type Choice = {
  allowed: readonly Service[]
  refused: readonly Service[]
  /** Days since 1 January 1970. */
  day: number
}

/** `20412_audience.video_advertising`: day, what is allowed, what is refused. Null without a cookie, and for one that nobody here wrote. */
export function readChoice(): Choice | null {
  const [, text = ''] = new RegExp(`(?:^|; )${ownName(NAME)}=([^;]*)`).exec(document.cookie) ?? []
  const [, day, allowed = '', refused = ''] = /^(\d{1,6})_([a-z.]{0,80})_([a-z.]{0,80})$/.exec(text) ?? []
  if (!day) return null
  return { day: Number(day), allowed: servicesIn(allowed), refused: servicesIn(refused) }
}

/** Keeps the choice below the shop's base path. */
export function writeChoice({ day, allowed, refused }: Choice, basePath: string): void {
  const value = [day, allowed.join('.'), refused.join('.')].join('_')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${ownName(NAME)}=${value}; Path=${basePath || '/'}; Max-Age=${THIRTEEN_MONTHS}; SameSite=Lax${secure}`
}

/** Whether the shopper has to be asked: never asked, asked too long ago, or not about all there is now. */
export function isDue(choice: Choice | null, services: readonly Service[]): boolean {
  if (services.length === 0) return false
  if (!choice || today() - choice.day > ASK_AGAIN_DAYS) return true
  return services.some((service) => !choice.allowed.includes(service) && !choice.refused.includes(service))
}

/** What a shopper may consent to, as cookies and the data layer name it. */
export type Service = Lowercase<ConsentService>

export type Tags = Omit<TagsQuery['shop']['tags'], 'services'> & { services: readonly Service[] }

/** The site's tags with the names of its services. */
export function readTags({ shop }: TagsQuery): Tags {
  return { ...shop.tags, services: shop.tags.services.map((service) => SERVICES[service]) }
}
