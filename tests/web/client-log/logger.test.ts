// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLIENT_LOG_FLUSH_INTERVAL, type ClientLogEntry, MAX_CLIENT_LOG_BYTES } from '../../../schema/client-log.ts'
import { createLogger } from '../../../web/client-log/logger.ts'
import { HOUSE } from '../../../web/site/site.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>()
const beacon = vi.fn<(url: string, body: string) => boolean>()
let isOnline = true
let visibility = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockResolvedValue({ status: 204 })
  beacon.mockReset().mockReturnValue(true)
  isOnline = true
  visibility = 'visible'
  vi.stubGlobal('fetch', fetched)
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  // What waits goes out: the loggers of earlier tests still listen.
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sentBy = (body: unknown) => (JSON.parse(String(body)) as { logs: ClientLogEntry[] }).logs
const bundles = () => fetched.mock.calls.map(([, { body }]) => sentBy(body))
const pass = (intervals = 1) => vi.advanceTimersByTimeAsync(CLIENT_LOG_FLUSH_INTERVAL * intervals)

describe('the logger', () => {
  test('sends what was logged ten seconds after, in one bundle, to the handler with the page’s id', async () => {
    const logger = createLogger('/boutique', HOUSE.logInterval)
    logger.error('window', new TypeError('first'))
    logger.error('promise', 'second')
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/boutique\/client-log-handler\?client_id=[\da-z]{5,10}$/)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' })
    expect(bundles()).toEqual([
      [
        {
          context: 'window',
          level: 'error',
          data: {
            error: 'TypeError',
            message: 'first',
            trace: expect.stringContaining('first'),
            page: location.pathname,
          },
        },
        {
          context: 'promise',
          level: 'error',
          data: { error: 'string', message: 'second', trace: '', page: location.pathname },
        },
      ],
    ])
    await pass(5)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('sends as often as the site says', async () => {
    createLogger('', 2500).error('window', new Error('no'))
    await vi.advanceTimersByTimeAsync(2499)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('says where React was', async () => {
    createLogger('', HOUSE.logInterval).error('render', new Error('no'), '\n    at ProductScreen')
    await pass()
    expect(bundles()[0]?.[0]?.data).toMatchObject({ trace: expect.stringMatching(/at ProductScreen$/) })
  })

  test.each(['pagehide', 'visibilitychange'])('sends at once by beacon on %s', (event) => {
    createLogger('', HOUSE.logInterval).error('window', new Error('leaving'))
    visibility = 'hidden'
    dispatchEvent(new Event(event))
    expect(beacon).toHaveBeenCalledTimes(1)
    expect(sentBy(beacon.mock.calls[0]?.[1])).toMatchObject([{ data: { message: 'leaving' } }])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('falls back to a fetch that outlives the page when the beacon is refused', () => {
    beacon.mockReturnValue(false)
    createLogger('', HOUSE.logInterval).error('window', new Error('leaving'))
    dispatchEvent(new Event('pagehide'))
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
  })

  test('keeps its entries while offline and sends them when the network is back', async () => {
    isOnline = false
    const logger = createLogger('', HOUSE.logInterval)
    logger.error('window', new Error('in a tunnel'))
    await pass(10)
    expect(fetched).not.toHaveBeenCalled()
    isOnline = true
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(bundles()).toMatchObject([[{ data: { message: 'in a tunnel' } }]])
  })

  test.each([
    ['a network failure', undefined],
    ['429', 429],
    ['503', 503],
  ])('tries again, less and less often, after %s', async (_what, status) => {
    if (status) fetched.mockResolvedValue({ status })
    else fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    createLogger('', HOUSE.logInterval).error('window', new Error('again'))
    await pass()
    expect(fetched).toHaveBeenCalledTimes(1)
    await pass()
    expect(fetched).toHaveBeenCalledTimes(1)
    await pass()
    expect(fetched).toHaveBeenCalledTimes(2)
    fetched.mockResolvedValue({ status: 204 })
    await pass(4)
    expect(bundles().at(-1)).toMatchObject([{ data: { message: 'again' } }])
    await pass(50)
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('gives up what the handler refuses, and says nothing about it', async () => {
    const errors = vi.spyOn(console, 'error')
    fetched.mockResolvedValue({ status: 400 })
    createLogger('', HOUSE.logInterval).error('window', new Error('bad'))
    await pass(20)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(errors).not.toHaveBeenCalled()
  })

  test('is bounded: fifty entries wait, the same one once, and a bundle fits into a beacon', () => {
    isOnline = false
    const logger = createLogger('', HOUSE.logInterval)
    for (let i = 0; i < 200; i++) {
      logger.error('window', Object.assign(new Error(`é${i}`.repeat(2000)), { stack: 'é'.repeat(20_000) }))
      logger.error('window', 'the same')
    }
    dispatchEvent(new Event('pagehide'))
    const bodies = beacon.mock.calls.map(([, body]) => body)
    expect(bodies.length).toBeGreaterThan(1)
    for (const body of bodies) expect(new Blob([body]).size).toBeLessThanOrEqual(MAX_CLIENT_LOG_BYTES)
    const entries = bodies.flatMap(sentBy)
    expect(entries).toHaveLength(50)
    expect(entries.filter(({ data }) => data.message === 'the same')).toHaveLength(1)
  })
})
