import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { ScreenBoundary } from '../../../web/shell/ScreenBoundary.tsx'
import { renderInShop } from '../content/in-shop.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function Shop({ error }: { error: Error }) {
  const [path, setPath] = useState('/broken')
  return (
    <>
      <button onClick={() => setPath('/fine')}>Ailleurs</button>
      <ScreenBoundary resetKey={path}>
        <Screen error={path === '/broken' ? error : undefined} />
      </ScreenBoundary>
    </>
  )
}

function Screen({ error }: { error: Error | undefined }) {
  if (error) throw error
  return <p>Tout va bien</p>
}

describe('a screen that fails to render', () => {
  test('is replaced by an English title, a French line and the error’s text', () => {
    renderInShop(<Shop error={new Error('GraphQL error: unknown sku')} />)
    expect(screen.getByRole('heading', { name: 'An error occured.' }).getAttribute('lang')).toBe('en')
    expect(screen.getByText(/Une erreur est survenue/)).toBeDefined()
    expect(screen.getByText('GraphQL error: unknown sku')).toBeDefined()
  })

  test('says why in one line, without addresses', () => {
    const loading = 'Importing failed: https://shop.example/assets/Product-x1.js'
    renderInShop(<Shop error={new Error(`${loading}\n    at /srv/shop/main.js:1`)} />)
    expect(screen.getByText('Importing failed: …')).toBeDefined()
    cleanup()
    renderInShop(<Shop error={new Error('x'.repeat(5000))} />)
    expect(screen.getByText(/^x+…$/).textContent).toHaveLength(200)
  })

  test('says of an error for developers its code and the request, by which the log names it', () => {
    const options = { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-42' }
    renderInShop(<Shop error={new GraphqlFailure('graphql', 'GraphQL error: secret detail', 500, options)} />)
    expect(screen.getByText('GraphQL error: INTERNAL_SERVER_ERROR (r-42)')).toBeDefined()
    expect(screen.queryByText(/secret/)).toBeNull()
  })

  test('is the offline page where code or data does not come without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderInShop(<Shop error={new GraphqlFailure('network', 'Network error: Failed to fetch', 0)} />)
    expect(document.title).toBe("You're offline - Musette")
  })

  describe('because the store does not respond', () => {
    const options = { code: 'UPSTREAM_UNAVAILABLE', cause: new Error('no') }
    const unreachable = new GraphqlFailure('graphql', 'GraphQL error: no', 200, options)
    const reload = vi.fn()
    const look = vi.fn()
    beforeEach(() => {
      vi.useFakeTimers()
      vi.spyOn(location, 'reload').mockImplementation(reload)
      vi.stubGlobal('fetch', look)
      sessionStorage.clear()
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.clearAllMocks()
    })

    test('says so, and is loaded again once it does, which a page that does not come is no sign of', async () => {
      look.mockImplementationOnce(
        (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      )
      look.mockResolvedValue({ status: 200 })
      renderInShop(<Shop error={unreachable} />)
      expect(screen.getByText(/momentanément injoignable/)).toBeDefined()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(look).toHaveBeenCalledOnce()
      expect(reload).not.toHaveBeenCalled()
    })

    test('but not again and again', async () => {
      look.mockResolvedValue({ status: 200 })
      renderInShop(<Shop error={unreachable} />)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(reload).toHaveBeenCalledOnce()
      cleanup()
      renderInShop(<Shop error={unreachable} />)
      expect(screen.getByText(/Une erreur est survenue/)).toBeDefined()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(reload).toHaveBeenCalledOnce()
    })
  })

  test('comes back when the location changes', async () => {
    const { user } = renderInShop(<Shop error={new Error('no')} />)
    await user.click(screen.getByRole('button', { name: 'Ailleurs' }))
    expect(screen.getByText('Tout va bien')).toBeDefined()
  })

  test('is the maintenance page when that is the reason', () => {
    renderInShop(<Shop error={new GraphqlFailure('network', 'Network error: HTTP 503', 503)} />)
    expect(document.title).toBe('503 - Currently unavailable')
  })
})
