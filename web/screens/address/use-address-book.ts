import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { AddressBook, type AddressBookQuery } from './address.generated.ts'

export type BookOwner = AddressBookQuery['me']

/** Who is there and the addresses of their book; a guest has no id and none. Read by the browser alone. */
export function useAddressBook() {
  const isHydrated = useHydrated()
  const { data, ...query } = useOperation(AddressBook, {}, { enabled: isHydrated })
  return { ...query, data: data?.me }
}
