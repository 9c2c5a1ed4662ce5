import type { CustomerAddress, FieldError } from '../../graphql/shop-schema.generated.ts'

/** The result of every mutation about an account; visitor and cart are read on request. */
export type CustomerResult = {
  __typename: 'CustomerMutationSuccess'
  success: boolean
  errorMessage: string | null
  errors: FieldError[]
  notes: string[]
  accountGoods?: string | null
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

/** Returns a refusal that concerns the whole form. */
export function refused(errorMessage: string): Outcome {
  return { success: false, errorMessage, errors: [] }
}

/** Returns a refusal of single fields, with the first one as its message. `null` if there is none. */
export function refusedFields(errors: FieldError[]): Outcome | null {
  const [first] = errors
  return first ? { success: false, errorMessage: first.message, errors } : null
}
