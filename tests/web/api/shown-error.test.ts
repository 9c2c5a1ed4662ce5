import { expect, test } from 'vitest'
import { mutationError } from '../../../web/api/mutation-error.ts'
import { shownError } from '../../../web/api/shown-error.ts'
import { GraphqlFailure } from '../../../schema/page.ts'
import { errorReason } from '../../../web/shell/error-reason.ts'

const SENTENCE = 'Une erreur est survenue de notre côté.'
const failure = (message: string) => new GraphqlFailure('graphql', `GraphQL error: ${message}`, 200)

test.each(['Internal error', 'The store cannot be reached', 'The server is busy'])(
  'a shopper never reads «%s»',
  (message) => {
    expect(shownError(failure(message), SENTENCE)).toBe(SENTENCE)
    expect(mutationError({ error: failure(message) }, SENTENCE)).toBe(SENTENCE)
    expect(errorReason(failure(message))).toBe('')
  },
)

test('what the store says to shoppers is shown as it is', () => {
  const refused = failure('Ce produit est épuisé.')
  expect(shownError(refused, SENTENCE)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(mutationError({ error: refused }, SENTENCE)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(errorReason(refused)).toBe('GraphQL error: Ce produit est épuisé.')
  expect(shownError('no error', SENTENCE)).toBe(SENTENCE)
})
