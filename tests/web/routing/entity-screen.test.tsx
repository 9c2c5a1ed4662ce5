import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createQueryClient } from '../../../web/api/query-client.ts'
import type { Execute } from '../../../schema/page.ts'
import { ProductLoading } from '../../../web/screens/catalog/product-loading.ts'
import EntityScreen, { load } from '../../../web/screens/routing/EntityScreen.tsx'
import { renderInShop, shop } from '../content/in-shop.tsx'

// Compiling it takes longer than a test waits.
beforeAll(() => ProductLoading.preload())

const page = {
  __typename: 'CmsPage',
  identifier: 'livraison',
  path: '/livraison',
  title: 'Livraison',
  content_heading: 'Livraison et délais',
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  contentWysiwyg: { childNodes: [{ tag: 'p', children: ['Sous 24 h.'] }], data: [] },
  notices: [],
}

const noRoute = { ...page, identifier: 'no-route', path: '', title: 'Page introuvable', content_heading: null }

type Asked = { url: string; list: unknown }

/** Runs `load` as the server does, and tells what was asked. */
async function loadAddress(address: string, route: object) {
  const requested: Asked[] = []
  const execute = (async ({ name }, variables) => {
    if (name === 'Shop') return { shop }
    if (name === 'PageByUrl') requested.push(variables as Asked)
    return name === 'PageByUrl' ? { route } : { cmsPageList: [noRoute] }
  }) as Execute
  const { pathname: path, searchParams: query } = new URL(address, 'http://page')
  const queryClient = createQueryClient(execute)
  const result = await load({ queryClient, path, query, params: {} })
  return { result, asked: requested, queryClient }
}

describe('an address on the server', () => {
  test('is a page whose screen is ready to render', async () => {
    const { result } = await loadAddress('/livraison', page)
    expect(result.status).toBeUndefined()
    renderInShop(<EntityScreen />, { PageByUrl: () => ({ route: page }) }, '/livraison')
    expect(await screen.findByRole('heading', { level: 1, name: 'Livraison et délais' })).toBeTruthy()
  })

  test('is not there: status 404, with the page of the store for it', async () => {
    const { result, queryClient } = await loadAddress('/no-such-page', { __typename: 'NotFoundEntity' })
    expect(result.status).toBe(404)
    expect(queryClient.getQueryData(['CmsPageQuery', { identifiers: ['no-route'] }])).toEqual({
      cmsPageList: [noRoute],
    })
  })

  test('redirects with the store’s status and the query string of the request', async () => {
    const route = { __typename: 'RedirectEntity', redirectTo: '/chiens.html', redirectType: 301 }
    const { result } = await loadAddress('/chien.html?utm_source=lettre', route)
    expect(result.redirect).toEqual({ status: 301, location: '/chiens.html?utm_source=lettre' })
  })

  test('is requested with the state of the list', async () => {
    const { asked } = await loadAddress('/chiens.html?marque=Musette&page=2', page)
    expect(asked[0]).toMatchObject({ url: '/chiens.html', list: { from: 16, size: 16 } })
  })
})

describe('an address in the browser', () => {
  const show = (path: string, routes: Record<string, object>) =>
    renderInShop(
      <EntityScreen />,
      {
        PageByUrl: ({ url }: Asked) => ({ route: routes[url] ?? { __typename: 'NotFoundEntity' } }),
        CmsPageQuery: () => ({ cmsPageList: [noRoute] }),
        Navigation: () => ({ navigation: [{ id: '38', name: 'Chiens', path: '/chiens.html', children: [] }] }),
      },
      path,
    )

  test('shows breadcrumb, headline and text of a content page once it is there', async () => {
    show('/livraison', { '/livraison': page })
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Livraison et délais' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' }).textContent).toContain('Livraison')
    expect(screen.getByText('Sous 24 h.')).toBeTruthy()
    expect(document.title).toBe('Livraison | Musette')
  })

  test('follows a redirect without leaving a trace in the history', async () => {
    const { location } = show('/ancienne?page=2', {
      '/ancienne': { __typename: 'RedirectEntity', redirectTo: '/livraison', redirectType: 301 },
      '/livraison': page,
    })
    expect(await screen.findByText('Sous 24 h.')).toBeTruthy()
    expect(location.history).toEqual(['/livraison?page=2'])
  })

  test('shows the not-found page with ways on where nothing is', async () => {
    show('/no-such-page', {})
    expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Chiens' })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test('keeps showing the page while its query string changes, and nothing of it at another path', async () => {
    const unanswered = new Promise<never>(() => {})
    const { location } = renderInShop(
      <EntityScreen />,
      { PageByUrl: ({ list }: { list: { from: number } }) => (list.from === 0 ? { route: page } : unanswered) },
      '/livraison',
    )
    await screen.findByText('Sous 24 h.')
    act(() => location.navigate('/livraison?page=2'))
    expect(screen.getByText('Sous 24 h.')).toBeTruthy()
    act(() => location.navigate('/retours?page=2'))
    expect(screen.queryByText('Sous 24 h.')).toBeNull()
  })
})
