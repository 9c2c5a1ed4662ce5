import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../web/api/query-client.ts'
import type { Execute } from '../../../schema/page.ts'
import { meQuery, useMe } from '../../../web/screens/customer/use-me.ts'
import { begin } from '../../../web/screens/cart/CartScreen.tsx'
import { cartQuery, useCart } from '../../../web/screens/cart/use-cart.ts'
import { cartOf, line } from './carts.ts'

afterEach(cleanup)

function Greeting() {
  const { data: cart } = useCart()
  const { data: me } = useMe()
  return (
    <p>
      {me ? `Bonjour ${me.firstname}` : 'Bonjour'}, {cart ? cart.items_qty : '…'}
    </p>
  )
}

const page = (queryClient: ReturnType<typeof createQueryClient>) => (
  <QueryClientProvider client={queryClient}>
    <Greeting />
  </QueryClientProvider>
)

const nobody = (() => new Promise(() => {})) as Execute

test('a part that hydrates when cart and customer are known already begins as the server did', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(createQueryClient(nobody)))
  expect(root.textContent).toBe('Bonjour, …')

  const queryClient = createQueryClient(nobody)
  queryClient.setQueryData(cartQuery.queryKey, { cart: cartOf([line('a', { qty: 2 })]) })
  queryClient.setQueryData(meQuery.queryKey, {
    me: { __typename: 'Customer', id: '1', firstname: 'Camille' },
  } as never)
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, page(queryClient), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toBe('Bonjour Camille, 2')
})

test('the cart is requested before the page hydrates, and once', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(createQueryClient(nobody)))

  const execute = vi.fn().mockResolvedValue({ cart: cartOf([line('a', { qty: 2 })]) })
  const queryClient = createQueryClient(execute)
  queryClient.setQueryData(meQuery.queryKey, { me: null } as never)
  begin(queryClient)
  expect(execute).toHaveBeenCalledOnce()
  await act(async () => void hydrateRoot(root, page(queryClient)))
  expect(root.textContent).toBe('Bonjour, 2')
  expect(execute).toHaveBeenCalledOnce()
})
