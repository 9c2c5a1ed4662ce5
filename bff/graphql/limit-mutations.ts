import type { FastifyRequest } from 'fastify'
import { type DocumentNode, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'
import extensions from 'virtual:extensions/server'
import type { NewRateLimit } from '../http/rate-limit.ts'
import type { PreparedOperation } from './documents.ts'

/** Counts mutations per client address, and queries that cost as much; rejects with `TooManyRequests` above the limit. */
export type LimitMutations = (request: Pick<FastifyRequest, 'ip'>, operation: PreparedOperation) => Promise<void>

/** Fields of queries that are computed and signed for each request. */
const COSTLY: ReadonlySet<string> = new Set(['captcha'])

/** Fields that allow guessing (passwords, codes) or send mail in the shop's name. */
const SENSITIVE =
  /log_?in|sign_?in|password|token|register|change_?email|create(customer|account|user)|delete_?customer|personal_?data|coupon|gift_?card|voucher|contact|newsletter|subscribe|review|guest_?order|withdraw/i

/** `mutations`, `sensitive`: fields per minute. Fields are counted, not requests, because of aliases and batches. */
export function createMutationLimits(
  { mutations, sensitive }: { mutations: number; sensitive: number },
  newLimit: NewRateLimit,
): LimitMutations {
  const all = newLimit('mutations', mutations)
  const few = newLimit('sensitive mutations', sensitive)
  const named = new Set(extensions.flatMap(({ sensitiveMutations = [] }) => sensitiveMutations))

  return async (request, operation) => {
    const fields = countedFields(operation)
    if (fields.length === 0) return
    await all.take(request, fields.length)
    const guesses = fields.filter((field) => SENSITIVE.test(field) || named.has(field)).length
    if (guesses > 0) await few.take(request, guesses)
  }
}

function countedFields({ prepared, name, kind }: PreparedOperation): readonly string[] {
  const fields = rootFields(prepared.document, name)
  return kind === OperationTypeNode.MUTATION ? fields : fields.filter((field) => COSTLY.has(field))
}

/** Names of an operation's root fields, fragments included. The document is valid: fragments exist and have no cycles. */
export function rootFields(document: DocumentNode, operationName: string | undefined): string[] {
  const operation = document.definitions.find(
    (part) => part.kind === Kind.OPERATION_DEFINITION && part.name?.value === operationName,
  )
  return operation?.kind === Kind.OPERATION_DEFINITION ? fieldsOf(operation.selectionSet) : []

  function fieldsOf({ selections }: SelectionSetNode): string[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet)
      const fragment = document.definitions.find(
        (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === selection.name.value,
      )
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet) : []
    })
  }
}
