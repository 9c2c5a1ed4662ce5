// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

const SERVICES = ['audience', 'video', 'reviews'] as const
const told = (name: string) =>
  (window.dataLayer ?? []).flatMap((entry) =>
    'event' in entry && entry.event === name && 'userConsents' in entry ? [entry.userConsents] : [],
  )

/** A page that has just come. */
async function arrive() {
  vi.resetModules()
  delete window.dataLayer
  return import('../../../web/analytics/consent.ts')
}

beforeEach(() => {
  document.cookie = 'musette-consent=; Path=/; Max-Age=0'
})

describe('a choice about services', () => {
  test('is told to the data layer as it stands when the page comes, before any', async () => {
    const { currentConsent } = await arrive()
    expect(currentConsent()).toEqual({ choice: null, needsReload: false })
    expect(told('UserConsent')).toEqual([{}])
  })

  test('counts at once when it is the first, and is tracked', async () => {
    const { currentConsent, decide } = await arrive()
    decide(['video'], SERVICES, '')
    expect(currentConsent()).toMatchObject({ choice: { allowed: ['video'] }, needsReload: false })
    const consents = { audience: false, video: true, reviews: false }
    expect(told('UserConsent').at(-1)).toEqual(consents)
    expect(told('user-consent-updated')).toEqual([consents])
  })

  test('asks for a new page when it changes the set, and not when it repeats it', async () => {
    const { currentConsent, decide } = await arrive()
    decide(['video'], SERVICES, '')
    decide(['video'], SERVICES, '')
    expect(currentConsent().needsReload).toBe(false)
    decide(['video', 'audience'], SERVICES, '')
    expect(currentConsent().needsReload).toBe(true)
  })

  test('is remembered by the next page', async () => {
    const before = await arrive()
    before.decide(['reviews'], SERVICES, '')
    const after = await arrive()
    expect(after.currentConsent()).toMatchObject({ choice: { allowed: ['reviews'] }, needsReload: false })
    expect(told('UserConsent')).toEqual([{ audience: false, video: false, reviews: true }])
    expect(told('user-consent-updated')).toEqual([])
  })
})
