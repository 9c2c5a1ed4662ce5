import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const URL_OF_TAGS = 'https://tags.example/gtm.js?id=GTM-1'

const scripts: string[] = []
vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push((script as HTMLScriptElement).src))
const commands = () => (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : Object.values(entry)))
const namesOf = (entries: object[] = []) => entries.flatMap((entry) => ('event' in entry ? [entry.event] : []))

// A page has one consent and one set of scripts: each test has a page of its own.
beforeEach(() => {
  vi.resetModules()
  delete window.dataLayer
  document.cookie = 'musette-consent=; Path=/; Max-Age=0'
  scripts.length = 0
})
afterEach(cleanup)

async function arrive(tagManagerNeedsConsent: boolean): Promise<void> {
  const { renderInShop } = await import('../../../../tests/web/content/in-shop.tsx')
  const { default: Gate } = await import('../../web/Gate.tsx')
  const tags = { tagManagerUrl: URL_OF_TAGS, tagManagerNeedsConsent, debug: false }
  await act(async () => void renderInShop(<Gate tags={{ services: ['AUDIENCE'], ...tags }} />))
}

async function allow(): Promise<void> {
  const { decide } = await import('../../../../web/analytics/consent.ts')
  decide(['audience'], ['audience'], '')
}

describe('the tag manager', () => {
  test('is loaded once the shopper allowed it', async () => {
    await arrive(true)
    expect(scripts).toEqual([])
    await allow()
    await waitFor(() => expect(scripts).toEqual([URL_OF_TAGS]))
  })

  test('is loaded at once where the shop asks for no consent, and is told of the choice', async () => {
    await arrive(false)
    await waitFor(() => expect(scripts).toEqual([URL_OF_TAGS]))
    expect(namesOf(window.dataLayer)).toEqual(['UserConsent', 'gtm.js'])
    await allow()
    const last = window.dataLayer?.findLast((entry) => 'event' in entry && entry.event === 'UserConsent')
    expect(last).toMatchObject({ userConsents: { audience: true } })
    expect(scripts).toEqual([URL_OF_TAGS])
  })

  test('is told that all is denied before anything else, and what is granted before the choice itself', async () => {
    await arrive(true)
    await allow()
    await waitFor(() => expect(scripts).toEqual([URL_OF_TAGS]))
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(commands()).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      'UserConsent',
      'UserConsent',
      'user-consent-updated',
      'gtm.js',
    ])
  })
})

describe('its services', () => {
  const SERVICES = ['audience', 'video', 'advertising'] as const
  const allowed = () => window.dataLayer?.findLast((entry) => 'event' in entry && entry.event === 'UserConsent')

  test('are chosen one by one beside those of the shop, and another set asks for a new page', async () => {
    const { currentConsent, decide } = await import('../../../../web/analytics/consent.ts')
    decide(['audience'], SERVICES, '')
    expect(allowed()).toMatchObject({ userConsents: { audience: true, video: false, advertising: false } })
    expect(currentConsent()).toMatchObject({ needsReload: false })
    decide(['video', 'audience'], SERVICES, '')
    expect(currentConsent()).toMatchObject({ choice: { allowed: ['audience', 'video'] }, needsReload: true })
  })

  test('are kept by name, and asked about where they came after the choice', async () => {
    const { isDue, readChoice, today, writeChoice } = await import('../../../../web/analytics/consent.ts')
    const choice = { day: today(), allowed: ['audience'], refused: ['video'] } as const
    writeChoice(choice, '')
    expect(readChoice()).toEqual(choice)
    expect(isDue(choice, ['audience', 'video'])).toBe(false)
    expect(isDue(choice, ['audience', 'advertising'])).toBe(true)
  })
})
