import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { Link, PreloadContext } from '../../../web/ui/Link.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { controlVisibility } from './visibility.ts'

const visibility = controlVisibility()

describe('a link', () => {
  test('to a route navigates without leaving the page', async () => {
    const { user, location } = renderInShop(<Link href="/chiens.html?page=2">Chiens</Link>)
    await user.click(screen.getByRole('link'))
    expect(location.history.at(-1)).toBe('/chiens.html?page=2')
  })

  test('leaves modified clicks to the browser', async () => {
    const { user, location } = renderInShop(<Link href="/chiens.html">Chiens</Link>)
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link'))
    await user.keyboard('{/Control}')
    expect(location.history).toEqual(['/'])
  })

  test.each([
    ['/chiens.html', '/chiens.html'],
    ['/chiens.html#avis', '/chiens.html'],
    ['/chiens.html?page=2', '/chiens.html?page=2'],
    ['/pâtées.html', '/p%C3%A2t%C3%A9es.html'],
  ])('marks the page that is open: %s', (href, path) => {
    renderInShop(<Link href={href}>Chiens</Link>, {}, path)
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link').className).toContain('active')
  })

  test.each([
    ['/chiens.html?page=2', '/chiens.html'],
    ['/chiens.html', '/chiens.html?page=2'],
    ['/chiens.html?page=3', '/chiens.html?page=2'],
    ['/chats.html', '/chiens.html'],
  ])('does not take another state of a page for the page: %s on %s', (href, path) => {
    renderInShop(<Link href={href}>Chiens</Link>, {}, path)
    expect(screen.getByRole('link').getAttribute('aria-current')).toBeNull()
  })

  test('elsewhere opens a new tab and says so in its name', () => {
    renderInShop(<Link href="https://example.com/">Étude</Link>)
    const link = screen.getByRole('link', { name: 'Étude (nouvel onglet)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  test('to a sister brand stays in the tab', () => {
    renderInShop(
      <SiteContext value={{ ...HOUSE, sisterHosts: ['sellerie.musette.example'] }}>
        <Link href="https://sellerie.musette.example/">Sellerie</Link>
      </SiteContext>,
    )
    expect(screen.getByRole('link', { name: 'Sellerie' }).getAttribute('target')).toBeNull()
  })

  test('to a site below this one’s path leaves the shop, and to a path that only begins like it does not', async () => {
    const { user, location } = renderInShop(
      <SiteContext value={{ ...HOUSE, family: [{ name: 'Foin', url: '/foin/' }] }}>
        <Link href="/foin/chevaux.html">Foin</Link>
        <Link href="/foins.html">Foins</Link>
      </SiteContext>,
    )
    // happy-dom would open the page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: 'Foin' }))
    expect(location.history).toEqual(['/'])
    await user.click(screen.getByRole('link', { name: 'Foins' }))
    expect(location.history.at(-1)).toBe('/foins.html')
  })

  test('is a route also where another site is above', async () => {
    const { user, location } = renderInShop(
      <SiteContext value={{ ...HOUSE, family: [{ name: 'Tout', url: '/' }] }}>
        <Router base="/foin">
          <Link href="/cart">Panier</Link>
        </Router>
      </SiteContext>,
    )
    await user.click(screen.getByRole('link', { name: 'Panier' }))
    expect(location.history.at(-1)).toBe('/foin/cart')
  })

  test('carries the base path, to routes and to files', () => {
    renderInShop(
      <Router base="/boutique">
        <Link href="/cart">Panier</Link>
        <Link href="/media/guide.pdf">Guide</Link>
      </Router>,
    )
    expect(screen.getByRole('link', { name: 'Panier' }).getAttribute('href')).toBe('/boutique/cart')
    expect(screen.getByRole('link', { name: /Guide/ }).getAttribute('href')).toBe('/boutique/media/guide.pdf')
  })
})

describe('preloading', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
    Reflect.deleteProperty(navigator, 'userAgentData')
  })

  function renderLink(link = <Link href="/chiens.html">Chiens</Link>) {
    const preload = vi.fn()
    return { preload, ...renderInShop(<PreloadContext value={preload}>{link}</PreloadContext>) }
  }

  test('gets code and data of the target when the pointer rests on it', async () => {
    const { preload, user } = renderLink()
    await user.hover(screen.getByRole('link'))
    vi.advanceTimersByTime(100)
    expect(preload).toHaveBeenCalledWith('/chiens.html', 'all')
  })

  test('does not when the pointer only passes', async () => {
    const { preload, user } = renderLink()
    await user.hover(screen.getByRole('link'))
    await user.unhover(screen.getByRole('link'))
    vi.advanceTimersByTime(1000)
    expect(preload).not.toHaveBeenCalled()
  })

  test('does at once when the link is pressed, before the next page renders', async () => {
    const { preload, user } = renderLink(
      <Link href="/chiens.html" preload={false}>
        Chiens
      </Link>,
    )
    await user.click(screen.getByRole('link'))
    expect(preload).toHaveBeenCalledExactlyOnceWith('/chiens.html', 'all')
  })

  test('does when a mouse is pressed on it, before the click', () => {
    const { preload } = renderLink()
    fireEvent.pointerDown(screen.getByRole('link'), { pointerType: 'mouse', button: 0 })
    vi.advanceTimersByTime(0)
    expect(preload).toHaveBeenCalledExactlyOnceWith('/chiens.html', 'all')
  })

  test.each([
    ['a finger, which may scroll', { pointerType: 'touch', button: 0 }],
    ['the button of the context menu', { pointerType: 'mouse', button: 2 }],
  ])('does not with the press of %s', (_what, press) => {
    const { preload } = renderLink()
    fireEvent.pointerDown(screen.getByRole('link'), press)
    vi.advanceTimersByTime(1000)
    expect(preload).not.toHaveBeenCalled()
  })

  test('does on keyboard focus', async () => {
    const { preload, user } = renderLink()
    await user.tab()
    vi.advanceTimersByTime(100)
    expect(preload).toHaveBeenCalledOnce()
  })

  test('never with data saver', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { preload, user } = renderLink()
    await user.hover(screen.getByRole('link'))
    vi.advanceTimersByTime(1000)
    expect(preload).not.toHaveBeenCalled()
  })

  test('gets the code on a phone, once the link was in view for half a second', () => {
    Object.defineProperty(navigator, 'userAgentData', { value: { mobile: true }, configurable: true })
    const { preload } = renderLink()
    const link = screen.getByRole('link')
    visibility.show(link)
    vi.advanceTimersByTime(400)
    visibility.hide(link)
    vi.advanceTimersByTime(1000)
    expect(preload).not.toHaveBeenCalled()
    visibility.show(link)
    vi.advanceTimersByTime(500)
    expect(preload).toHaveBeenCalledExactlyOnceWith('/chiens.html', 'code')
  })

  test('is off where a link says so', async () => {
    const { preload, user } = renderLink(
      <Link href="/chiens.html" preload={false}>
        Chiens
      </Link>,
    )
    await user.hover(screen.getByRole('link'))
    vi.advanceTimersByTime(1000)
    expect(preload).not.toHaveBeenCalled()
  })
})
