import { OperationTypeNode } from 'graphql'
import type { PreparedOperation } from './documents.ts'
import { rootFields } from './limit-mutations.ts'

const FIELDS = new Set(['openHelpdeskTicket', 'answerHelpdeskTicket'])

/** Whether an operation is one mutation, no more, whose input may hold files: a large body is worth reading for it alone. */
export function carriesFiles({ kind, name, prepared: { document } }: PreparedOperation): boolean {
  if (kind !== OperationTypeNode.MUTATION) return false
  const [field, ...more] = rootFields(document, name)
  return field !== undefined && more.length === 0 && FIELDS.has(field)
}
