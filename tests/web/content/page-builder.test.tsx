import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { RichTextProducts, RichTextSlider, RichTextTabs } from '../../../web/screens/content/rich-text-parts.ts'
import { RichText } from '../../../web/screens/content/RichText.tsx'
import { RichTextBox } from '../../../web/screens/content/RichTextBox.tsx'
import { renderInShop } from './in-shop.tsx'
import { card } from '../catalog/products.ts'
import { waitFor } from '../../support/wait-for.ts'

const show = (...childNodes: RichTextNode[]) => renderInShop(<RichText content={{ childNodes, data: [] }} isPage />)
const words = (text: string): RichTextElement => ({ tag: 'p', children: [text] })

beforeAll(async () => {
  await Promise.all([RichTextTabs.preload(), RichTextSlider.preload(), RichTextProducts.preload()])
})

afterEach(() => {
  location.hash = ''
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('tabs in a text', () => {
  const tab = (title: string, id: string, ...children: RichTextNode[]): RichTextElement => ({
    tag: 'tab',
    attributes: { title, id },
    children: [words(`${title} : le texte`), ...children],
  })
  const tabs: RichTextElement = {
    tag: 'tabs',
    attributes: { active: '1' },
    children: [
      tab('Recette', 'A1'),
      tab('Ration', 'B2'),
      tab('Avis', 'C3', { tag: 'p', attributes: { id: 'lot' }, children: ['Le lot'] }),
    ],
  }
  const open = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

  test('name their panels, and one of them is in the tab order', () => {
    show(tabs)
    expect(open()).toEqual(['Ration'])
    const all = screen.getAllByRole('tab')
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    const panels = all.map((one) => document.getElementById(one.getAttribute('aria-controls') ?? ''))
    expect(panels.map((panel) => panel?.id)).toEqual(['texte-A1', 'texte-B2', 'texte-C3'])
    expect(panels.map((panel) => panel?.getAttribute('aria-labelledby'))).toEqual(all.map(({ id }) => id))
    expect(panels[0]?.textContent).toContain('Recette : le texte')
  })

  test('are moved through with the arrow keys, Home and End', async () => {
    const { user } = show(tabs)
    await user.click(screen.getByRole('tab', { name: 'Recette' }))
    expect(open()).toEqual(['Recette'])
    for (const [key, title] of [
      ['{ArrowLeft}', 'Avis'],
      ['{ArrowRight}', 'Recette'],
      ['{ArrowRight}', 'Ration'],
      ['{End}', 'Avis'],
      ['{Home}', 'Recette'],
    ] as const) {
      await user.keyboard(key)
      expect(open()).toEqual([title])
      expect(document.activeElement?.textContent).toBe(title)
    }
  })

  test('open for an address that names a panel or what is in it', async () => {
    location.hash = '#A1'
    show(tabs)
    await waitFor(() => expect(open()).toEqual(['Recette']))
    location.hash = '#lot'
    fireEvent(window, new HashChangeEvent('hashchange'))
    await waitFor(() => expect(open()).toEqual(['Avis']))
    expect(document.activeElement?.textContent).toBe('Le lot')
  })
})

describe('banners in a text', () => {
  const banner = (attributes: Record<string, string>, ...children: RichTextNode[]): RichTextElement => ({
    tag: 'banner',
    attributes: { appearance: 'poster', image: 'wysiwyg/b.jpg', ...attributes },
    children,
  })

  test('lead where their button does, and are one link', () => {
    show(banner({ href: '/chiens.html', button: 'Découvrir' }, words('La cure')))
    const [link, ...others] = screen.getAllByRole('link')
    expect([link?.textContent, link?.getAttribute('href'), others]).toEqual(['Découvrir', '/chiens.html', []])
    expect(screen.getByText('La cure')).toBeTruthy()
  })

  test('without a button their words are the link; without words it has a name all the same', () => {
    show(banner({ href: '/chats.html' }, words('Pour les chats')), banner({ href: '/foin-de-pre.html' }))
    expect(screen.getByRole('link', { name: 'Pour les chats' }).getAttribute('href')).toBe('/chats.html')
    expect(screen.getByRole('link', { name: 'foin de pre' }).getAttribute('href')).toBe('/foin-de-pre.html')
  })

  test('no link is inside another', () => {
    const inner = { tag: 'a', attributes: { href: '/faq' }, children: ['questions'] }
    const { container } = show(banner({ href: '/chats.html', title: 'Les chats' }, { tag: 'p', children: [inner] }))
    expect(container.querySelector('a a')).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['questions', 'Les chats'])
  })

  test('without an address have no button, which would do nothing', () => {
    show(banner({ button: 'Découvrir' }, words('La cure')))
    expect(screen.queryByText('Découvrir')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('boxes in a text', () => {
  test('show their colour and picture without a style', () => {
    const box = {
      image: 'wysiwyg/large.jpg',
      'image-narrow': 'wysiwyg/etroite.jpg',
      color: '#123456',
      tone: 'dark',
    } as const
    const html = renderToStaticMarkup(
      <RichTextBox attributes={{ ...box, height: '3' }} columns={1} isOpening>
        <p>a</p>
      </RichTextBox>,
    )
    expect(html).not.toContain('style')
    expect(html).toContain('<rect width="100%" height="100%" fill="#123456">')
    expect(html).toMatch(
      /<source type="image\/webp" srcSet="\/resized-images\/wysiwyg\/etroite\.jpg\?format=contentHalf[^"]*" media="\(max-width: 47\.99rem\)"/,
    )
    expect(html).toMatch(
      /<img [^>]*src="\/resized-images\/wysiwyg\/large\.jpg\?format=homepageBgImage[^"]*"[^>]* alt=""/,
    )
  })

  test('columns are as wide as they were made', () => {
    const column = (width: string) => ({ tag: 'div', attributes: { class: 'column', width }, children: [words(width)] })
    show({ tag: 'div', attributes: { class: 'columns' }, children: [column('4'), column('8')] })
    expect(screen.getByText('4').parentElement?.className).toContain('width4')
    expect(screen.getByText('8').parentElement?.className).toContain('width8')
  })

  test('pictures of their own for narrow screens', () => {
    // Nothing is fetched here, so nothing is complete.
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = show({
      tag: 'figure',
      children: [{ tag: 'img', attributes: { src: 'a.jpg', 'src-narrow': 'b.jpg', alt: 'Un lac' } }],
    })
    expect(container.innerHTML).not.toContain('src-narrow')
    const narrow = [...container.querySelectorAll('source')].filter((source) => source.srcset.includes('b.jpg'))
    expect(narrow.map(({ media }) => media)).toEqual(Array(2).fill('(max-width: 47.99rem)'))
    complete.mockRestore()
  })
})

describe('a slider in a text', () => {
  const slider: RichTextElement = {
    tag: 'slider',
    attributes: { autoplay: '4000' },
    children: ['Un', 'Deux', 'Trois'].map((title) => ({
      tag: 'banner',
      attributes: { appearance: 'poster', title },
      children: [words(`La vue ${title}`)],
    })),
  }

  /** A row of three screens of 300 px. */
  function scrolling(container: HTMLElement): HTMLElement & { scrollTo: ReturnType<typeof vi.fn> } {
    const view = container.querySelector<HTMLElement>('[aria-live]')
    const scrollTo = vi.fn(({ left }: { left: number }) => {
      if (view) view.scrollLeft = left
      if (view) fireEvent.scroll(view)
    })
    Object.defineProperties(view, {
      clientWidth: { value: 300 },
      scrollWidth: { value: 900 },
      scrollTo: { value: scrollTo },
    })
    return view as never
  }
  const motion = (isReduced: boolean) =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: isReduced,
      addEventListener() {},
      removeEventListener() {},
    } as never)

  test('names itself and its slides', () => {
    motion(true)
    show(slider)
    const region = screen.getByRole('region', { name: 'À la une' })
    expect(region.getAttribute('aria-roledescription')).toBe('carrousel')
    expect(
      within(region)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(['1 sur 3 Un', '2 sur 3 Deux', '3 sur 3 Trois'])
  })

  test('moves by its buttons, and begins again after the last slide', async () => {
    motion(true)
    const { container, user } = show(slider)
    const view = scrolling(container)
    const at: number[] = []
    for (const name of ['Suivant', 'Suivant', 'Suivant', 'Précédent', 'Précédent']) {
      await user.click(screen.getByRole('button', { name }))
      at.push(view.scrollLeft)
    }
    expect(at).toEqual([300, 600, 0, 600, 300])
    expect(screen.getByText('2 / 3')).toBeTruthy()
  })

  test('moves on by itself until it is stopped, and waits while it has the focus', () => {
    vi.useFakeTimers()
    motion(false)
    const { container } = show(slider)
    const view = scrolling(container)
    expect(view.getAttribute('aria-live')).toBe('off')
    vi.advanceTimersByTime(4000)
    expect(view.scrollLeft).toBe(300)
    const next = screen.getByRole('button', { name: 'Suivant' })
    act(() => next.focus())
    // A mouse that passes over it takes nothing away from the keyboard.
    fireEvent.pointerEnter(screen.getByRole('region'))
    fireEvent.pointerLeave(screen.getByRole('region'))
    vi.advanceTimersByTime(8000)
    expect(view.scrollLeft).toBe(300)
    act(() => next.blur())
    fireEvent.click(screen.getByRole('button', { name: 'Arrêter le défilement' }))
    vi.advanceTimersByTime(8000)
    expect(view.scrollLeft).toBe(300)
    expect(view.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('button', { name: 'Faire défiler' })).toBeTruthy()
  })

  test('does not move by itself for those who want less motion', () => {
    vi.useFakeTimers()
    motion(true)
    const { container } = show(slider)
    const view = scrolling(container)
    vi.advanceTimersByTime(20_000)
    expect(view.scrollTo).not.toHaveBeenCalled()
  })
})

test('products of a carousel are a list that scrolls, in the order of the widget', () => {
  const products = ['Foin', 'Avoine'].map((name) => card(name, { name }))
  renderInShop(
    <RichText
      content={{
        childNodes: [{ dataId: 'widget-1' }],
        data: [{ __typename: 'WidgetProductGrid', dataId: 'widget-1', title: 'Nos foins', isCarousel: true, products }],
      }}
    />,
  )
  const region = screen.getByRole('region', { name: 'Nos foins' })
  expect(
    within(region)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Foin', 'Avoine'])
  expect(within(region).getAllByRole('listitem')).toHaveLength(2)
  expect(within(region).queryByRole('button', { name: /défil/ })).toBeNull()
})

describe('ids of a text', () => {
  const heading = (id: string): RichTextElement => ({ tag: 'h2', attributes: { id }, children: [id] })
  const link = (href: string): RichTextElement => ({ tag: 'a', attributes: { href }, children: [href] })

  test('take the place of none of the page’s own, and links in the text follow', () => {
    const { container } = show(heading('page-state'), link('#page-state'), link('#avis'), heading('présentation'))
    expect(document.getElementById('page-state')).toBeNull()
    expect(container.querySelector('h2')?.id).toBe('texte-page-state')
    const hrefs = [...container.querySelectorAll('a')].map((one) => one.getAttribute('href'))
    expect(hrefs).toEqual(['#texte-page-state', '#avis'])
  })

  test('of labels and table cells follow as well', () => {
    const { container } = show(
      { tag: 'label', attributes: { for: 'race' }, children: ['Race'] },
      {
        tag: 'table',
        children: [
          { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', attributes: { headers: 'a b' } }] }] },
        ],
      },
    )
    expect(container.querySelector('label')?.htmlFor).toBe('texte-race')
    expect(container.querySelector('td')?.getAttribute('headers')).toBe('texte-a texte-b')
  })
})
