import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useLocation } from 'wouter'
import { CONTENT_ID } from '../../../web/shell/navigation/content-id.ts'
import { CONTENT_ID_PREFIX } from '../../../schema/rich-text.ts'
import { useNavigationEffects } from '../../../web/shell/navigation/use-navigation-effects.ts'
import { AnnounceContext } from '../../../web/ui/Announcer.tsx'
import { waitFor } from '../../support/wait-for.ts'

const said: string[] = []
const announce = (text: string) => void said.push(text)
const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
  window.scrollY = y
  window.dispatchEvent(new Event('scroll'))
}) as typeof window.scrollTo)

/** The pages of a small shop: their titles come with them, later than the address. */
function Pages() {
  useNavigationEffects()
  const [path] = useLocation()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <title>{`Page ${path}`}</title>
      <h2 id="livraison">Livraison</h2>
      <details>
        <summary>Retours</summary>
        <p id={`${CONTENT_ID_PREFIX}délai`}>Quatorze jours.</p>
      </details>
    </main>
  )
}

const navigate = (address: string) => act(async () => history.pushState(null, '', address))
const back = async () => {
  act(() => history.back())
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
}
const scroll = (y: number) => act(() => window.scrollTo(0, y))

/** What the browser does by itself when a link within the page is followed. */
const followHash = (hash: string) =>
  act(async () => {
    history.pushState(null, '', `#${hash}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

const open = () =>
  act(
    async () =>
      void render(
        <AnnounceContext value={announce}>
          <Pages />
        </AnnounceContext>,
      ),
  )

beforeEach(async () => {
  said.length = 0
  cleanup()
  window.scrollY = 0
  history.replaceState(null, '', '/chiens')
  await open()
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true })
  scrolledTo.mockClear()
})
afterEach(cleanup)

describe('a new path', () => {
  test('starts at the top, with the focus on the content and its title spoken', async () => {
    await scroll(800)
    await navigate('/chats')
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 0))
    await waitFor(() => expect(document.activeElement?.id).toBe(CONTENT_ID))
    await waitFor(() => expect(said).toEqual(['Page /chats']))
  })

  test('starts at the top, too, where the page before was scrolled before its code came', async () => {
    cleanup()
    window.scrollY = 800
    await open()
    await navigate('/chats')
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 0))
  })

  test('with a hash scrolls to that element and focuses it', async () => {
    const into = vi.spyOn(document.getElementById('livraison') as HTMLElement, 'scrollIntoView')
    await navigate('/aide#livraison')
    expect(into).toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('livraison')
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  test('is not another state of the same page: that stays where it is', async () => {
    await scroll(800)
    scrolledTo.mockClear()
    await navigate('/chiens?page=2')
    expect(scrolledTo).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })
})

describe('a hash in the address', () => {
  test('leads to its element on the page that is open, and Back to where it was left', async () => {
    await scroll(300)
    await followHash('livraison')
    expect(document.activeElement?.id).toBe('livraison')
    await scroll(900)
    await back()
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 300))
  })

  test('is left for the top by Back where nothing was scrolled before', async () => {
    await followHash('livraison')
    await scroll(900)
    await back()
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 0))
  })

  test('finds what an editor named, and opens what it is folded in', async () => {
    await followHash('d%C3%A9lai')
    expect(document.activeElement?.textContent).toBe('Quatorze jours.')
    expect(document.querySelector('details')?.open).toBe(true)
  })
})

describe('Back', () => {
  test('returns to where the page was left, not to the top', async () => {
    await scroll(1200)
    await navigate('/chats')
    await scroll(40)
    await back()
    expect(location.pathname).toBe('/chiens')
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 1200))
    await waitFor(() => expect(said.at(-1)).toBe('Page /chiens'))
  })
})

describe('a reload', () => {
  async function reload(scrollY: number) {
    await scroll(1200)
    window.dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
    cleanup()
    scrolledTo.mockClear()
    window.scrollY = scrollY
    await open()
    expect(history.scrollRestoration).toBe('manual')
  }

  test('returns to where the page was, if the browser could not', async () => {
    await reload(0)
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 1200))
  })

  test('leaves a shopper alone who scrolled meanwhile', async () => {
    await reload(300)
    await act(() => new Promise(requestAnimationFrame))
    expect(scrolledTo).not.toHaveBeenCalled()
  })
})
