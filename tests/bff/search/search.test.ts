import { describe, expect, test } from 'vitest'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Found = { search: { searchedFor: string; products: { total: number } } }

const products = Object.values(recording<Record<string, Record<string, unknown>>>('products'))
const categories = {
  items: [{ uid: 'Mw==', name: 'Chats', url_path: 'chats', url_suffix: '.html', position: 1, children: [] }],
}

/** A store whose engine finds products by these words alone. */
function storeThatFinds(...known: string[]): RecordedStore {
  return new RecordedStore({
    storeConfig: recording('store-config'),
    categories,
    products: ({ search, filter }: { search?: string; filter?: object }) => {
      const items = search === undefined || known.includes(search) ? products.slice(0, 2) : []
      // A filter leaves nothing.
      const isNarrowed = Object.keys(filter ?? {}).length > 0
      return {
        items: isNarrowed ? [] : items,
        total_count: isNarrowed ? 0 : items.length,
        aggregations: [],
        suggestions: [],
      }
    },
  })
}

const searchFor = (store: RecordedStore, query: string, params = '') =>
  ask<Found>(store, `{ search(query: "${query}") { searchedFor products${params} { total } } }`)
const words = ({ calls }: RecordedStore) => calls.flatMap(({ variables }) => variables['search'] ?? [])

describe('a search', () => {
  test('finds by the words themselves, and tries nothing else', async () => {
    const store = storeThatFinds('chats', 'chat')
    expect(await searchFor(store, 'chats')).toEqual({ search: { searchedFor: 'chats', products: { total: 2 } } })
    expect(words(store)).toEqual(['chats'])
  })

  test.each([
    ['chatts', 'chat'],
    ['biscuits pommes', 'biscuit pomme'],
  ])('that finds nothing is tried once more in simpler words: %s', async (query, simpler) => {
    const store = storeThatFinds(simpler)
    expect(await searchFor(store, query)).toEqual({ search: { searchedFor: simpler, products: { total: 2 } } })
    expect(words(store)).toEqual([query, simpler])
  })

  test('says its own words where the simpler ones find nothing either', async () => {
    expect(await searchFor(storeThatFinds(), 'chatts')).toEqual({
      search: { searchedFor: 'chatts', products: { total: 0 } },
    })
  })

  test('is not tried again where a filter left nothing of what it found', async () => {
    const store = storeThatFinds('chats', 'chat')
    const list = '(params: { priceRange: { min: 500 } })'
    expect(await searchFor(store, 'chats', list)).toEqual({ search: { searchedFor: 'chats', products: { total: 0 } } })
    expect(words(store)).not.toContain('chat')
  })

  test('finds pages that the footer links to, and no others', async () => {
    const link = (href: string, name: string) => `<li><a href="${href}">${name}</a></li>`
    const content =
      link('/retours', 'Retours et rétractation') + link('/cgv', 'Conditions') + link('https://a.example/', 'Retours')
    const store = new RecordedStore({
      ...{ storeConfig: recording('store-config'), categories },
      cmsBlocks: { items: [{ identifier: 'footer-service', title: 'Service', content }] },
    })
    const query = '{ search(query: "délai de retour") { pages { path name } } }'
    expect(await ask(store, query)).toEqual({
      search: { pages: [{ path: '/retours', name: 'Retours et rétractation' }] },
    })
  })

  test('finds categories in simpler words, too', async () => {
    const query = '{ search(query: "chatts") { categories { name } } }'
    expect(await ask(storeThatFinds(), query)).toEqual({ search: { categories: [{ name: 'Chats' }] } })
  })
})
