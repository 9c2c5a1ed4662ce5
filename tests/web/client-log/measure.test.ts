// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SpanEntry } from '../../../schema/client-log.ts'
import { reportSpans } from '../../../web/client-log/measure.ts'

const beacon = vi.fn<(url: string, body: string) => boolean>()
let visibility = 'visible'
/** What the browser tells its observers, who then hear of it, and what it has not yet told. */
let tell: (timings: object[]) => void
let untold: object[] = []
const observed: (string | undefined)[] = []

class Observer {
  readonly #untold: object[] = []
  constructor(hear: PerformanceObserverCallback) {
    untold = this.#untold
    tell = (timings) => hear({ getEntries: () => timings } as never, this as never)
  }
  observe({ type, buffered }: PerformanceObserverInit) {
    if (buffered) observed.push(type)
  }
  takeRecords() {
    return this.#untold.splice(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  beacon.mockReset().mockReturnValue(true)
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  observed.length = 0
  reportSpans('/boutique')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ticket = (description: string) => ({ serverTiming: [{ name: 'cache' }, { name: 'span', description }] })
const call = (description: string) => ({ ...ticket(description), startTime: 100, responseStart: 140, responseEnd: 150 })
const load = (loadEventEnd: number) => ({
  ...ticket('page'),
  startTime: 0,
  responseStart: 80,
  responseEnd: 90,
  loadEventEnd,
})
const bundles = () => beacon.mock.calls.map(([, body]) => (JSON.parse(body) as { logs: SpanEntry[] }).logs)
const hide = () => {
  visibility = 'hidden'
  dispatchEvent(new Event('visibilitychange'))
}

test('what was recorded is sent together after ten seconds, also if it was before the code was there', async () => {
  expect(observed).toEqual(['navigation', 'resource'])
  tell([load(700), call('a')])
  tell([call('b')])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(beacon).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(beacon.mock.calls[0]?.[0]).toBe('/boutique/client-log-handler')
  expect(bundles()).toEqual([
    [
      { span: 'page', before: 80, ms: 700 },
      { span: 'a', before: 40, ms: 50 },
      { span: 'b', before: 40, ms: 50 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(beacon).toHaveBeenCalledTimes(1)
})

test('what has no ticket is not sent, and browsers that show none send nothing', async () => {
  tell([
    { startTime: 1, responseEnd: 2 },
    { ...call('a'), serverTiming: [{ name: 'traceparent', description: 'x' }] },
  ])
  hide()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(beacon).not.toHaveBeenCalled()
})

test('a page that is hidden sends at once, with what the browser has not yet told', () => {
  tell([call('a')])
  untold.push(call('b'))
  hide()
  expect(bundles()).toEqual([[expect.objectContaining({ span: 'a' }), expect.objectContaining({ span: 'b' })]])
})

test('a page is sent once it has loaded, and once only', async () => {
  tell([load(0), call('a')])
  await vi.advanceTimersByTimeAsync(10_000)
  tell([load(15_000)])
  await vi.advanceTimersByTimeAsync(10_000)
  hide()
  expect(bundles()).toEqual([[{ span: 'a', before: 40, ms: 50 }], [{ span: 'page', before: 80, ms: 15_000 }]])
})

test('no more than ten are sent at a time, and none is longer than a minute', () => {
  tell([{ ...call('a'), responseStart: 70_000, responseEnd: 90_000 }])
  tell(Array.from({ length: 20 }, (_, i) => call(String(i))))
  hide()
  const [sent] = bundles()
  expect(sent).toHaveLength(10)
  expect(sent?.[0]).toEqual({ span: 'a', before: 60_000, ms: 60_000 })
})
