import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import ConfirmScreen from '../../../web/screens/customer/ConfirmScreen.tsx'
import { MailedLinkAction } from '../../../web/screens/customer/MailedLink.tsx'
import PasswordResetScreen from '../../../web/screens/customer/PasswordResetScreen.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const send = vi.fn<(token: string) => Promise<{ success: boolean; errorMessage: string | null }>>()

function End() {
  return (
    <MailedLinkAction
      title="Arrêter"
      lead="Confirmez."
      submit="Ne plus rien recevoir"
      done="C’est fait."
      incomplete="Ce lien est incomplet."
      send={send}
    />
  )
}

describe.each([
  ['a new password', PasswordResetScreen, 'Demander un nouveau lien'],
  ['the confirmation of an address', ConfirmScreen, 'Me connecter'],
  ['one button', End, 'Retour à l’accueil'],
])('the page of a link for %s', (_, Screen, next) => {
  test('says that the link is incomplete, with the way on below', async () => {
    renderInShop(<Screen />, { PasswordRule: () => ({ passwordRule: { minLength: 8, characterClasses: 3 } }) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Ce lien est incomplet/)
    expect(within(alert).queryByRole('link')).toBeNull()
    const link = screen.getByRole('link', { name: next })
    expect(alert.nextElementSibling).toBe(link)
    expect(document.querySelector('form')).toBeNull()
  })
})

test('what failed can be tried again: the key is no longer in the address', async () => {
  send.mockRejectedValueOnce(new Error('Network error: HTTP 502')).mockResolvedValueOnce({
    success: true,
    errorMessage: null,
  })
  const { user } = renderInShop(<End />, {}, '/account/end?token=a1b2')
  await user.click(screen.getByRole('button', { name: 'Ne plus rien recevoir' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Network error: HTTP 502')
  await user.click(screen.getByRole('button', { name: 'Ne plus rien recevoir' }))
  const done = await screen.findByText('C’est fait.')
  expect(document.activeElement?.contains(done)).toBe(true)
  expect(send.mock.calls).toEqual([['a1b2'], ['a1b2']])
})
