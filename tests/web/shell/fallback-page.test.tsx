import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FallbackPage } from '../../../web/shell/fallback/FallbackPage.tsx'
import { HOUSE } from '../../../web/site/site.ts'
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
  test('say it in French first, then in English', () => {
    renderInShop(<FallbackPage status="offline" />)
    expect(document.title).toBe("You're offline - Musette")
    const heading = screen.getByRole('heading', {
      level: 1,
      name: "You can't access to Musette because you are offline",
    })
    expect(heading.lang).toBe('en')
    expect(screen.getByText(/make sure that you have access to internet before reloading/).lang).toBe('en')
    const french = screen.getByText('Vous êtes hors connexion')
    expect(french.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: '01 99 00 00 17' }).getAttribute('href')).toBe('tel:0199000017')
    expect(screen.queryByText(/Votre panier vous attend/)).toBeNull()
  })

  test('say that the cart waits, where there is one', () => {
    renderInShop(<FallbackPage status="offline" />)
    expect(screen.queryByText(/Votre panier vous attend/)).toBeNull()
    document.cookie = `${HOUSE.presence}=g3`
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText(/Votre panier vous attend/)).toBeDefined()
    document.cookie = `${HOUSE.presence}=; Max-Age=0`
  })

  test('try again on request, and say that it did not help', async () => {
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ status: 200 })
    renderInShop(<FallbackPage status="offline" />)
    const retry = screen.getByRole('button', { name: 'Réessayer' })
    await act(async () => retry.click())
    expect(screen.getByText(/Toujours rien/).role).toBe('status')
    expect(reload).not.toHaveBeenCalled()
    await act(async () => retry.click())
    expect(reload).toHaveBeenCalledOnce()
  })

  test('look at once when the network is back', async () => {
    fetch.mockResolvedValue({ status: 200 })
    renderInShop(<FallbackPage status="offline" />)
    await act(async () => void dispatchEvent(new Event('online')))
    expect(reload).toHaveBeenCalledOnce()
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
