// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logFailures, watchErrors } from '../../../web/client-log/watch-errors.ts'
import { GraphqlFailure } from '../../../schema/page.ts'
import { HOUSE } from '../../../web/site/site.ts'
import { waitFor } from '../../support/wait-for.ts'

const logged = vi.fn()
vi.mock('../../../web/client-log/logger.ts', () => ({ createLogger: () => ({ error: logged }) }))

beforeEach(() => void logged.mockReset())

const report = watchErrors('', HOUSE)
const uncaught = (error: unknown, filename = `${location.origin}/assets/a.js`) =>
  dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }))
const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const wait = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('what goes wrong in the page', () => {
  test('is logged when nobody caught it', async () => {
    const error = new TypeError('x is not a function')
    uncaught(error)
    rejected('no reason')
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
    expect(logged.mock.calls).toEqual([
      ['window', error, undefined],
      ['promise', 'no reason', undefined],
    ])
  })

  test('is logged when a boundary caught it', async () => {
    const error = new Error('cannot render')
    report('render', error, '\n at Screen')
    await waitFor(() => expect(logged).toHaveBeenCalledWith('render', error, '\n at Screen'))
  })

  test('is not logged when it is a failed operation, given up, another site’s, or noise', async () => {
    const failure = new GraphqlFailure('network', 'Network error: HTTP 500', 500)
    rejected(failure)
    report('render', failure)
    rejected(new DOMException('given up', 'AbortError'))
    uncaught(new Error('an extension'), 'chrome-extension://abc/content.js')
    uncaught('ResizeObserver loop completed with undelivered notifications.')
    await wait()
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('a failed operation', () => {
  const operation = { name: 'Cart', kind: 'query', text: '', sha256: '' } as const

  test('is reported to the console only, and still fails', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new GraphqlFailure('graphql', 'GraphQL error: unknown sku', 200)
    await expect(logFailures(() => Promise.reject(failure))(operation, {})).rejects.toBe(failure)
    expect(told.mock.calls).toEqual([['Cart: GraphQL error: unknown sku']])
    told.mockReset()
    const maintenance = new GraphqlFailure('graphql', '#503 Maintenance flag', 503)
    await expect(logFailures(() => Promise.reject(maintenance))(operation, {})).rejects.toBe(maintenance)
    expect(told).not.toHaveBeenCalled()
    await wait()
    expect(logged).not.toHaveBeenCalled()
  })
})
