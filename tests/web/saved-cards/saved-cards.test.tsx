import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offering, renderInShop } from '../content/in-shop.tsx'
import { testScreenStates } from '../customer/screen-states.tsx'
import SavedCardsScreen from '../../../web/screens/saved-cards/SavedCardsScreen.tsx'

const FEATURE = 'savedCards'
const card = { id: 'pm_1', label: 'Visa •••• 4242', expires: '2031-12', method: null }

testScreenStates(
  {
    'saved cards': {
      node: <SavedCardsScreen />,
      operation: 'SavedCards',
      title: 'Mes cartes enregistrées',
      nothing: { me: { savedCards: [] } },
      said: 'Aucune carte n’est enregistrée.',
    },
  },
  FEATURE,
)

test('a card is deleted after a question, and a refusal is shown in it', async () => {
  const former = { ...card, id: 'pm_0', expires: '2026-12' }
  let cards = [former, card]
  let isRefused = true
  const { user } = renderInShop(<SavedCardsScreen />, {
    ...offering(FEATURE),
    SavedCards: () => ({ me: { savedCards: cards } }),
    DeleteSavedCard: () => {
      if (!isRefused) cards = []
      return { deleteSavedCard: { success: !isRefused, errorMessage: isRefused ? 'Pas maintenant.' : null } }
    },
  })
  expect(await screen.findByText('Valable jusqu’à fin 12/2031')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Supprimer Visa •••• 4242, Valable jusqu’à fin 12/2031' }))
  expect(within(await screen.findByRole('dialog')).getByText('Valable jusqu’à fin 12/2031')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Pas maintenant.')
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await user.click(screen.getByRole('button', { name: 'Supprimer Visa •••• 4242, Valable jusqu’à fin 12/2031' }))
  expect(screen.queryByRole('alert')).toBeNull()
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(screen.getByText('Aucune carte n’est enregistrée.')).toBeTruthy())
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('La carte est supprimée.'))
})
