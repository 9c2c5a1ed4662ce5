// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** The one that every shop has. */
const SERVICES = ['video'] as const
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
  test('is reported to the data layer when the page loads, also where nothing was chosen yet', async () => {
    const { currentConsent } = await arrive()
    expect(currentConsent()).toEqual({ choice: null, needsReload: false })
    expect(told('UserConsent')).toEqual([{}])
  })

  test('counts at once when it is the first, and is tracked', async () => {
    const { currentConsent, decide } = await arrive()
    decide(['video'], SERVICES, '')
    expect(currentConsent()).toMatchObject({ choice: { allowed: ['video'] }, needsReload: false })
    expect(told('UserConsent').at(-1)).toEqual({ video: true })
    expect(told('user-consent-updated')).toEqual([{ video: true }])
  })

  test('reloads the page when it changes the set, and not when it repeats it', async () => {
    const { currentConsent, decide } = await arrive()
    decide(['video'], SERVICES, '')
    decide(['video'], SERVICES, '')
    expect(currentConsent().needsReload).toBe(false)
    decide([], SERVICES, '')
    expect(currentConsent().needsReload).toBe(true)
  })

  test.each([
    [['video'], true],
    [[], false],
  ] as const)('is remembered by the next page: %j', async (allowed, video) => {
    const before = await arrive()
    before.decide(allowed, SERVICES, '')
    const after = await arrive()
    expect(after.currentConsent()).toMatchObject({ choice: { allowed }, needsReload: false })
    expect(told('UserConsent')).toEqual([{ video }])
    expect(told('user-consent-updated')).toEqual([])
  })
})
