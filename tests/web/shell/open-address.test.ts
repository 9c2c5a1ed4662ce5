// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openAddress } from '../../../web/shell/navigation/use-navigation-effects.ts'

const navigate = vi.fn<(to: string, options?: { state?: unknown }) => void>()
afterEach(() => vi.clearAllMocks())

describe('from one page to the next', () => {
  test.each([
    ['a link', { transition: true, replace: true }],
    ['code', undefined],
  ])('%s opens the address at once, as it was told', (_who, options) => {
    openAddress(navigate, '/chats.html', options)
    expect(navigate).toHaveBeenCalledOnce()
    expect(navigate.mock.lastCall).toMatchObject(['/chats.html', { ...options }])
  })

  test('each entry of the history has a name of its own', () => {
    openAddress(navigate, '/a.html', undefined)
    openAddress(navigate, '/b.html', undefined)
    const [first, second] = navigate.mock.calls.map(([, options]) => options?.state)
    expect(first).toEqual({ entry: expect.any(String) })
    expect(second).not.toEqual(first)
  })
})
