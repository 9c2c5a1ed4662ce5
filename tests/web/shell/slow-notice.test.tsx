import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTransport } from '../../../web/api/transport.ts'
import { useOperation } from '../../../web/api/use-operation.ts'
import { CategoryById } from '../../../web/screens/catalog/category-by-id.generated.ts'
import { ShopGate } from '../../../web/shell/ShopGate.tsx'
import { SlowNotice } from '../../../web/shell/SlowNotice.tsx'
import { operation } from '../api/fake-endpoint.ts'
import { renderInShop, shop } from '../content/in-shop.tsx'
import { shellAnswers } from './answers.ts'

// Its code comes with this, in real time.
await import('../../../web/shell/LateShell.tsx')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => act(async () => void (await vi.advanceTimersByTimeAsync(count * 1000)))
const notice = () => screen.queryByText(/plus de temps que d’habitude/)

/** A response that comes when the test says so. */
function later<T>(value: T) {
  let arrive = () => {}
  const response = new Promise<T>((resolve) => (arrive = () => resolve(value)))
  return { response, arrive: () => act(async () => arrive()) }
}

test('a change that takes long says that it is under way, until it has its response', async () => {
  const { response, arrive } = later(Response.json({ data: { added: true } }))
  vi.stubGlobal('fetch', () => response)
  const execute = createTransport('', () => new QueryClient().getQueryCache())
  renderInShop(<SlowNotice />)

  const change = execute(operation('AddItem', 'mutation'), {})
  await seconds(2)
  expect(notice()).toBeNull()
  await seconds(4)
  expect(notice()).not.toBeNull()
  await arrive()
  await act(async () => void (await change))
  expect(notice()).toBeNull()
})

function Page() {
  const { data } = useOperation(CategoryById, { id: '38', list: {} })
  return data ? <p>Croquettes</p> : null
}

test('so does a page whose data takes long, and no page whose data is there', async () => {
  const { response, arrive } = later({ category: null })
  const { queryClient } = renderInShop(
    <>
      <SlowNotice />
      <Page />
    </>,
    { CategoryById: () => response },
  )
  await seconds(6)
  expect(notice()).not.toBeNull()
  await arrive()
  await seconds(0)
  expect(notice()).toBeNull()

  // What is loaded ahead keeps nobody waiting.
  void queryClient.prefetchQuery({ queryKey: ['Ahead'], queryFn: () => new Promise(() => {}) })
  await seconds(6)
  expect(notice()).toBeNull()
})

test('so does a page that waits for the data of the shop itself, which shows nothing else', async () => {
  const { response, arrive } = later({ shop })
  const { container } = renderInShop(<ShopGate>Bonjour</ShopGate>, { ...shellAnswers, Shop: () => response })
  await seconds(2)
  expect(container.textContent).toBe('')
  await seconds(6)
  expect(notice()).not.toBeNull()
  await arrive()
  await seconds(1)
  expect([notice(), container.textContent?.includes('Bonjour')]).toEqual([null, true])
})
