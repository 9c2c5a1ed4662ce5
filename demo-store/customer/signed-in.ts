import type { Context } from '../context.ts'
import { storeError } from '../errors.ts'

/** The customer who asks; a guest gets an authorization error. Whatever was answered must not be cached. */
export function signedIn(context: Context): number {
  if (context.customerId === null) throw storeError('graphql-authorization', context.text('notAuthorized'))
  context.uncacheable.value = true
  return context.customerId
}
