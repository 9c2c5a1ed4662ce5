// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notePreloaded, withViewTransition } from '../../../web/shell/navigation/use-navigation-effects.ts'
import { waitFor } from '../../support/wait-for.ts'

const navigate = vi.fn<(to: string, options?: { state?: unknown }) => void>()
/** Takes its picture of the page first, as a browser does. */
const startViewTransition = vi.fn<(change: () => void) => { ready: Promise<void> }>((change) => ({
  ready: Promise.resolve().then(change),
}))

beforeEach(() => {
  Object.assign(document, { startViewTransition })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('from one page to the next', () => {
  test('a link fades', async () => {
    withViewTransition(navigate, '/chats.html', { transition: true, replace: true })
    expect(navigate).not.toHaveBeenCalled()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(navigate.mock.lastCall).toMatchObject(['/chats.html', { transition: true, replace: true }])
    expect(startViewTransition).toHaveBeenCalledOnce()
  })

  test('a transition that the browser skips is no error', async () => {
    startViewTransition.mockReturnValueOnce({ ready: Promise.reject(new Error('skipped')) })
    withViewTransition(navigate, '/chats.html', { transition: true })
    await Promise.resolve()
  })

  test.each([
    ['code', '/chats.html', undefined],
    ['another state of the same page', `${location.pathname}?page=2`, { transition: true }],
  ])('%s changes in place', (_name, to, options) => {
    withViewTransition(navigate, to, options)
    expect(navigate).toHaveBeenCalledOnce()
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  test('a preloaded page opens at once, and one that was preloaded long ago does not', () => {
    notePreloaded('/lapins.html')
    notePreloaded('/chats.html')
    withViewTransition(navigate, '/chats.html', { transition: true })
    expect(navigate).toHaveBeenCalledOnce()
    expect(startViewTransition).not.toHaveBeenCalled()
    for (let page = 0; page < 199; page++) notePreloaded(`/page-${page}.html`)
    withViewTransition(navigate, '/lapins.html', { transition: true })
    expect(startViewTransition).toHaveBeenCalledOnce()
  })

  test('each entry of the history has a name of its own', () => {
    withViewTransition(navigate, '/a.html', undefined)
    withViewTransition(navigate, '/b.html', undefined)
    const [first, second] = navigate.mock.calls.map(([, options]) => options?.state)
    expect(first).toEqual({ entry: expect.any(String) })
    expect(second).not.toEqual(first)
  })

  test('nothing moves for those who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    withViewTransition(navigate, '/chats.html', { transition: true })
    expect(startViewTransition).not.toHaveBeenCalled()
    expect(navigate).toHaveBeenCalledOnce()
  })
})
