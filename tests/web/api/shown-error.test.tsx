import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mutationError, shownError } from '../../../web/api/shown-error.tsx'
import { GraphqlFailure } from '../../../schema/page.ts'
import { errorReason } from '../../../web/shell/error-reason.ts'
import { renderInShop } from '../content/in-shop.tsx'

const SENTENCE = 'Une erreur est survenue de notre côté.'
const failure = (message: string, code: string) =>
  new GraphqlFailure('graphql', `GraphQL error: ${message}`, 200, { code })

test.each([
  ['Internal error', 'INTERNAL_SERVER_ERROR'],
  ['The store cannot be reached', 'UPSTREAM_UNAVAILABLE'],
  ['The server is busy', 'OVERLOADED'],
  ['The search is not available', 'SEARCH_UNAVAILABLE'],
  ['Not allowed', 'FORBIDDEN'],
  ['Sign in first', 'UNAUTHENTICATED'],
])('a shopper never reads «%s»', (message, code) => {
  expect(shownError(failure(message, code), SENTENCE)).toBe(SENTENCE)
  expect(mutationError({ error: failure(message, code) }, SENTENCE)).toBe(SENTENCE)
  // The page of an error says what an operator can look for, and no sentence of the server.
  expect(errorReason(failure(message, code))).toBe(`GraphQL error: ${code}`)
})

test('what the store says to shoppers is shown as it is', () => {
  const refused = failure('Ce produit est épuisé.', 'BAD_USER_INPUT')
  expect(shownError(refused, SENTENCE)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(mutationError({ error: refused }, SENTENCE)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(errorReason(refused)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(shownError('no error', SENTENCE)).toBe(SENTENCE)
})

test.each([
  ['that did not arrive', 0, 'La boutique n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez.'],
  ['that failed on its way', 502, SENTENCE],
])('a request %s has a sentence before its English text', (_which, status, sentence) => {
  const lost = new GraphqlFailure('network', 'Network error: no answer', status)
  const { container } = renderInShop(shownError(lost, SENTENCE))
  expect(container.textContent).toContain(`${sentence} Network error: no answer`)
  expect(container.querySelector('[lang=en]')?.textContent).toBe('Network error: no answer')
})

test('a request whose code a deploy took away offers to reload the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const cause = new TypeError('Failed to fetch dynamically imported module: https://boutique.example/assets/a.js')
  const { user } = renderInShop(shownError(new GraphqlFailure('network', 'Network error', 0, { cause }), SENTENCE))
  expect(screen.getByText(/vient d’être mise à jour/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Recharger la page' }))
  expect(reload).toHaveBeenCalledOnce()
})
