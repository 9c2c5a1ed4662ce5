import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { testScreenStates } from '../../../../tests/web/customer/screen-states.tsx'
import SavedMethodsScreen from '../../web/SavedMethodsScreen.tsx'

const FEATURE = 'stripePaymentMethods'
const card = { id: 'pm_1', label: 'Visa •••• 4242', expires: '2031-12' }

testScreenStates(
  {
    'saved cards': {
      node: <SavedMethodsScreen />,
      operation: 'StripePaymentMethods',
      title: 'Mes cartes enregistrées',
      nothing: { me: { stripePaymentMethods: [] } },
      said: 'Aucune carte n’est enregistrée.',
    },
  },
  FEATURE,
)

test('a card is deleted after a question, and a refusal is shown in it', async () => {
  let methods = [card]
  let isRefused = true
  const { user } = renderInShop(<SavedMethodsScreen />, {
    ...offering(FEATURE),
    StripePaymentMethods: () => ({ me: { stripePaymentMethods: methods } }),
    DeleteStripePaymentMethod: () => {
      if (!isRefused) methods = []
      return { deleteStripePaymentMethod: { success: !isRefused, errorMessage: isRefused ? 'Pas maintenant.' : null } }
    },
  })
  expect(await screen.findByText('Valable jusqu’à fin 12/2031')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Supprimer Visa •••• 4242' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Pas maintenant.')
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(screen.getByText('Aucune carte n’est enregistrée.')).toBeTruthy())
})
