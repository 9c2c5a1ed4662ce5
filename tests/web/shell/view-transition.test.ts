// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withViewTransition } from '../../../web/shell/navigation/use-navigation-effects.ts'

const navigate = vi.fn<(to: string) => void>()
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
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/chats.html', { transition: true, replace: true }))
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

  test('nothing moves for those who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    withViewTransition(navigate, '/chats.html', { transition: true })
    expect(startViewTransition).not.toHaveBeenCalled()
    expect(navigate).toHaveBeenCalledOnce()
  })
})
