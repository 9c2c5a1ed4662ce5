import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import AccountNewsletterScreen from '../../../web/screens/customer/AccountNewsletterScreen.tsx'
import NewsletterScreen from '../../../web/screens/customer/NewsletterScreen.tsx'
import { offering, renderInShop } from '../content/in-shop.tsx'

const email = 'ines@example.com'
const person = (isSubscribed: boolean) => ({
  id: 'c',
  email,
  firstname: 'Inès',
  lastname: 'Le Gall',
  hasExpired: false,
  isSubscribed,
  addresses: [],
})

/** The account's screen in a store that does with a request what `becomes` says. */
function renderAccount(isSubscribed: boolean, becomes: (requested: boolean) => boolean) {
  return renderInShop(<AccountNewsletterScreen />, {
    ...offering('newsletter'),
    Account: () => ({ me: person(isSubscribed) }),
    SetNewsletterSubscription: ({ isSubscribed: requested }: { isSubscribed: boolean }) => ({
      setNewsletterSubscription: { success: true, errorMessage: null, errors: [], me: person(becomes(requested)) },
    }),
  })
}

test('says to open the mailed link where the store requires a confirmation', async () => {
  const { user } = renderAccount(false, () => false)
  await user.click(await screen.findByRole('button', { name: 'M’inscrire' }))
  expect(await screen.findByText(/ouvrez le lien de l’e-mail de confirmation envoyé à ines@example\.com/)).toBeTruthy()
  expect(screen.queryByText(/ne recevra plus/)).toBeNull()
  expect(screen.getByText('Vous ne recevez pas la lettre d’information.')).toBeTruthy()
})

test('says what holds from now on where the store does it at once', async () => {
  const { user } = renderAccount(false, (requested) => requested)
  await user.click(await screen.findByRole('button', { name: 'M’inscrire' }))
  expect(await screen.findByText(/ines@example\.com recevra la lettre/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Me désinscrire' }))
  expect(await screen.findByText(/ines@example\.com ne recevra plus la lettre/)).toBeTruthy()
})

test('leads to the form where the store misses something in the account', async () => {
  const errorMessage = 'Le champ « Numéro de TVA » est obligatoire.'
  const { user } = renderInShop(<AccountNewsletterScreen />, {
    ...offering('newsletter'),
    Account: () => ({ me: person(false) }),
    SetNewsletterSubscription: () => ({
      setNewsletterSubscription: { success: false, errorMessage, errors: [], me: person(false) },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'M’inscrire' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(errorMessage)).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Mes informations' }).getAttribute('href')).toBe('/user/information')
})

test('asks a guest once about an address that is probably misspelled', async () => {
  const SubscribeToNewsletter = vi.fn(() => ({
    subscribeToNewsletter: { success: true, errorMessage: null, errors: [] },
  }))
  const { user } = renderInShop(<NewsletterScreen />, { ...offering('newsletter'), SubscribeToNewsletter })
  await user.type(await screen.findByLabelText(/Adresse e-mail/), 'lea@gmial.com{Enter}')
  await user.click(await screen.findByRole('button', { name: /Vouliez-vous dire lea@gmail\.com/ }))
  expect(SubscribeToNewsletter).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'M’inscrire' }))
  expect(await screen.findByText(/lea@gmail\.com/)).toBeTruthy()
})

test('promises guests nothing that a confirmation could still prevent', async () => {
  const SubscribeToNewsletter = vi.fn(() => ({
    subscribeToNewsletter: { success: true, errorMessage: null, errors: [] },
  }))
  const { user } = renderInShop(<NewsletterScreen />, { ...offering('newsletter'), SubscribeToNewsletter })
  await user.type(await screen.findByLabelText(/Adresse e-mail/), `${email}{Enter}`)
  expect(await screen.findByText(/Si un e-mail de confirmation arrive, ouvrez le lien qu’il contient/)).toBeTruthy()
})
