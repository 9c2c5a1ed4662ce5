import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { expectHydration, HydratedSuspense, whenHydrated } from '../../web/hydration.tsx'

test('data that is there before the code of the page waits until React has hydrated it', async () => {
  const page = (
    <HydratedSuspense>
      <p>12,90 €</p>
    </HydratedSuspense>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expectHydration()
  const change = vi.fn()
  const changed = Promise.resolve(whenHydrated()).then(change)
  await act(async () => {})
  expect(change).not.toHaveBeenCalled()
  await act(async () => void hydrateRoot(container, page))
  await changed
  expect(change).toHaveBeenCalledOnce()
})
