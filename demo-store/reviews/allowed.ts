import type { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { storeError } from '../errors.ts'

export const notAllowed = (message: string): GraphQLError => storeError('graphql-authorization', message)

/** Reviews switched off: reading them fails with the sentence about writing them, too. */
export const checkReviews = ({ model }: Context): void => {
  if (!model.settings.reviewsEnabled) throw notAllowed('Creating product reviews are not currently available.')
}
