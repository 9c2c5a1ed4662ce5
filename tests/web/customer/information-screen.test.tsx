import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import InformationScreen from '../../../web/screens/customer/InformationScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const me = { id: 'c', firstname: 'Camille', lastname: 'Durand', email: 'camille@exemple.fr', fields: [], addresses: [] }

test('what was saved is said until something changes or another attempt fails', async () => {
  const responses = [true, true, false]
  const { user } = renderInShop(<InformationScreen />, {
    Account: () => ({ me }),
    PasswordRule: () => ({ passwordRule: { minLength: 8, characterClasses: 3 } }),
    UpdateCustomer: () => {
      const success = responses.shift()
      return { updateCustomer: { success, errorMessage: success ? null : 'Pas maintenant.', errors: [], me } }
    },
  })
  const save = await screen.findByRole('button', { name: 'Enregistrer' })
  const saved = 'Vos informations sont enregistrées.'
  await user.click(save)
  await screen.findByText(saved)
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'e')
  expect(screen.queryByText(saved)).toBeNull()
  await user.click(save)
  await screen.findByText(saved)
  await user.click(save)
  await screen.findByText('Pas maintenant.')
  expect(screen.queryByText(saved)).toBeNull()
})
