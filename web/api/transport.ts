import { ClientError, GraphQLClient } from 'graphql-request'
import type { Operation } from '../../schema/operation.ts'
import { type Execute, GraphqlFailure } from '../page.ts'

/**
 * The browser's way to the endpoint (spec §7): `{base}/graphql`, same-origin credentials.
 * Documents are strings made at build time, so that no GraphQL parser is shipped.
 */
export function createTransport(basePath: string): Execute {
  const client = new GraphQLClient(new URL(`${basePath}/graphql`, location.origin).href, {
    credentials: 'same-origin',
    excludeOperationName: true,
  })
  return async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result> => {
    try {
      return await client.request<Result>(operation.text, variables as Record<string, unknown>)
    } catch (error) {
      throw asFailure(error)
    }
  }
}

/** Errors read as the specification's §8 wants them shown: «GraphQL error: …», «Network error: …». */
function asFailure(error: unknown): GraphqlFailure {
  if (error instanceof ClientError) {
    const { errors, status } = error.response
    if (errors?.[0])
      return new GraphqlFailure('graphql', `GraphQL error: ${errors[0].message}`, status, { cause: error })
    return new GraphqlFailure('network', `Network error: HTTP ${status}`, status, { cause: error })
  }
  const message = error instanceof Error ? error.message : String(error)
  return new GraphqlFailure('network', `Network error: ${message}`, 0, { cause: error })
}
