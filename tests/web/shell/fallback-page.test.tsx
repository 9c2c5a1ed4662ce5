import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FallbackPage } from '../../../web/shell/fallback/FallbackPage.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const fetch = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the pages that stand in for the shop', () => {
  test('say it in English, and the same in French', () => {
    renderInShop(<FallbackPage status="offline" />)
    expect(document.title).toBe("You're offline - Musette")
    const heading = screen.getByRole('heading', {
      level: 1,
      name: "You can't access to Musette because you are offline",
    })
    expect(heading.lang).toBe('en')
    expect(screen.getByText(/make sure that you have access to internet before reloading/).lang).toBe('en')
    expect(screen.getByText('Vous êtes hors connexion')).toBeDefined()
  })

  test('say so of maintenance, too', () => {
    renderInShop(<FallbackPage status="maintenance" />)
    expect(document.title).toBe('503 - Currently unavailable')
    expect(screen.getByRole('heading', { level: 1, name: 'Musette is currently unavailable' }).lang).toBe('en')
    expect(screen.getByText('Musette est momentanément indisponible')).toBeDefined()
  })

  test('look for the shop every five seconds and reload only when it is back', async () => {
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ status: 503 })
    fetch.mockResolvedValue({ status: 200 })
    renderInShop(<FallbackPage status="maintenance" />)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('stop looking when they are left', async () => {
    const { unmount } = renderInShop(<FallbackPage status="maintenance" />)
    unmount()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetch).not.toHaveBeenCalled()
  })
})
