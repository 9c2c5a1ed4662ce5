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
