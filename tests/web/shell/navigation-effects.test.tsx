import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { CONTENT_ID } from '../../../web/shell/navigation/content-id.ts'
import { useNavigationEffects } from '../../../web/shell/navigation/use-navigation-effects.ts'
import { AnnounceContext } from '../../../web/ui/use-announce.ts'

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
    </main>
  )
}

const navigate = (address: string) => act(async () => history.pushState(null, '', address))
const back = async () => {
  act(() => history.back())
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
}
const scroll = (y: number) => act(() => window.scrollTo(0, y))

beforeEach(() => {
  history.replaceState(null, '', '/chiens')
  said.length = 0
  render(
    <AnnounceContext value={announce}>
      <Pages />
    </AnnounceContext>,
  )
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true })
  scrolledTo.mockClear()
})
afterEach(cleanup)

describe('a new path', () => {
  it('starts at the top, with the focus on the content and its title spoken', async () => {
    await scroll(800)
    await navigate('/chats')
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
    expect(document.activeElement?.id).toBe(CONTENT_ID)
    await vi.waitFor(() => expect(said).toEqual(['Page /chats']))
  })

  it('with a hash scrolls to that element and focuses it', async () => {
    const into = vi.spyOn(document.getElementById('livraison') as HTMLElement, 'scrollIntoView')
    await navigate('/aide#livraison')
    expect(into).toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('livraison')
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  it('is not another state of the same page: that stays where it is', async () => {
    await scroll(800)
    scrolledTo.mockClear()
    await navigate('/chiens?page=2')
    expect(scrolledTo).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })
})

describe('Back', () => {
  it('returns to where the page was left, not to the top', async () => {
    await scroll(1200)
    await navigate('/chats')
    await scroll(40)
    await back()
    expect(location.pathname).toBe('/chiens')
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 1200)
    await vi.waitFor(() => expect(said.at(-1)).toBe('Page /chiens'))
  })
})
