import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { announceCartChange } from '../../../web/screens/cart/cart-channel.ts'
import type { CartResultFragment, CartContentsFragment } from '../../../web/screens/cart/cart.generated.ts'
import { closeMiniCart, useMiniCart } from '../../../web/screens/cart/mini-cart-state.ts'
import { cartQuery, useAddToCart, useCart, useRemoveCartItem } from '../../../web/screens/cart/use-cart.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { accepted, cartOf, line, refused } from './carts.ts'

afterEach(() => act(closeMiniCart))

function Shop() {
  const { data: cart } = useCart()
  const add = useAddToCart()
  const remove = useRemoveCartItem()
  const { isOpen, lastAdded } = useMiniCart()
  return (
    <>
      <p data-testid="count">{cart ? cart.items_qty : 'unknown'}</p>
      <p data-testid="added">{isOpen && lastAdded.map(({ itemId, quantity }) => `${quantity}×${itemId}`).join()}</p>
      <p data-testid="error">{add.errorMessage}</p>
      <button onClick={() => add.mutate({ sku: 'SKU-a', qty: 2 })}>add</button>
      <button onClick={() => remove.mutate('a')}>remove</button>
    </>
  )
}

const text = (id: string) => screen.getByTestId(id).textContent

const showShop = (answers: Answers) => renderInShop(<Shop />, { Cart: () => ({ cart: cartOf([]) }), ...answers })

/** An answer that arrives when the test says so. */
function pendingAnswer<Answer = CartResultFragment>() {
  let response: (value: Answer) => void = () => {}
  const promise = new Promise<Answer>((resolve) => {
    response = resolve
  })
  return { promise, answer: response }
}

describe('cart of the browser', () => {
  test('replaces the cart by the result of a mutation and opens the mini-cart with what was added', async () => {
    let reads = 0
    const { user } = showShop({
      Cart: () => ({ cart: cartOf(reads++ ? [line('z')] : []) }),
      AddItemToCart: () => ({ addItemToCart: accepted(cartOf([line('a', { qty: 2 })])) }),
    })
    await waitFor(() => expect(text('count')).toBe('0'))
    await user.click(screen.getByText('add'))
    await waitFor(() => expect(text('count')).toBe('2'))
    expect(text('added')).toBe('2×a')
    expect(reads).toBe(1)
  })

  test('sends the mutations of a tab one after the other', async () => {
    const sent: string[] = []
    const first = pendingAnswer()
    const { user } = showShop({
      AddItemToCart: async () => {
        sent.push('add')
        return { addItemToCart: await first.promise }
      },
      RemoveCartItem: () => {
        sent.push('remove')
        return { removeCartItem: accepted(cartOf([])) }
      },
    })
    await user.click(screen.getByText('add'))
    await user.click(screen.getByText('remove'))
    expect(sent).toEqual(['add'])
    first.answer(accepted(cartOf([line('a', { qty: 2 })])))
    await waitFor(() => expect(sent).toEqual(['add', 'remove']))
    await waitFor(() => expect(text('count')).toBe('0'))
  })

  test('does not let the response to an earlier read overwrite a newer cart', async () => {
    const read = pendingAnswer<{ cart: CartContentsFragment }>()
    let reads = 0
    const { user, queryClient } = showShop({
      Cart: () => {
        reads++
        return read.promise
      },
      AddItemToCart: () => ({ addItemToCart: accepted(cartOf([line('a', { qty: 2 })])) }),
    })
    await waitFor(() => expect(reads).toBe(1))
    expect(text('count')).toBe('unknown')
    await user.click(screen.getByText('add'))
    await waitFor(() => expect(text('count')).toBe('2'))
    read.answer({ cart: cartOf([]) })
    // A read that nobody stopped takes its answer some turns later, and is shown later still.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(queryClient.getQueryData(cartQuery.queryKey)?.cart.items_qty).toBe(2)
    expect(text('count')).toBe('2')
    expect(reads).toBe(1)
  })

  test('shows a refusal with the store’s words, or ours where it has none', async () => {
    // The line comes from another tab: a refusal added nothing.
    const answers = [refused(cartOf([line('z')]), 'Il ne reste qu’une pièce.'), refused(cartOf([]), null)]
    const { user } = showShop({ AddItemToCart: () => ({ addItemToCart: answers.shift() }) })
    await user.click(screen.getByText('add'))
    await waitFor(() => expect(text('error')).toBe('Il ne reste qu’une pièce.'))
    expect(text('added')).toBe('')
    await user.click(screen.getByText('add'))
    await waitFor(() =>
      expect(text('error')).toBe('La boutique n’a pas pu faire cette modification. Réessayez dans un instant.'),
    )
  })

  test('shows a failure in words and reads the cart again', async () => {
    let reads = 0
    const { user } = showShop({
      Cart: () => ({ cart: cartOf(reads++ ? [line('a')] : []) }),
      AddItemToCart: () => Promise.reject(new GraphqlFailure('network', 'Network error: HTTP 502', 502)),
    })
    await user.click(screen.getByText('add'))
    await waitFor(() =>
      expect(text('error')).toBe(
        'La boutique n’a pas pu faire cette modification. Réessayez dans un instant. Network error: HTTP 502',
      ),
    )
    await waitFor(() => expect(text('count')).toBe('1'))
  })

  test('fails at once where there is no network, and changes nothing later', async () => {
    let isSent = false
    const { user } = showShop({
      AddItemToCart: () => {
        isSent = true
        return Promise.reject(new GraphqlFailure('network', 'Network error: offline', 0))
      },
    })
    act(() => void dispatchEvent(new Event('offline')))
    try {
      await user.click(screen.getByText('add'))
      await waitFor(() =>
        expect(text('error')).toBe(
          'La boutique n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez. Network error: offline',
        ),
      )
      expect(isSent).toBe(true)
    } finally {
      act(() => void dispatchEvent(new Event('online')))
    }
  })

  test('notifies the other tabs of a change', async () => {
    const otherTab = new BroadcastChannel('musette-cart')
    const told = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
    const { user } = showShop({ AddItemToCart: () => ({ addItemToCart: accepted(cartOf([line('a')])) }) })
    await user.click(screen.getByText('add'))
    await told
    otherTab.close()
  })

  test('follows a change in another tab, with one request however many read it', async () => {
    let reads = 0
    const { unmount } = renderInShop(
      <>
        <Shop />
        <Reader />
      </>,
      { Cart: () => ({ cart: cartOf(reads++ ? [line('a', { qty: 3 })] : []) }) },
    )
    await waitFor(() => expect(text('count')).toBe('0'))
    const otherTab = new BroadcastChannel('musette-cart')
    otherTab.postMessage(null)
    await waitFor(() => expect(text('count')).toBe('3'))
    expect(reads).toBe(2)
    otherTab.close()
    // An open channel may keep the page from the back/forward cache.
    const close = vi.spyOn(BroadcastChannel.prototype, 'close')
    unmount()
    expect(close).toHaveBeenCalledTimes(1)
    close.mockRestore()
  })

  test('holds no channel while the page rests in the back/forward cache, and reads the cart when it returns', async () => {
    let reads = 0
    showShop({ Cart: () => ({ cart: cartOf([line('a', { qty: ++reads })]) }) })
    await waitFor(() => expect(text('count')).toBe('1'))
    const otherTab = new BroadcastChannel('musette-cart')
    const change = (name: string, persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event(name), { persisted })))
    change('pageshow', false)
    change('pagehide', true)
    otherTab.postMessage(null)
    // Messages arrive in order: one that this page took would have come before its own.
    const own = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
    act(announceCartChange)
    await own
    expect(reads).toBe(1)
    change('pageshow', true)
    await waitFor(() => expect(text('count')).toBe('2'))
    otherTab.postMessage(null)
    await waitFor(() => expect(text('count')).toBe('3'))
    otherTab.close()
  })
})

function Reader() {
  return <p>{useCart().data?.items_qty}</p>
}
