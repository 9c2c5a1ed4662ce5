import type { GraphQLError } from 'graphql'

export type ErrorBody = {
  message: string
  locations?: { line: number; column: number }[]
  path?: (string | number)[]
  extensions?: { category: string }
}

const categoryOf = (error: GraphQLError): string | undefined => {
  const category = error.extensions.category
  return typeof category === 'string' ? category : undefined
}

/** Wording of Magento's GraphQL library where this one's differs. */
const reword = (message: string): string =>
  message
    .replace(/ Did you mean (?!the enum value).*\?$/, '')
    .replace(/^(Unknown argument "\w+" on field) "(\w+)\.(\w+)"\.$/, '$1 "$3" of type "$2".')
    .replace(
      /^Field "(\w+\.\w+)" of required type "([^"]+)" was not provided\.$/,
      'Field $1 of required type $2 was not provided.',
    )
    .replace(' is required, but it was not provided.', ' is required but not provided.')
    .replace(/^(Syntax Error: .*)\.$/, '$1')

/**
 * One error as the store shows it: message, place, category. What a resolver threw without a category stays hidden behind
 * «Internal server error», without extensions.
 */
export const errorBody = (error: GraphQLError): ErrorBody => {
  const category = categoryOf(error)
  const unexpected = error.path !== undefined && category === undefined
  return {
    message: unexpected ? 'Internal server error' : reword(error.message),
    ...(error.locations?.length ? { locations: error.locations.map(({ line, column }) => ({ line, column })) } : {}),
    ...(error.path?.length ? { path: [...error.path] } : {}),
    ...(category ? { extensions: { category } } : {}),
  }
}
