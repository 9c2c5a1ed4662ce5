import { GraphQLError } from 'graphql'

type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'

/** What is an internal error on a real store too, such as an orphaned address: shown as one, but nothing to look into. */
export class ExpectedFault extends Error {}

/** A request the control API refuses: its message says what is allowed. */
export class ControlError extends Error {}

/** An error whose message reaches the caller, with Magento's category; any other exception becomes «Internal server error». */
export function storeError(category: ErrorCategory, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category } })
}

export function inputError(message: string): GraphQLError {
  return storeError('graphql-input', message)
}

export function noSuchEntity(message: string): GraphQLError {
  return storeError('graphql-no-such-entity', message)
}
