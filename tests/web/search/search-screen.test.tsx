import { screen } from '@testing-library/react'
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

function show(query: string, products: ProductListFragment, suggestions: string[] = []) {
  const categories = [{ id: '60', name: 'Croquettes', path: '/chats/croquettes.html' }]
  const answers = {
    Search: () => ({ search: { query, suggestions, categories: products.total > 0 ? categories : [], products } }),
    Navigation: () => ({ navigation }),
  }
  return renderInShop(<SearchScreen params={{ query }} />, answers, searchPath(query))
}

describe('search page', () => {
  test('lists products and the categories that match, named by their way', async () => {
    show('croquettes', layer())
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Résultats pour «\u00a0croquettes\u00a0»',
    )
    expect(await screen.findByRole('link', { name: 'Chats · Croquettes' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Produit A' })).toBeTruthy()
  })

  test('says beside the sort that its order goes by the words', async () => {
    show('croquettes', layer({ sorts: [{ field: 'relevance', label: 'Relevance' }] }))
    const sort = await screen.findByRole('combobox', { name: 'Trier par' })
    const meaning = document.getElementById(sort.getAttribute('aria-describedby') ?? '')
    expect(meaning?.textContent).toBe('Pertinence\u00a0: les produits les plus proches de vos mots d’abord.')
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

  test('asks nothing for an empty query and says how to search', () => {
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
