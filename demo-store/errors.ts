import { GraphQLError } from 'graphql'

export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'

/** An error whose message reaches the caller, with Magento's category; any other exception becomes «Internal server error». */
export const storeError = (category: ErrorCategory, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { category } })

export const inputError = (message: string): GraphQLError => storeError('graphql-input', message)
export const noSuchEntity = (message: string): GraphQLError => storeError('graphql-no-such-entity', message)

/** What is an internal error on a real store too, such as an orphaned address: shown as one, but nothing to look into. */
export class ExpectedFault extends Error {}
