import { OperationTypeNode } from 'graphql'
import { type Documents, type PreparedOperation, sha256Of } from './documents.ts'
import { BadRequest, MethodNotAllowed } from './errors.ts'
import type { GraphqlRequest } from './graphql-request.ts'
import { selectOperation } from './run-operation.ts'

/** A valid operation that the request's method permits, with its request. */
export type RequestedOperation = {
  operation: PreparedOperation
  request: GraphqlRequest
}

/**
 * Finds the operation by text, by hash, or by both, in Apollo's persisted queries protocol. Throws what `Documents` throws, `BadRequest`, or
 * `MethodNotAllowed` for anything but a query unless `mayMutate` is set, as for POST.
 */
export function findRequestedOperation(
  documents: Documents,
  request: GraphqlRequest,
  mayMutate: boolean,
): RequestedOperation {
  const { query, sha256, operationName } = request
  if (query && sha256 !== undefined && sha256Of(query) !== sha256) {
    throw new BadRequest('The hash is not that of the document')
  }
  const operation = selectOperation(query ? documents.prepare(query) : documents.known(sha256 ?? ''), operationName)
  if (operation.kind !== OperationTypeNode.QUERY && !mayMutate) {
    throw new MethodNotAllowed('Only queries may be sent by GET')
  }
  return { operation, request }
}
