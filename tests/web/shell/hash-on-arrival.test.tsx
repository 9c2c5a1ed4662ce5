import { act, cleanup, render } from '@testing-library/react'
import { use } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useNavigationEffects } from '../../../web/shell/navigation/use-navigation-effects.ts'
import { HydratedSuspense } from '../../../web/hydration.tsx'
import { waitFor } from '../../support/wait-for.ts'

afterEach(cleanup)

function Page() {
  useNavigationEffects()
  return <h2 id="livraison">Livraison</h2>
}

test('an address with a hash leads to its element, once all of the page is React’s own', async () => {
  history.replaceState(null, '', '/aide#livraison')
  let sendCode = () => {}
  const code = new Promise<void>((resolve) => (sendCode = resolve))
  const Late = () => use(code) ?? null
  await act(
    async () =>
      void render(
        <>
          <HydratedSuspense>
            <Late />
          </HydratedSuspense>
          <Page />
        </>,
      ),
  )
  expect(document.activeElement).toBe(document.body)
  await act(async () => sendCode())
  await waitFor(() => expect(document.activeElement?.id).toBe('livraison'))
})

test('an address with a hash leads nowhere once the shopper does something else', async () => {
  history.replaceState(null, '', '/aide#plus-tard')
  await act(async () => void render(<Page />))
  window.dispatchEvent(new Event('wheel'))
  const late = document.createElement('p')
  late.id = 'plus-tard'
  document.body.append(late)
  await act(async () => {})
  expect(document.activeElement).toBe(document.body)
  late.remove()
})
