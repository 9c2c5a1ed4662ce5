import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ExpressButton from '../../web/ExpressButton.tsx'
import { renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { countChanges } from '../../../../web/api/changes-under-way.ts'

test('the link to PayPal waits for a quantity that was just changed', async () => {
  const followed: boolean[] = []
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  const { user } = renderInShop(<ExpressButton />, {
    EarlyPayments: () => ({ earlyPayments: [{ code: 'paypal_express', path: '/checkout/payment/paypal/early' }] }),
  })
  const link = await screen.findByRole('link')
  countChanges(1)
  await user.click(link)
  expect(followed).toEqual([false])
  act(() => countChanges(-1))
  expect(followed).toEqual([false, true])
  removeEventListener('click', note)
})
