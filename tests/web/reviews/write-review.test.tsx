import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { WriteReview } from '../../../web/screens/reviews/WriteReview.tsx'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { asCamille, asGuest } from '../wishlist/lists.ts'

const axes = {
  ReviewRatings: () => ({ reviewRatings: [{ id: 'MQ==', label: 'Qualité' }] }),
  Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
}
const show = (answers: Answers) => renderInShop(<WriteReview sku="GAM" name="Gamelle" />, { ...axes, ...answers })

/** Opens the form, whose code is fetched then. */
async function open(user: ReturnType<typeof show>['user']) {
  const button = await screen.findByRole('button', { name: 'Donner mon avis' })
  await act(async () => {
    await user.click(button)
    await import('../../../web/screens/reviews/ReviewForm.tsx')
  })
}

describe('the rules for reviews', () => {
  test('say what is checked, the order, the dates, why a review is refused, and who replies', async () => {
    const { user } = show(asGuest)
    await user.click(await screen.findByText('Comment nous publions les avis'))
    const text = screen.getByRole('group').textContent ?? ''
    for (const part of [
      'ne vérifions pas',
      'du plus récent au plus ancien',
      'date est celle où ils ont été écrits',
      'Nous refusons un avis',
      'injurieux',
      'mauvaise note n’est jamais une raison',
      'Nous ne répondons pas',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Chacun peut donner son avis')
  })

  test('want an account where guests may not write, and are there for them, too', async () => {
    show({ ...asGuest, ...offering('reviews') })
    expect(await screen.findByText(/Il faut un compte pour donner son avis/)).toBeTruthy()
  })

  test('are not there without reviews', async () => {
    show({ ...asGuest, ...offering() })
    expect(screen.queryByText('Comment nous publions les avis')).toBeNull()
  })
})

describe('writing a review', () => {
  test('goes back to its button when it is canceled', async () => {
    const { user } = show(asGuest)
    await open(user)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Donner mon avis' }))
  })

  test('requires every field, and puts the focus on the first thing that is missing', async () => {
    const { user } = show(asGuest)
    await open(user)
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon avis' }))
    expect(await screen.findByText(/^Donnez une note/)).toBeTruthy()
    expect(screen.getByText('Choisissez un pseudo.')).toBeTruthy()
    await waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'))
  })

  test('sends stars, nickname, title and text, and says that the shop reads it first', async () => {
    const sent: unknown[] = []
    const { user } = show({
      ...asCamille,
      CreateProductReview: (variables) => {
        sent.push(variables)
        return { createProductReview: { success: true, errorMessage: null, errors: [] } }
      },
    })
    await open(user)
    await user.click(await screen.findByRole('radio', { name: '4 étoiles' }))
    expect(screen.getByLabelText<HTMLInputElement>(/Votre pseudo/).value).toBe('Camille')
    await user.type(screen.getByLabelText(/Titre de votre avis/), 'Solide')
    await user.type(screen.getByRole('textbox', { name: /^Votre avis/ }), 'Rien à redire.')
    await user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
    expect(await screen.findByText(/sera publié une fois relu/)).toBeTruthy()
    const ratings = [{ id: 'MQ==', rating: 4 }]
    const input = { sku: 'GAM', nickname: 'Camille', title: 'Solide', comment: 'Rien à redire.', ratings }
    expect(sent).toEqual([{ input }])
  })

  test('says that the customer has reviewed the product before, and takes another review', async () => {
    const { user } = show({
      ...asCamille,
      OwnReview: ({ sku }) => ({ me: { id: 'camille', reviewedAt: sku === 'GAM' ? '2026-03-03T10:00:00Z' : null } }),
    })
    await open(user)
    expect(await screen.findByText(/déjà donné votre avis sur ce produit, le 3 mars 2026/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Envoyer mon avis' })).toBeTruthy()
  })

  test('shows a refusal in the form', async () => {
    const { user } = show({
      ...asCamille,
      CreateProductReview: () => ({ createProductReview: { success: false, errorMessage: 'Trop tard.', errors: [] } }),
    })
    await open(user)
    await user.click(await screen.findByRole('radio', { name: '5 étoiles' }))
    await user.type(screen.getByLabelText(/Titre de votre avis/), 'x')
    await user.type(screen.getByRole('textbox', { name: /^Votre avis/ }), 'y')
    await user.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Trop tard.')
  })

  test('keeps what is typed when the person cannot be read again, signs in, or signs out in another tab', async () => {
    let person: (() => unknown) | null = asGuest.Me
    let tell: ((response: unknown) => void) | undefined
    const { user, queryClient } = show({
      Me() {
        if (!person) throw new Error('Network error: Failed to fetch')
        return person()
      },
      OwnReview: () => new Promise((resolve) => (tell = resolve)),
    })
    await open(user)
    await user.type(await screen.findByRole('textbox', { name: /^Votre avis/ }), 'Rien à redire.')
    const text = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Votre avis/ })?.value
    for (const next of [null, asCamille.Me, asGuest.Me]) {
      person = next
      await act(() => queryClient.invalidateQueries({ queryKey: ['Me'] }))
      expect(text()).toBe('Rien à redire.')
    }
    await act(async () => tell?.({ me: { id: 'camille', reviewedAt: null } }))
  })

  test('asks guests to sign in where the store requires an account', async () => {
    const { unmount } = show(offering('reviews'))
    expect(screen.getByRole('link').getAttribute('href')).toContain('/login')
    unmount()
    // The cookie speaks of a session that has ended.
    const { user } = show({ ...asGuest, ...offering('reviews') })
    await open(user)
    expect((await screen.findByRole('link')).getAttribute('href')).toContain('/login')
  })
})
