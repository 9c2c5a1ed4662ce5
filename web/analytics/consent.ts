import { useSyncExternalStore } from 'react'
import extensions from 'virtual:extensions/web'
import { THIRTEEN_MONTHS } from '../../schema/shop-constants.ts'
import type { ConsentService } from '../api/shop-types.generated.ts'
import type { MessageId, Section } from '../i18n/messages.ts'
import { ownName } from '../site/site.ts'
import { push, pushEvent } from './data-layer.ts'
import type { TagsQuery } from './tags.generated.ts'

type ServiceTexts = { label: MessageId; text: MessageId }

/** What the choice by service says of each. */
export const serviceTexts: { readonly [Name in Service]?: ServiceTexts } = Object.assign(
  {
    audience: { label: 'consent.audience', text: 'consent.audience.text' },
    advertising: { label: 'consent.advertising', text: 'consent.advertising.text' },
    video: { label: 'consent.video', text: 'consent.video.text' },
  },
  ...extensions.map(({ consents }) => consents),
)

/** Extensions whose texts it needs. */
export const serviceSections = extensions.flatMap(({ name, consents }) => (consents ? [name as Section] : []))

const isService = (name: string): name is Service => name in serviceTexts

const NAME = 'consent'

const DAY = 24 * 60 * 60

/** The CNIL advises to ask again after six months. */
const ASK_AGAIN_DAYS = 182

export const today = () => Math.floor(Date.now() / 1000 / DAY)

const servicesIn = (text: string) => text.split('.').filter(isService)

export type Consent = {
  choice: Choice | null
  /** Scripts that were loaded cannot be unloaded: only a reload removes them. */
  needsReload: boolean
}

let consent: Consent | null = null
const listeners = new Set<() => void>()

/** The consent that applies to this page; null on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null)
}

/** Sends the current consent to the data layer before anything else; denied while undecided. */
export function currentConsent(): Consent {
  if (!consent) {
    consent = { choice: readChoice(), needsReload: false }
    denyByDefault()
    tell('UserConsent', consent.choice)
  }
  return consent
}

/** Stores the consent to the site's services. The first decision applies at once; a change needs a reload. */
export function decide(allowed: readonly Service[], services: readonly Service[], basePath: string): void {
  const refused = services.filter((service) => !allowed.includes(service))
  const next: Choice = { allowed: services.filter((service) => allowed.includes(service)), refused, day: today() }
  writeChoice(next, basePath)
  follow(next)
}

/** Takes over a decision of another tab. */
function lookAgain(): void {
  if (document.hidden) return
  const stored = readChoice()
  if (stored && setOf(stored) !== setOf(currentConsent().choice)) follow(stored)
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

/** The decision by service; services that were added later are absent. */
export type Choice = {
  allowed: readonly Service[]
  refused: readonly Service[]
  /** Days since 1 January 1970. */
  day: number
}

/** `20412_audience.video_advertising`: day, what is allowed, what is refused. Null without a valid cookie. */
export function readChoice(): Choice | null {
  const [, text = ''] = new RegExp(`(?:^|; )${ownName(NAME)}=([^;]*)`).exec(document.cookie) ?? []
  const [, day, allowed = '', refused = ''] = /^(\d{1,6})_([a-z.]{0,80})_([a-z.]{0,80})$/.exec(text) ?? []
  if (!day) return null
  return { day: Number(day), allowed: servicesIn(allowed), refused: servicesIn(refused) }
}

/** Writes the cookie for the shop's base path. */
export function writeChoice({ day, allowed, refused }: Choice, basePath: string): void {
  const value = [day, allowed.join('.'), refused.join('.')].join('_')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${ownName(NAME)}=${value}; Path=${basePath || '/'}; Max-Age=${THIRTEEN_MONTHS}; SameSite=Lax${secure}`
}

/** Whether consent is needed: never given, expired, or without a service that was added later. */
export function isDue(choice: Choice | null, services: readonly Service[]): boolean {
  if (services.length === 0) return false
  if (!choice || today() - choice.day > ASK_AGAIN_DAYS) return true
  return services.some((service) => !choice.allowed.includes(service) && !choice.refused.includes(service))
}

/** Names of the services in cookies and the data layer. */
export type Service = Lowercase<ConsentService>

export type Tags = Omit<TagsQuery['shop']['tags'], 'services'> & { services: readonly Service[] }

export function readTags({ shop }: TagsQuery): Tags {
  return { ...shop.tags, services: shop.tags.services.map((service) => service.toLowerCase() as Service) }
}
