import { operationQuery, type PageClient, useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../hydration.tsx'
import { AddressBook, type AddressBookQuery, Countries, type CountryRulesFragment } from './address.generated.ts'

const NONE: readonly CountryRulesFragment[] = []

export type BookOwner = AddressBookQuery['me']

/** The customer and the address book; a guest has neither id nor addresses. Fetched by the browser only. */
export function useAddressBook() {
  const isHydrated = useHydrated()
  const { data, ...query } = useOperation(AddressBook, {}, { enabled: isHydrated })
  return { ...query, data: data?.me }
}

/** The countries of delivery with the rules of their addresses; empty until loaded. */
export function useCountries(): readonly CountryRulesFragment[] {
  return useOperation(Countries, {}).data?.countries ?? NONE
}

/** Prefetches the list on the server: it is public. */
export function prefetchCountries(queryClient: PageClient): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(Countries, {}))
}
