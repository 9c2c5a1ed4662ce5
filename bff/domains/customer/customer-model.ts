import type { CustomerAddress } from '../../graphql/shop-schema.generated.ts'

/** The visitor; a guest has no id, and no other data. */
export type CustomerModel = {
  id: string | null
  email: string | null
  firstname: string | null
  lastname: string | null
  isSubscribed: boolean
  addresses: CustomerAddress[]
}

export const guest: CustomerModel = {
  id: null,
  email: null,
  firstname: null,
  lastname: null,
  isSubscribed: false,
  addresses: [],
}
