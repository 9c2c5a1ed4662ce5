import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ProductListFragment } from '../../../web/screens/catalog/product-layer.generated.ts'
import { searchPath } from '../../../web/site/paths.ts'
import SearchScreen from '../../../web/screens/search/SearchScreen.tsx'
import { withParents } from '../../../web/screens/search/with-parents.ts'
import { layer } from '../catalog/products.ts'
import { renderInShop } from '../content/in-shop.tsx'

const navigation = [
  {
    id: '55',
    name: 'Chats',
    path: '/chats.html',
    children: [{ id: '60', name: 'Croquettes', path: '/chats/croquettes.html', children: [] }],
  },
]

const text = (childNodes: object[]) => ({ childNodes, data: [] })
const faq = [
  {
    identifier: 'faq-retours',
    title: 'Retours',
    contentWysiwyg: text([
      { tag: 'h2', children: ['Retours'] },
      { tag: 'h3', children: ['Quand serai-je remboursé ?'] },
      { tag: 'p', children: ['Sous quatorze jours.'] },
    ]),
  },
]

function show(query: string, products: ProductListFragment, suggestions: string[] = [], searchedFor = query) {
  const categories = [{ id: '60', name: 'Croquettes', path: '/chats/croquettes.html' }]
  const pages = query === 'retour' ? [{ path: '/retours', name: 'Retours et rétractation' }] : []
  const answers = {
    Search: () => ({
      search: { query, searchedFor, pages, suggestions, categories: products.total > 0 ? categories : [], products },
    }),
    Navigation: () => ({ navigation }),
    CmsPageQuery: () => ({ cmsPageList: faq }),
  }
  return renderInShop(<SearchScreen params={{ query }} />, answers, searchPath(query))
}

describe('search page', () => {
  test('lists products and the categories that match, named by their way', async () => {
    show('croquettes', layer())
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Résultats pour «\u00a0croquettes\u00a0»',
    )
    expect(await screen.findByRole('link', { name: 'Chats\u00a0· Croquettes' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Produit A' })).toBeTruthy()
  })

  test('says beside the sort that its order goes by the words', async () => {
    show('croquettes', layer({ sorts: [{ field: 'relevance', label: 'Relevance' }] }))
    const sort = await screen.findByRole('combobox', { name: 'Trier par' })
    const meaning = document.getElementById(sort.getAttribute('aria-describedby') ?? '')
    expect(meaning?.textContent).toBe('au plus près de vos mots')
  })

  test('keeps a query of any characters in the addresses of its states', async () => {
    const { user, location } = show('100 % bœuf', layer())
    await user.click(await screen.findByRole('checkbox', { name: /Musette/ }))
    expect(location.history.at(-1)).toBe('/search/100%20%25%20b%C5%93uf?marque=Musette')
  })

  test('proposes other words when nothing matches', async () => {
    show('croqette', layer({ total: 0, products: [], dynamicFacets: [] }), ['croquette'])
    expect((await screen.findByRole('link', { name: 'croquette' })).getAttribute('href')).toBe('/search/croquette')
    expect(screen.getByText(/Aucun produit ne correspond/)).toBeTruthy()
  })

  test('says which simpler words found what it shows', async () => {
    show('chatts', layer(), [], 'chat')
    expect(await screen.findByText(/Aucun produit pour «.chatts.»\. Voici les résultats pour «.chat.»\./)).toBeTruthy()
  })

  test('finds pages of the shop by their names, with the questions beside them', async () => {
    show('retour', layer())
    const pages = within(await screen.findByRole('navigation', { name: 'Aide et conseils' })).getAllByRole('link')
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/retours', '/faq/?q=retour'])
  })

  test('offers answers, departments and the phone number where no product matches', async () => {
    show('remboursés', layer({ total: 0, products: [], dynamicFacets: [] }))
    const answer = await screen.findByRole('link', { name: 'Quand serai-je remboursé ?' })
    expect(answer.getAttribute('href')).toBe('/faq/#quand-serai-je-rembourse')
    const names = [...document.querySelectorAll('section a')].map((link) => link.textContent)
    expect(names).toEqual(
      expect.arrayContaining(['Croquettes', expect.stringContaining('01\u00a099\u00a000\u00a000\u00a017')]),
    )
  })

  test('requests nothing for an empty query and says how to search', () => {
    show('  ', layer())
    expect(screen.getByRole('heading', { name: 'Trouver le bon produit' })).toBeTruthy()
  })
})

describe('addresses and names of a search', () => {
  test('never let a query of dots climb out of its folder', () => {
    expect(searchPath('..')).toBe('/search/%20..')
    expect(searchPath('a/b?c#d')).toBe('/search/a%2Fb%3Fc%23d')
  })

  test('keep the name of a category that the menu does not hold', () => {
    expect(withParents([{ id: '1', name: 'Autre' }], navigation)).toEqual([{ id: '1', name: 'Autre' }])
  })
})
