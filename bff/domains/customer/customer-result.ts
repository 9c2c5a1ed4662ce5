import type { CustomerAddress, FieldError } from '../../graphql/shop-schema.generated.ts'

/** What every mutation about an account says; who is there and the cart are read when they are requested. */
export type CustomerResult = {
  __typename: 'CustomerMutationSuccess'
  success: boolean
  errorMessage: string | null
  errors: FieldError[]
  notes: string[]
}

export type AddressResult = {
  __typename: 'CustomerAddressMutationSuccess'
  success: boolean
  errorMessage: string | null
  errors: FieldError[]
  notes: string[]
  address: CustomerAddress | null
}

export type RequestResult = {
  __typename: 'RequestSuccess'
  success: boolean
  errorMessage: string | null
  errors: FieldError[]
}

export type Outcome = { success: boolean; errorMessage: string | null; errors: FieldError[] }

export const accepted: Outcome = { success: true, errorMessage: null, errors: [] }

/** A refusal that concerns the whole form. */
export function refused(errorMessage: string): Outcome {
  return { success: false, errorMessage, errors: [] }
}

/** A refusal of single fields; the first one speaks for all. `null` when there is none. */
export function refusedFields(errors: FieldError[]): Outcome | null {
  const [first] = errors
  return first ? { success: false, errorMessage: first.message, errors } : null
}
