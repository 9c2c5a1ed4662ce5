// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from '../../../web/screens/cart/in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

/** A lock manager with one queue, as the tabs of a browser share it. */
function oneQueue(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, __: LockOptions, run: () => Promise<unknown>) => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
  return { request: request as LockManager['request'] }
}

describe('changes of the cart', () => {
  test('wait for the change of another tab', async () => {
    vi.stubGlobal('navigator', { locks: oneQueue() })
    const events: string[] = []
    const change = (name: string) => async () => {
      events.push(`${name} starts`)
      await Promise.resolve()
      events.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([inTurn(change('first')), inTurn(change('second'))])).toEqual(['first', 'second'])
    expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  })

  test('pass on what went wrong, and run once', async () => {
    vi.stubGlobal('navigator', { locks: oneQueue() })
    const change = vi.fn(() => Promise.reject(new Error('Network error: offline')))
    await expect(inTurn(change)).rejects.toThrow('offline')
    expect(change).toHaveBeenCalledTimes(1)
  })

  test('do not wait for ever for a tab that hangs', async () => {
    const request = () => Promise.reject(new DOMException('waited too long', 'TimeoutError'))
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
  })

  test('run at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
  })
})
