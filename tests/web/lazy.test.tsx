import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Operation } from '../../schema/operation.ts'
import { createQueryClient } from '../../web/api/query-client.ts'
import { readAgain } from '../../web/api/read-again.ts'
import { operationQuery, useOperation } from '../../web/api/use-operation.ts'
import { lazy } from '../../web/lazy.tsx'
import type { Execute } from '../../schema/page.ts'

type Priced = { price: string }
const Price: Operation<Priced, Record<string, never>> = { name: 'Price', kind: 'query', sha256: '', text: '' }

function PriceLine() {
  return <p>{useOperation(Price, {}).data?.price}</p>
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

/** A page that a server rendered for everybody, in a browser whose shopper pays in dollars; the part's code is still on its way. */
async function arrive({ dataUpdatedAt = Date.now() } = {}) {
  const query = operationQuery(Price, {})
  const server = createQueryClient((async () => ({ price: '10 €' })) as Execute)
  await server.prefetchQuery(query)
  const Rendered = lazy(async () => ({ default: PriceLine }), { hydratesLater: true })
  await Rendered.preload()
  const page = (Part: typeof Rendered, client: typeof server) => (
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(Rendered, server))

  let sendCode = () => {}
  const code = new Promise<{ default: typeof PriceLine }>((resolve) => {
    sendCode = () => resolve({ default: PriceLine })
  })
  const execute = vi.fn(async () => ({ price: '11 $' }))
  const client = createQueryClient(execute as Execute)
  const state = dehydrate(server)
  for (const { state: stored } of state.queries) stored.dataUpdatedAt = dataUpdatedAt
  hydrate(client, state)
  const complaints: unknown[] = []
  await act(async () => {
    const Part = lazy(() => code, { hydratesLater: true })
    root = hydrateRoot(container, page(Part, client), { onRecoverableError: (error) => complaints.push(error) })
  })
  return { client, execute, complaints, sendCode: () => act(async () => sendCode()) }
}

test('keeps what it came with until it is hydrated, and then shows what is true for this shopper', async () => {
  const { client, execute, complaints, sendCode } = await arrive()
  void readAgain(client)
  await act(async () => {})
  expect(execute).not.toHaveBeenCalled()
  expect(screen.getByText('10 €')).toBeDefined()
  await sendCode()
  expect(await screen.findByText('11 $')).toBeDefined()
  expect(complaints).toEqual([])
})

test('keeps it also where what a kept page came with is old, and is read by another part already', async () => {
  const { client, execute, complaints, sendCode } = await arrive({ dataUpdatedAt: 0 })
  void client.prefetchQuery(operationQuery(Price, {}))
  await waitFor(() => expect(execute).toHaveBeenCalled())
  await act(async () => {})
  expect(client.getQueryData(['Price', {}])).toEqual({ price: '10 €' })
  await sendCode()
  expect(await screen.findByText('11 $')).toBeDefined()
  expect(complaints).toEqual([])
})

test('is not waited for when it never comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { client, execute } = await arrive()
    const read = readAgain(client)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await read
    await client.fetchQuery(operationQuery(Price, {}))
    expect(execute).toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
