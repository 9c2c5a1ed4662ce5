import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { ProductLoading } from '../../../web/screens/catalog/product-loading.ts'
import ProductBySkuScreen from '../../../web/screens/catalog/ProductBySkuScreen.tsx'
import { entityScreens } from '../../../web/screens/routing/entity-screens.ts'
import EntityScreen from '../../../web/screens/routing/EntityScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { card, page, prices } from './products.ts'

const known = card('CRO-SAU', { name: 'Croquettes au saumon', path: '/croquettes-saumon.html', prices: prices(12.5) })
/** What a configurable product's page tells of a variant: not enough to start a page from. */
const variant = { sku: 'CRO-SAU', path: '/croquettes-saumon.html', imageUrl: null, prices: prices(1) }
const never = () => new Promise<never>(() => undefined)

// Compiling it takes longer than a test waits.
beforeAll(() => Promise.all([ProductLoading.preload(), entityScreens.Product.preload()]))

/** A shopper who was shown these before. */
function After({ products, children }: { products: object[]; children: ReactNode }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(['Search', {}], { search: { products: { products } } }))
  return children
}

describe.each([
  ['by its address', <EntityScreen key="screen" />],
  ['by its sku', <ProductBySkuScreen key="screen" params={{ id: 'CRO-SAU' }} />],
])('the page of a product, %s', (_case, requested) => {
  const visit = (products: object[]) =>
    act(async () =>
      renderInShop(
        <After products={products}>{requested}</After>,
        { PageByUrl: never, ProductBySku: never },
        '/croquettes-saumon.html',
      ),
    )

  test('starts from what a list showed of it', async () => {
    await visit([variant, known])
    expect(screen.getByRole('heading', { level: 1, name: 'Croquettes au saumon' })).toBeTruthy()
    expect(screen.getByText(/12,50/)).toBeTruthy()
    expect(screen.getByText(/^Chargement/)).toBeTruthy()
  })

  test('waits when nothing is known of it', async () => {
    await visit([card('OTHER'), variant])
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })
})

describe('a product whose page was open under its address', () => {
  /** What was asked of the endpoint with that page in the cache, some minutes old. */
  async function askedBy(shown: ReactNode, minutes: number) {
    const requested: string[] = []
    const response = (name: string, data: unknown) => () => {
      requested.push(name)
      return data
    }
    function WithPage() {
      const client = useQueryClient()
      useState(() => {
        const route = { __typename: 'Product', ...page() }
        client.setQueryData(['PageByUrl', {}], { route }, { updatedAt: Date.now() - minutes * 60_000 })
      })
      return shown
    }
    await act(async () =>
      renderInShop(<WithPage />, {
        ProductBySku: response('ProductBySku', { product: page() }),
      }),
    )
    return requested
  }
  const bySku = <ProductBySkuScreen params={{ id: 'CRO-SAU' }} />

  test('is there at once by its sku, without a request', async () => {
    expect(await askedBy(bySku, 1)).not.toContain('ProductBySku')
    expect(screen.getByRole('heading', { level: 1, name: 'Croquettes au saumon' })).toBeTruthy()
  })

  test('is requested again when that is long ago', async () => {
    expect(await askedBy(bySku, 10)).toContain('ProductBySku')
  })
})
