import { useSyncExternalStore } from 'react'
import extensions from 'virtual:extensions/consents'
import { CONSENT_COOKIE, CONSENT_VALUE } from '../../schema/client-log.ts'
import { RETENTION } from '../../schema/retention.ts'
import type { ConsentService } from '../api/shop-types.generated.ts'
import type { MessageId, Section } from '../i18n/messages.ts'
import { HOUSE } from '../site/site.ts'
import type { SiteTagsFragment } from '../site/shop.generated.ts'
import { pushEvent } from './data-layer.ts'

type ServiceTexts = { label: MessageId; text: MessageId }

/** Texts that describe each service in the choice by service. */
export const serviceTexts: { readonly [Name in Service]?: ServiceTexts } = Object.assign(
  {
    video: { label: 'consent.video', text: 'consent.video.text' },
    audience: { label: 'consent.audience', text: 'consent.audience.text' },
    advertising: { label: 'consent.advertising', text: 'consent.advertising.text' },
  },
  ...extensions.map(({ consents }) => consents),
)

/** Sections with these texts. */
export const serviceSections: readonly Section[] = ['consent', ...extensions.map(({ name }) => name as Section)]

const isService = (name: string): name is Service => name in serviceTexts

const DAY = 24 * 60 * 60

/** The CNIL advises to ask again after six months. */
const ASK_AGAIN_DAYS = 182

export const today = () => Math.floor(Date.now() / 1000 / DAY)

const namesIn = (text: string) => text.split('.').filter(isService)

export type Consent = {
  choice: Choice | null
  /** Scripts that were loaded cannot be unloaded: only a reload removes them. */
  needsReload: boolean
}

let consent: Consent | null = null
const listeners = new Set<() => void>()
const firstListeners = new Set<(allowed: readonly Service[]) => void>()

/** The consent that applies to this page; null on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null)
}

/** Sends the current consent to the data layer before anything else. */
export function currentConsent(): Consent {
  if (!consent) {
    consent = { choice: readChoice(), needsReload: false }
    publish('UserConsent', consent.choice)
  }
  return consent
}

/** Stores the consent to the site's services. The first decision applies at once; a change needs a reload. Returns what was stored. */
export function decide(allowed: readonly Service[], services: readonly Service[], basePath: string): Choice {
  const refused = services.filter((service) => !allowed.includes(service))
  const id = currentConsent().choice?.id ?? Math.random().toString(36).slice(2, 12)
  const next: Choice = { allowed: services.filter((service) => allowed.includes(service)), refused, day: today(), id }
  writeChoice(next, basePath)
  follow(next)
  return next
}

/** Applies a decision of another tab. */
function readOtherTab(): void {
  if (document.hidden) return
  const stored = readChoice()
  if (stored && setOf(stored) !== setOf(currentConsent().choice)) follow(stored)
}

function follow(next: Choice): void {
  const { choice, needsReload } = currentConsent()
  consent = { choice: next, needsReload: needsReload || (choice !== null && setOf(choice) !== setOf(next)) }
  publish('UserConsent', next)
  pushEvent({ event: 'user-consent-updated', userConsents: consentsOf(next) })
  for (const listener of listeners) listener()
}

function publish(event: string, choice: Choice | null): void {
  if (choice) for (const listener of firstListeners) listener(choice.allowed)
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
  if (listeners.size === 0) document.addEventListener('visibilitychange', readOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readOtherTab)
  }
}

/** Calls before a choice is sent to the data layer. Returns a function that ends it. */
export function beforeConsentUpdate(listener: (allowed: readonly Service[]) => void): () => void {
  firstListeners.add(listener)
  return () => void firstListeners.delete(listener)
}

/** The decision by service; services that were added later are absent. */
export type Choice = {
  allowed: readonly Service[]
  refused: readonly Service[]
  /** Days since 1 January 1970. */
  day: number
  /** Random; also in the log line that proves the choice. Cookies of earlier versions have none. */
  id?: string
}

/** Each site asks for its own services, also where it shares the session of others. */
const cookieName = () => `${document.documentElement.dataset.site ?? HOUSE.code}-${CONSENT_COOKIE}`

/** Null without a valid cookie. */
export function readChoice(): Choice | null {
  const [, text = ''] = new RegExp(`(?:^|; )${cookieName()}=([^;]*)`).exec(document.cookie) ?? []
  const [, day, allowed = '', refused = '', id] = CONSENT_VALUE.exec(text) ?? []
  if (!day) return null
  return { day: Number(day), allowed: namesIn(allowed), refused: namesIn(refused), ...(id && { id }) }
}

/** Writes the cookie for the shop's base path. */
export function writeChoice({ day, allowed, refused, id }: Choice, basePath: string): void {
  const value = [day, allowed.join('.'), refused.join('.'), ...(id ? [id] : [])].join('_')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName()}=${value}; Path=${basePath || '/'}; Max-Age=${RETENTION.consent.seconds}; SameSite=Lax${secure}`
}

/** Whether to ask for consent: no choice yet, an expired one, or one without a service that was added later. */
export function isDue(choice: Choice | null, services: readonly Service[]): boolean {
  if (services.length === 0) return false
  if (!choice || today() - choice.day > ASK_AGAIN_DAYS) return true
  return services.some((service) => !choice.allowed.includes(service) && !choice.refused.includes(service))
}

/** Names of the services in cookies and the data layer. */
export type Service = Lowercase<ConsentService>

/** The services that the site uses. */
export function servicesIn({ services }: SiteTagsFragment): Service[] {
  return services.map((service) => service.toLowerCase() as Service)
}
