import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import QuickOrderScreen from '../../web/QuickOrderScreen.tsx'
import type { QuickProductFragment } from '../../web/quick-order.generated.ts'
import { accepted, cartOf, line as cartLine } from '../../../../tests/web/cart/carts.ts'
import { type Answers, renderInShop } from '../../../../tests/web/content/in-shop.tsx'

type Items = { items: { sku: string; qty: number }[] }

const euros = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })

const product = (sku: string, changes: Partial<QuickProductFragment> = {}): QuickProductFragment => ({
  sku,
  path: `/${sku.toLowerCase()}.html`,
  name: `Produit ${sku}`,
  type: 'SIMPLE',
  prices: { finalPrice: euros(10), minPrice: euros(10), unitPrice: null },
  pricesWithExtras: null,
  stock: { isInStock: true },
  isOrderedByContact: false,
  ...changes,
})

const added = (refusedItems: { index: number; message: string }[] = []) => ({
  addMultipleItemsToCart: {
    ...accepted(cartOf([cartLine('a')])),
    success: refusedItems.length === 0,
    errors: refusedItems.map(({ message }) => message),
    refusedItems,
  },
})

function show(answers: Answers = {}) {
  return renderInShop(
    <QuickOrderScreen />,
    {
      Cart: () => ({ cart: cartOf([]) }),
      QuickProducts: ({ skus }: { skus: string[] }) => ({
        productsBySku: skus.map((sku) =>
          sku.startsWith('?') ? null : product(sku, sku.startsWith('VAR') ? { type: 'CONFIGURABLE' } : {}),
        ),
      }),
      QuickSearch: ({ query }: { query: string }) => ({
        search: { query, products: { products: [product('CRO-1', { name: 'Croquettes' })] } },
      }),
      ...answers,
    },
    '/quick-order',
  )
}

const skuFields = () => screen.getAllByRole<HTMLInputElement>('combobox')
const paste = async (user: ReturnType<typeof renderInShop>['user'], text: string) => {
  await user.click(screen.getByLabelText('Ou collez vos lignes'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Reprendre ces lignes' }))
}

beforeEach(() => sessionStorage.clear())

describe('the quick order', () => {
  test('finds a product by its name with the keyboard, and goes on to the quantity and the next line', async () => {
    const { user } = show()
    const [first, second] = skuFields()
    if (!first || !second) throw new Error('no lines')
    await user.type(first, 'croq')
    await screen.findByRole('option', { name: /Croquettes/ })
    await user.keyboard('{ArrowDown}')
    expect(first.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(first.value).toBe('CRO-1')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quantité, Croquettes')
    await user.keyboard('3{Enter}')
    expect(document.activeElement).toBe(second)
    expect(screen.getByRole('link', { name: 'Croquettes' }).getAttribute('href')).toBe('/cro-1.html')
  })

  test('says what a kilogram costs beside each price', async () => {
    const prices = {
      finalPrice: euros(10),
      minPrice: euros(10),
      unitPrice: { unit: 'KILOGRAM' as const, price: euros(4.5) },
    }
    const found = product('CRO-1', { name: 'Croquettes', prices })
    const { user } = show({ QuickSearch: ({ query }) => ({ search: { query, products: { products: [found] } } }) })
    const [first] = skuFields()
    if (!first) throw new Error('no lines')
    await user.type(first, 'croq')
    expect((await screen.findByRole('option', { name: /Croquettes/ })).textContent).toContain('4,50\u202f€')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('link', { name: 'Croquettes' }).closest('p')?.textContent).toContain('4,50\u202f€')
  })

  test('adds the good lines, and keeps the bad ones with their reason', async () => {
    const sent: Items[] = []
    const { user } = show({
      QuickAdd: (variables: Items) => {
        sent.push(variables)
        return added([{ index: 1, message: 'Il n’en reste que 2.' }])
      },
    })
    await paste(user, 'A-1;2\nB-2;50\nC-3;zéro\nVAR-4;1')
    expect(screen.getByText(/^Indiquez la quantité en chiffres/)).toBeTruthy()
    await screen.findByRole('link', { name: 'Choisir sur la fiche' })
    // Of four: a quantity is wrong, and one needs a choice.
    await user.click(screen.getByRole('button', { name: 'Ajouter 2 lignes au panier' }))
    const outcome = await screen.findByText('1 ligne est dans votre panier.', { exact: false })
    expect(outcome.closest('[tabindex="-1"]')).toBe(document.activeElement)
    expect(sent).toEqual([
      {
        items: [
          { sku: 'A-1', qty: 2 },
          { sku: 'B-2', qty: 50 },
        ],
      },
    ])
    expect(skuFields().map(({ value }) => value)).toEqual(['B-2', 'C-3', 'VAR-4', ''])
    expect(screen.getByText('Il n’en reste que 2.')).toBeTruthy()
    expect(screen.getAllByText(/demande un choix/).length).toBeGreaterThan(0)
  })

  test('leads to the page of what has to be engraved or chosen there, and sends none of it', async () => {
    const { user } = show({
      QuickProducts: () => ({ productsBySku: [product('MEDAILLE', { pricesWithExtras: { minPrice: euros(12.5) } })] }),
    })
    await paste(user, 'MEDAILLE;1')
    const link = await screen.findByRole('link', { name: 'Choisir sur la fiche' })
    expect(link.getAttribute('href')).toBe('/medaille.html')
    await user.click(screen.getByRole('button', { name: 'Ajouter au panier' }))
    expect(await screen.findAllByText(/demande un choix/)).not.toHaveLength(0)
  })

  test('says once that a choice is needed, also where the store was asked before the product was known', async () => {
    let tell: (() => void) | undefined
    const known = new Promise<void>((resolve) => (tell = resolve))
    const { user } = show({
      QuickProducts: async () => {
        await known
        return { productsBySku: [product('MEDAILLE', { pricesWithExtras: { minPrice: euros(12.5) } })] }
      },
      QuickAdd: () => added([{ index: 0, message: 'Les options requises n’ont pas été saisies.' }]),
    })
    await paste(user, 'MEDAILLE;1')
    await user.click(screen.getByRole('button', { name: 'Ajouter 1 ligne au panier' }))
    await screen.findByText('Les options requises n’ont pas été saisies.')
    tell?.()
    await screen.findByRole('link', { name: 'Choisir sur la fiche' })
    expect(screen.queryByText('Les options requises n’ont pas été saisies.')).toBeNull()
    expect(screen.getAllByText(/demande un choix/)).toHaveLength(1)
  })

  test('keeps what is ordered with a file, and says how', async () => {
    const sent: Items[] = []
    const { user } = show({
      QuickProducts: () => ({ productsBySku: [product('MUG', { isOrderedByContact: true })] }),
      QuickAdd: (variables: Items) => {
        sent.push(variables)
        return added()
      },
    })
    await paste(user, 'MUG;1')
    await screen.findByRole('link', { name: 'Nous écrire' })
    await user.click(screen.getByRole('button', { name: 'Ajouter au panier' }))
    expect(await screen.findByText(/se commande par téléphone/)).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('adds hundreds of lines a hundred at a time, and looks them up a hundred at a time', async () => {
    const chunks: number[] = []
    const looked: number[] = []
    const { user } = show({
      QuickAdd: ({ items }: Items) => {
        chunks.push(items.length)
        return added()
      },
      QuickProducts: ({ skus }: { skus: string[] }) => {
        looked.push(skus.length)
        return { productsBySku: skus.map((sku) => product(sku)) }
      },
    })
    await paste(user, Array.from({ length: 250 }, (_, index) => `S-${index};1`).join('\n'))
    await user.click(screen.getByRole('button', { name: 'Ajouter 250 lignes au panier' }))
    await screen.findByText('250 lignes sont dans votre panier.', { exact: false })
    expect(chunks).toEqual([100, 100, 50])
    expect(Math.max(0, ...looked)).toBeLessThanOrEqual(100)
    expect(skuFields()).toHaveLength(1)
  })

  test('stops at a lost answer, and says that what was sent may be in the cart', async () => {
    const { user } = show({
      QuickAdd: () => {
        throw new Error('Network error: HTTP 502')
      },
    })
    await paste(user, 'A-1;2')
    await user.click(screen.getByRole('button', { name: 'Ajouter 1 ligne au panier' }))
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Network error: HTTP 502')
    expect(screen.getByText(/vérifiez-le avant/)).toBeTruthy()
  })

  test('refuses a list that does not fit, as a whole', async () => {
    const { user } = show()
    await paste(user, Array.from({ length: 501 }, (_, index) => `S-${index};1`).join('\n'))
    expect(screen.getByRole('alert').textContent).toContain('501 lignes')
    expect(skuFields().every(({ value }) => value === '')).toBe(true)
  })

  test('takes several lines pasted into one field, and a file', async () => {
    const { user } = show()
    const [first] = skuFields()
    if (!first) throw new Error('no lines')
    await user.click(first)
    await user.paste('A-1\t2\nB-2\t3')
    expect(skuFields().map(({ value }) => value)).toEqual(['A-1', 'B-2', ''])
    const file = new File(['\ufeffsku;quantity\r\nC-3;4\r\n'], 'liste.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Fichier CSV'), file)
    await waitFor(() => expect(skuFields().map(({ value }) => value)).toEqual(['A-1', 'B-2', 'C-3', '']))
    const large = new File(['x'.repeat(300_000)], 'liste.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Fichier CSV'), large)
    expect((await screen.findByRole('alert')).textContent).toContain('trop lourd')
  })

  test('brings back a list that was cleared', async () => {
    const { user } = show()
    await paste(user, 'A-1;2\nB-2;3')
    await user.click(screen.getByRole('button', { name: 'Vider la liste' }))
    expect(skuFields().every(({ value }) => value === '')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Rétablir la liste' }))
    expect(skuFields().map(({ value }) => value)).toEqual(['A-1', 'B-2', ''])
  })

  test('keeps its lines over a reload', async () => {
    const { user, unmount } = show()
    await paste(user, 'A-1;2')
    unmount()
    show()
    expect(skuFields().map(({ value }) => value)).toEqual(['A-1', ''])
  })

  test('forgets lines that are added after the shopper has left, and shows what is left only then', async () => {
    let respond: (() => void) | undefined
    const responded = new Promise<void>((resolve) => (respond = resolve))
    const { user, unmount } = show({
      QuickAdd: async () => {
        await responded
        return added([{ index: 1, message: 'Il n’en reste que 2.' }])
      },
    })
    await paste(user, 'A-1;2\nB-2;50')
    await user.click(screen.getByRole('button', { name: 'Ajouter 2 lignes au panier' }))
    unmount()
    show()
    expect(screen.queryByRole('combobox')).toBeNull()
    respond?.()
    await waitFor(() => expect(skuFields().map(({ value }) => value)).toEqual(['B-2', '']))
  })

  test('keeps a customer’s lines when the session ends, and shows them to nobody else', async () => {
    let id: string | null = 'camille'
    const Me = () => ({
      me: { id, firstname: id, lastname: '', email: null, hasExpired: id === null, hasOwnPrices: false },
    })
    const { user, unmount, queryClient } = show({ Me })
    await screen.findAllByRole('combobox')
    await paste(user, 'A-1;2')
    id = null
    await act(() => queryClient.invalidateQueries({ queryKey: ['Me'] }))
    expect(skuFields().map(({ value }) => value)).toEqual(['A-1', ''])
    unmount()
    const guest = show()
    expect(skuFields().every(({ value }) => value === '')).toBe(true)
    guest.unmount()
  })

  test('says which reference the catalogue does not show, and takes the focus along when a line goes', async () => {
    const { user } = show()
    await paste(user, '?-1;2\nB-2;1')
    await screen.findByText(/Pas de fiche à cette référence/)
    await user.click(screen.getByRole('button', { name: 'Retirer ?-1' }))
    expect(skuFields().map(({ value }) => value)).toEqual(['B-2', ''])
    expect(document.activeElement).toBe(skuFields()[0])
  })
})

vi.setConfig({ testTimeout: 30_000 })
