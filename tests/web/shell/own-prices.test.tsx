import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Operation } from '../../../schema/operation.ts'
import { useOperation } from '../../../web/api/use-operation.ts'
import { meQuery } from '../../../web/screens/customer/use-me.ts'
import { OwnPrices } from '../../../web/shell/customer-parts.tsx'
import { renderInShop } from '../content/in-shop.tsx'

type Priced = { product: { prices: string } }
const product: Operation<Priced, Record<string, never>> = {
  name: 'ProductBySku',
  kind: 'query',
  sha256: 'c'.repeat(64),
  text: '',
}
const menu: Operation<{ navigation: string }, Record<string, never>> = {
  name: 'Menu',
  kind: 'query',
  sha256: 'd'.repeat(64),
  text: '',
}

const person = { id: 'camille', email: 'a@b.fr', firstname: 'Camille', lastname: 'D', hasExpired: false }
const nobody = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }

function Page() {
  const { data } = useOperation(product, {})
  useOperation(menu, {})
  return (
    <p>
      {data?.product.prices}
      <OwnPrices />
    </p>
  )
}

function open(me: object) {
  let reads = 0
  const prices = vi.fn(() => ({ product: { prices: `prix ${++reads}` } }))
  const navigation = vi.fn(() => ({ navigation: 'Chiens' }))
  const view = renderInShop(<Page />, { Me: () => ({ me }), ProductBySku: prices, Menu: navigation })
  return { ...view, prices, navigation }
}

test('prices are read again for visitors with other prices than guests, and nothing else is', async () => {
  const { prices, navigation } = open({ ...person, hasOwnPrices: true })
  expect(await screen.findByText('prix 2')).toBeDefined()
  expect(prices).toHaveBeenCalledTimes(2)
  expect(navigation).toHaveBeenCalledTimes(1)
})

test('visitors with the prices of guests request nothing', async () => {
  const { prices, queryClient } = open({ ...person, hasOwnPrices: false })
  await waitFor(() => expect(queryClient.getQueryData(meQuery.queryKey)).toBeDefined())
  expect(await screen.findByText('prix 1')).toBeDefined()
  expect(prices).toHaveBeenCalledTimes(1)
})

test('prices are read again when their owner has left', async () => {
  const { queryClient } = open({ ...person, hasOwnPrices: true })
  await screen.findByText('prix 2')
  queryClient.setQueryData(meQuery.queryKey, { me: { ...nobody, hasOwnPrices: false } })
  expect(await screen.findByText('prix 3')).toBeDefined()
})
