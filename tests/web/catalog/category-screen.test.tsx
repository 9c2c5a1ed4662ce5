import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CategoryPageFragment } from '../../../web/screens/catalog/category-page.generated.ts'
import CategoryByIdScreen, { load } from '../../../web/screens/catalog/CategoryByIdScreen.tsx'
import type { ProductListFragment } from '../../../web/screens/catalog/product-layer.generated.ts'
import { createQueryClient } from '../../../web/api/query-client.ts'
import type { Execute } from '../../../schema/page.ts'
import { noteUnknown } from '../../../web/unknown-parameters.ts'
import { PreloadContext } from '../../../web/ui/Link.tsx'
import { renderInShop, shop } from '../content/in-shop.tsx'
import { card, layer } from './products.ts'

const category = (list: ProductListFragment): CategoryPageFragment => ({
  id: '38',
  path: '/chiens.html',
  name: 'Chiens',
  imageUrl: null,
  description: null,
  landing: null,
  showsProducts: true,
  seo: { title: null, description: null, keywords: null },
  breadcrumb: [],
  children: [{ id: '39', name: 'Croquettes', path: '/chiens/croquettes.html' }],
  layer: list,
})

type Asked = { id: string; list: { from: number; size: number; filters: { name: string; values: string[] }[] } }

/** Shows the category at an address; the store answers from what was asked. */
const department = (id: string) => ({ id, name: id, path: `/${id}.html`, imageUrl: null, children: [] })

function show(address: string, response: (requested: Asked) => Partial<ProductListFragment> = () => ({})) {
  const requested: Asked[] = []
  const CategoryById = (variables: Asked) => {
    requested.push(variables)
    const { from, size } = variables.list
    return { category: category(layer({ from, size, ...response(variables) })) }
  }
  const Navigation = () => ({ navigation: ['chiens', 'chats'].map(department) })
  const view = renderInShop(<CategoryByIdScreen params={{ id: '38' }} />, { CategoryById, Navigation }, address)
  return { ...view, asked: requested, address: () => decodeURIComponent(view.location.history.at(-1) ?? '') }
}

const products = () => screen.findByRole('region', { name: 'Produits' })

describe('category page', () => {
  test('keeps every state in the address, and a changed facet goes back to page 1', async () => {
    const { user, address, asked: requested } = show('/category/38?page=2')
    await products()
    expect(requested.at(-1)?.list.from).toBe(16)
    // The filters come after the paint of the list.
    await user.click(await screen.findByRole('checkbox', { name: /Musette/ }))
    expect(address()).toBe('/category/38?marque=Musette')
    await user.click(screen.getByRole('checkbox', { name: /Pré vert/ }))
    await waitFor(() => expect(address()).toBe('/category/38?marque=Musette&marque=Pré+vert'))
    await waitFor(() =>
      expect(requested.at(-1)?.list).toMatchObject({
        from: 0,
        filters: [{ name: 'marque', values: ['Musette', 'Pré vert'] }],
      }),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix décroissant')
    expect(address()).toContain('sort={"field":"price","direction":"DESC"}')
  })

  test('says beside the sort what the shop’s own order goes by, and nothing where the name of the sort says it', async () => {
    const { user } = show('/category/38')
    await products()
    const sort = screen.getByRole('combobox', { name: 'Trier par' })
    const meaning = () => document.getElementById(sort.getAttribute('aria-describedby') ?? '')?.textContent
    expect(meaning()).toBe('dans l’ordre choisi par la boutique')
    await user.selectOptions(sort, 'Prix croissant')
    await waitFor(() => expect(screen.queryByText(/l’ordre choisi par la boutique/)).toBeNull())
    expect(sort.getAttribute('aria-describedby')).toBeNull()
  })

  test('leads to the pages that its text links to', async () => {
    const link = { tag: 'a', attributes: { href: '/accueillir-un-chiot' }, children: ['Accueillir un chiot'] }
    const description = {
      childNodes: [{ tag: 'p', children: ['Des recettes de croissance, du sevrage à l’âge adulte. ', link] }],
      data: [],
    }
    const CategoryById = () => ({ category: { ...category(layer()), description } })
    renderInShop(<CategoryByIdScreen params={{ id: '38' }} />, { CategoryById }, '/category/38')
    const below = within(await screen.findByRole('navigation', { name: 'Sous-catégories\u00a0: Chiens' }))
    expect(below.getAllByRole('link').map((one) => one.textContent)).toEqual(['Croquettes', 'Accueillir un chiot'])
  })

  test('shows its block alone where the merchant wants no products', async () => {
    const landing = { childNodes: [{ tag: 'p', children: ['Bienvenue au haras.'] }], data: [] }
    const CategoryById = () => ({ category: { ...category(layer()), landing, showsProducts: false } })
    renderInShop(<CategoryByIdScreen params={{ id: '38' }} />, { CategoryById }, '/category/38')
    expect(await screen.findByText('Bienvenue au haras.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Croquettes/ })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Produits' })).toBeNull()
  })

  test('shows active filters as links that take them away', async () => {
    const { user, address } = show('/category/38?marque=Musette&minPrice=5')
    const filters = await screen.findByRole('list', { name: 'Filtres actifs' })
    const [first] = within(filters).getAllByRole('link')
    expect(first?.textContent).toMatch(/Retirer le filtre.*Marque.*Musette/)
    if (first) await user.click(first)
    expect(address()).toBe('/category/38?minPrice=5')
    // The link that had the focus has gone.
    expect(document.activeElement).toBe(await products())
    await user.click(screen.getByRole('link', { name: 'Tout effacer' }))
    expect(address()).toBe('/category/38')
  })

  test('requests the list of the page, without unknown parameters, which stay in the address', async () => {
    onTestFinished(() => noteUnknown('/', '', ''))
    noteUnknown('/category/38', '?_kx=1&marque=Musette', '?marque=Musette')
    const { user, address, asked: requested } = show('/category/38?_kx=1&marque=Musette')
    await user.click(await screen.findByRole('checkbox', { name: /Pré vert/ }))
    await waitFor(() => expect(requested).toHaveLength(2))
    expect(requested.map(({ list }) => list.filters)).toEqual([
      [{ name: 'marque', values: ['Musette'] }],
      [{ name: 'marque', values: ['Musette', 'Pré vert'] }],
    ])
    expect(address()).toBe('/category/38?_kx=1&marque=Musette&marque=Pré+vert')
  })

  test('shows twenty of many active filters, which all stay in the links', async () => {
    const values = Array.from({ length: 30 }, (_, i) => `M${i}`)
    const buckets = values.map((value) => ({ value, label: value, docCount: 1, isActive: true }))
    const unknown = Array.from({ length: 1000 }, (_, i) => `marque=x${i}`)
    const query = [...values.map((value) => `marque=${value}`), ...unknown].join('&')
    show(`/category/38?${query}`, () => ({ dynamicFacets: [{ code: 'marque', label: 'Marque', buckets }] }))
    const filters = within(await screen.findByRole('list', { name: 'Filtres actifs' })).getAllByRole('link')
    expect(filters).toHaveLength(21)
    const params = new URL(filters[0]?.getAttribute('href') ?? '', 'http://shop').searchParams
    expect(params.getAll('marque')).toEqual(values.slice(1))
  })

  test('keeps the old list, dimmed, until the new one is there, and announces its count', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const view = renderInShop(
      <CategoryByIdScreen params={{ id: '38' }} />,
      {
        CategoryById: async ({ list }: Asked) => {
          if (list.filters.length > 0) await gate
          return { category: category(layer(list.filters.length > 0 ? { total: 1, products: [card('C')] } : {})) }
        },
      },
      '/category/38',
    )
    await view.user.click(await screen.findByRole('checkbox', { name: /Musette/ }))
    const region = await products()
    await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'))
    expect(within(region).getByRole('link', { name: 'Produit A' })).toBeTruthy()
    release()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Produit C' })).toBeTruthy())
    expect(region.getAttribute('aria-busy')).toBe('false')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 produit'))
  })

  test('keeps the list while another cannot load for want of a network, says why, and goes on when it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => {
      isOnline.mockRestore()
      onlineManager.setOnline(true)
    })
    const { user, asked } = show('/category/38', ({ list }) => (list.filters.length > 0 ? { total: 7 } : {}))
    await products()
    onlineManager.setOnline(false)
    await user.click(await screen.findByRole('checkbox', { name: /Musette/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Vous êtes hors connexion')
    expect(screen.getByRole('link', { name: 'Produit A' })).toBeTruthy()
    expect(asked).toHaveLength(1)
    isOnline.mockReturnValue(true)
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('shows a filtered list from its start where that has left the view, and stays where it has not', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    onTestFinished(() => scroll.mockRestore())
    const { user, location, asked } = show('/category/38')
    const region = await products()
    await user.click(await screen.findByRole('checkbox', { name: /Musette/ }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(scroll).not.toHaveBeenCalled()
    vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 2000))
    await user.click(screen.getByRole('checkbox', { name: /Pré vert/ }))
    await waitFor(() => expect(scroll.mock.contexts).toEqual([region]))
    // What was not made here, as Back, keeps the position.
    location.navigate('/category/38')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull())
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  test('follows an address that changes before the first list is there', async () => {
    const { location, asked } = show('/category/38')
    location.navigate('/category/38?page=2')
    await waitFor(() => expect(asked.at(-1)?.list.from).toBe(16))
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    await waitFor(() =>
      expect(within(pages).getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    )
  })

  test('requests the list of a filter while the mouse rests on it', async () => {
    const preload = vi.fn()
    const CategoryById = () => ({ category: category(layer()) })
    const { user } = renderInShop(
      <PreloadContext value={preload}>
        <CategoryByIdScreen params={{ id: '38' }} />
      </PreloadContext>,
      { CategoryById },
      '/category/38?page=2',
    )
    const box = await screen.findByRole('checkbox', { name: /Musette/ })
    await user.hover(box)
    await user.unhover(box)
    await user.hover(screen.getByText('Musette'))
    await waitFor(() => expect(preload.mock.calls).toEqual([['/category/38?marque=Musette', 'all']]))
  })

  test('requests nothing once the mouse has left it', async () => {
    const preload = vi.fn()
    const CategoryById = () => ({ category: category(layer()) })
    const { user, unmount } = renderInShop(
      <PreloadContext value={preload}>
        <CategoryByIdScreen params={{ id: '38' }} />
      </PreloadContext>,
      { CategoryById },
      '/category/38',
    )
    await user.hover(await screen.findByText('Musette'))
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(preload).not.toHaveBeenCalled()
  })

  test('shows the first page as the first where the requested page is past the end', async () => {
    show('/category/38?page=99', () => ({ from: 0 }))
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })

  test('checks the price range before it sends a request', async () => {
    const { user, address, location } = show('/category/38')
    const min = await screen.findByRole('textbox', { name: /Minimum/ })
    await user.type(min, '30')
    await user.type(screen.getByRole('textbox', { name: /Maximum/ }), '20{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('Le minimum doit être inférieur au maximum.')
    expect(address()).toBe('/category/38')
    await user.clear(min)
    await user.type(min, '9,90')
    await user.click(screen.getByRole('button', { name: /OK/ }))
    expect(address()).toBe('/category/38?minPrice=9.9&maxPrice=20')
    await user.clear(min)
    await user.type(min, '{Enter}')
    expect(address()).toBe('/category/38?maxPrice=20')
    expect(document.activeElement).toBe(min)
    // By Back, for example.
    location.navigate('/category/38')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Maximum/ })).toHaveProperty('value', ''))
  })

  test('offers the way out of filters that leave nothing', async () => {
    show('/category/38?marque=Inconnue', () => ({ total: 0, products: [], from: 0 }))
    expect(await screen.findByText('Aucun produit ne correspond à ces filtres.')).toBeTruthy()
    const [first] = screen.getAllByRole('link', { name: 'Tout effacer' })
    expect(first?.getAttribute('href')).toBe('/category/38')
  })

  test('leads on to the departments when it is empty', async () => {
    show('/category/38', () => ({ total: 0, products: [], from: 0 }))
    expect(await screen.findByText('Cette sélection est vide pour le moment.')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'chats' })).getAttribute('href')).toBe('/chats.html')
  })

  test('has structured data with the breadcrumb and the products of the page', async () => {
    // On the server.
    vi.stubEnv('SSR', true)
    onTestFinished(() => void vi.unstubAllEnvs())
    show('/category/38?page=2')
    await products()
    const written = () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
        JSON.parse(block.textContent ?? ''),
      )
    await waitFor(() => expect(written().map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']))
    expect(written()[1].itemListElement[0]).toMatchObject({ position: 17, url: 'https://shop.example/a.html' })
  })

  test('is a 404 where the store knows no such category', async () => {
    const execute = (async () => ({ shop, category: null, cmsPageList: [] })) as Execute
    const context = {
      queryClient: createQueryClient(execute),
      path: '/category/9',
      query: new URLSearchParams(),
      params: { id: '9' },
    }
    expect((await load(context)).status).toBe(404)
  })
})
