import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Arrival } from '../../../web/screens/delivery/Arrival.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const PAST = { orderBefore: '2020-11-26T12:00:00+01:00', first: '2020-11-27', last: '2020-11-28' }
const NEXT = { orderBefore: '2999-06-28T14:30:00+02:00', first: '2999-06-30', last: '2999-07-01' }

const show = (arrivals: (typeof PAST)[]) => renderInShop(<Arrival arrivals={arrivals} />, {})
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('goes on to the next days when a cached page is older than the moment for which they count', async () => {
  show([PAST, NEXT])
  const line = await screen.findByText(/Livré entre dimanche/)
  expect(plain(line.textContent)).toBe('Livré entre dimanche 30 et lundi 1er si vous commandez avant vendredi 14 h 30')
})

test('says one day alone', async () => {
  show([{ ...NEXT, last: NEXT.first }])
  expect(plain((await screen.findByText(/Livré dimanche/)).textContent)).toContain('Livré dimanche 30 si')
})

test('says nothing when all moments have passed', async () => {
  show([PAST])
  await waitFor(() => expect(screen.queryByText(/Livré/)).toBeNull())
})
