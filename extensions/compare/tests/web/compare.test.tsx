import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownName } from '../../../../web/site/site.ts'
import { card, page } from '../../../../tests/web/catalog/products.ts'
import { type Answers, offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { choose } from '../../web/chosen.ts'
import { CompareButton } from '../../web/CompareButton.tsx'
import { ComparePlace } from '../../web/ComparePlace.ts'
import CompareScreen from '../../web/CompareScreen.tsx'

const KEY = ownName('compare')
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const asked: string[][] = []

beforeEach(() => {
  choose([])
  asked.length = 0
})

const attribute = (code: string, value: string) => ({ code, label: code.toUpperCase(), value })
const compared = (sku: string, marque: string) => ({
  ...card(sku),
  attributes: [attribute('marque', marque), attribute('bio', 'Oui')],
  feedLabel: null,
})

function show(gone: readonly string[] = [], shop: Answers = {}) {
  const answers = {
    ...shop,
    ComparedProducts: ({ skus }: { skus: string[] }) => {
      asked.push(skus)
      return { productsBySku: skus.map((sku) => (gone.includes(sku) ? null : compared(sku, `de ${sku}`))) }
    },
  }
  return renderInShop(<CompareScreen />, answers, '/comparer')
}

const showButton = (sku: string) =>
  renderInShop(
    <>
      <CompareButton product={page({ sku })} />
      <ComparePlace />
    </>,
    {},
    '/x.html',
  )

describe('the button of a product', () => {
  test('chooses it and takes it out again; a bar says how many are chosen', async () => {
    const { user } = showButton('A')
    const button = screen.getByRole('button', { name: 'Comparer' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByRole('region', { name: 'Comparaison' })).toBeNull()
    await user.click(button)
    expect(kept()).toEqual(['A'])
    expect(button.getAttribute('aria-pressed')).toBe('true')
    const bar = await screen.findByRole('region', { name: 'Comparaison' })
    expect(within(bar).getByText('1 produit')).toBeTruthy()
    await user.click(button)
    expect(kept()).toBeNull()
    expect(screen.queryByRole('region', { name: 'Comparaison' })).toBeNull()
  })

  test('refuses a fifth product, and says why', async () => {
    choose(['A', 'B', 'C', 'D'])
    const { user } = showButton('E')
    await user.click(screen.getByRole('button', { name: 'Comparer' }))
    expect(screen.getByRole('alert').textContent).toContain('quatre produits')
    expect(kept()).toEqual(['A', 'B', 'C', 'D'])
  })

  test('reads nothing that is no list of skus', async () => {
    localStorage.setItem(KEY, JSON.stringify(['A', 'A', 3, 'x'.repeat(65), 'B', 'C', 'D', 'E', 'F']))
    showButton('Z')
    expect(await screen.findByText('4 produits')).toBeTruthy()
    localStorage.setItem(KEY, '{')
  })
})

describe('the page', () => {
  test('asks for nothing where nothing is chosen, and says how to choose', () => {
    show()
    expect(screen.getByText(/Rien à comparer/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  test('shows the products in columns and what is said of them in rows', async () => {
    choose(['A', 'GONE', 'B'])
    const { user } = show(['GONE'])
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3))
    expect(asked).toEqual([['A', 'GONE', 'B']])
    const row = screen.getByRole('row', { name: /^MARQUE/ })
    expect(within(row).getByRole('rowheader').textContent).toBe('MARQUE')
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['de A', 'de B'])
    expect(screen.getByRole('row', { name: /^BIO/ })).toBeTruthy()

    await user.click(screen.getByRole('checkbox', { name: 'N’afficher que les différences' }))
    expect(screen.queryByRole('row', { name: /^BIO/ })).toBeNull()
    expect(screen.getByRole('row', { name: /^MARQUE/ })).toBeTruthy()
  })

  test.each([
    ['has a row for ratings', ['reviews'], true],
    ['has none in a store without reviews', [], false],
  ] as const)('%s', async (_, features, isThere) => {
    choose(['A'])
    show([], offering(...features))
    await screen.findByRole('row', { name: /^MARQUE/ })
    expect(screen.queryByRole('row', { name: /^Note/ }) !== null).toBe(isThere)
  })

  test('loses the column that is taken out, and keeps the focus', async () => {
    choose(['A', 'B'])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Retirer Produit A de la comparaison' }))
    expect(kept()).toEqual(['B'])
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2))
    expect(document.activeElement?.tagName).toBe('H1')
  })
})
