import { GraphQLError } from 'graphql'

type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'

/** An internal error that Magento has too, such as an orphaned URL rewrite. It is not logged. */
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
